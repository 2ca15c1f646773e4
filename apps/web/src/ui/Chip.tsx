import type { ReactNode } from 'react'

export type Tone = 'neutral' | 'accent' | 'heat' | 'success' | 'warning' | 'danger' | 'info'

/** A word or two about a thing: its state, its kind. The icon says with shape what the tone says with colour. */
export function Chip({
  tone = 'neutral',
  isSolid = false,
  icon,
  children,
}: {
  tone?: Tone
  isSolid?: boolean
  icon?: ReactNode
  children: ReactNode
}) {
  return (
    <span className={`chip chip--${tone}${isSolid ? ' chip--solid' : ''}`}>
      {icon}
      {children}
    </span>
  )
}
