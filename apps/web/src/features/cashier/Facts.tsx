import type { ReactNode } from 'react'
import '#ui/record/record.css'

/** What there is to know, one `Fact` under another. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="cashier-facts">{children}</dl>
}
