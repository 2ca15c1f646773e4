import { Children, type ReactNode } from 'react'

/** Words divided by dots, of which none begins or ends a line where they wrap. */
export function Dotted({ children }: { children: ReactNode }) {
  return (
    <span className="dotted">
      {Children.toArray(children).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line never change places
        <span key={index} className="dotted__part">
          {part}
        </span>
      ))}
    </span>
  )
}
