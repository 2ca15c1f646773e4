import type { ReactNode } from 'react'
import { ParolDrawing } from './ParolDrawing.tsx'

/** Nothing here yet: one sentence, and one thing to do about it. */
export function EmptyState({
  label,
  title,
  text,
  action,
}: {
  /** What kind of nothing it is, above the sentence. */
  label?: string
  title: string
  text?: string
  action?: ReactNode
}) {
  return (
    <div className="flex flex-col items-center gap-3 px-6 py-10 text-center">
      <ParolDrawing className="size-24 text-muted" />
      {label && <p className="text-meta font-semibold text-muted">{label}</p>}
      <h2 className="font-display text-section font-extrabold text-balance">{title}</h2>
      {text && <p className="max-w-xs text-body text-pretty text-muted">{text}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  )
}
