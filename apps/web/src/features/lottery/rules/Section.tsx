import { type ReactNode, useId } from 'react'

/** One part of the rules, under its heading. */
export function Section({ name, children }: { name: string; children: ReactNode }) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="rules__part">
      <h2 id={heading} className="rules__name">
        {name}
      </h2>
      {children}
    </section>
  )
}
