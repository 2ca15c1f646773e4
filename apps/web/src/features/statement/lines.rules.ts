import type { StatementLine } from '@perya/contract/wallet'
import { dayOf } from './filter.rules.ts'

export type Direction = 'in' | 'out' | 'none'
type DayRow = { kind: 'day'; key: string }
export type LineRow = {
  kind: 'line'
  key: string
  line: StatementLine
  /** Where in its day's card the line stands, which decides the corners. */
  place: 'first' | 'middle' | 'last' | 'only'
}
export type Row = DayRow | LineRow

export function directionOf({ amount }: Pick<StatementLine, 'amount'>): Direction {
  if (!/[1-9]/.test(amount)) return 'none'
  return amount.startsWith('-') ? 'out' : 'in'
}

/** Money that came in has its plus, as money that left has its minus. */
export function signOf(amount: string): 'always' | 'auto' {
  return directionOf({ amount }) === 'in' ? 'always' : 'auto'
}

// A transfer may touch a wallet twice. A line that slid onto the next page while paging is the same in all.
const keyOf = (line: StatementLine) => [line.id, line.amount, line.balance].join(' ')

/** The pages read so far under their newest one; `null` when more has happened in between than one page holds. */
export function withNewest<Page extends { lines: readonly StatementLine[] }>(
  pages: readonly Page[],
  newest: Page,
): readonly Page[] | null {
  const [first, ...rest] = pages
  const known = new Set(newest.lines.map(keyOf))
  const kept = first?.lines.filter((line) => !known.has(keyOf(line))) ?? []
  if (kept.length === first?.lines.length) return null
  return [{ ...newest, lines: [...newest.lines, ...kept] }, ...rest]
}

/** Every row of the record, in the order it came: a business day, then its lines. */
export function rowsOf(lines: readonly StatementLine[], timeZone: string): readonly Row[] {
  const rows: Row[] = []
  const seen = new Set<string>()
  let day = ''
  for (const line of lines) {
    const key = keyOf(line)
    if (seen.has(key)) continue
    seen.add(key)
    const before = rows.at(-1)
    const ofDay = dayOf(line.at, timeZone)
    if (ofDay !== day) rows.push({ kind: 'day', key: ofDay })
    else if (before?.kind === 'line') before.place = before.place === 'only' ? 'first' : 'middle'
    rows.push({ kind: 'line', key, line, place: ofDay === day ? 'last' : 'only' })
    day = ofDay
  }
  return rows
}
