import type { StatementLine } from '@perya/contract/wallet'
import { dayOf } from './filter.rules.ts'

export type Direction = 'in' | 'out' | 'none'
type DayOfLines = { day: string; lines: { key: string; line: StatementLine }[] }

export function directionOf({ amount }: Pick<StatementLine, 'amount'>): Direction {
  if (!/[1-9]/.test(amount)) return 'none'
  return amount.startsWith('-') ? 'out' : 'in'
}

/** Money that came in has its plus, as money that left has its minus. */
export function signOf(amount: string): 'always' | 'auto' {
  return directionOf({ amount }) === 'in' ? 'always' : 'auto'
}

/** Lines by business day, in the order they came. */
export function linesByDay(lines: readonly StatementLine[], timeZone: string): DayOfLines[] {
  const days: DayOfLines[] = []
  const seen = new Set<string>()
  for (const line of lines) {
    // A transfer may touch a wallet twice. A line that slid onto the next page while paging is the same in all.
    const key = [line.id, line.amount, line.balance].join(' ')
    if (seen.has(key)) continue
    seen.add(key)
    const day = dayOf(line.at, timeZone)
    if (days.at(-1)?.day !== day) days.push({ day, lines: [] })
    days.at(-1)?.lines.push({ key, line })
  }
  return days
}
