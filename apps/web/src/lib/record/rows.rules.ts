/** The lines of a record under their business days, in the order they came. */
import { dayOf } from './period.rules.ts'

type DayRow = { kind: 'day'; key: string }
export type LineRow<Line> = {
  kind: 'line'
  key: string
  line: Line
  /** Where in its day's card the line stands, which decides the corners. */
  place: 'first' | 'middle' | 'last' | 'only'
}
export type Row<Line> = DayRow | LineRow<Line>

/** What names a line, and when it was. */
export type LineLook<Line> = { keyOf: (line: Line) => string; atOf: (line: Line) => string }

/** Every row of the record: a business day, then its lines. One that slid onto the next page while paging stands once. */
export function rowsOf<Line>(
  lines: readonly Line[],
  { keyOf, atOf }: LineLook<Line>,
  timeZone: string,
): readonly Row<Line>[] {
  const rows: Row<Line>[] = []
  const seen = new Set<string>()
  let day = ''
  for (const line of lines) {
    const key = keyOf(line)
    if (seen.has(key)) continue
    seen.add(key)
    const before = rows.at(-1)
    const ofDay = dayOf(atOf(line), timeZone)
    if (ofDay !== day) rows.push({ kind: 'day', key: ofDay })
    else if (before?.kind === 'line') before.place = before.place === 'only' ? 'first' : 'middle'
    rows.push({ kind: 'line', key, line, place: ofDay === day ? 'last' : 'only' })
    day = ofDay
  }
  return rows
}

/** How a page holds its lines. */
export type PageLook<Lined, Line> = {
  keyOf: (line: Line) => string
  linesOf: (page: Lined) => readonly Line[]
  /** The part of a page that holds these lines. */
  setLines: (lines: Line[]) => Lined
}

/** The pages read so far under their newest one; `null` when more has happened in between than one page holds. */
export function withNewest<Lined extends object, Page extends Lined, Line>(
  pages: readonly Page[],
  newest: Page,
  { keyOf, linesOf, setLines }: PageLook<Lined, Line>,
): readonly Page[] | null {
  const [first, ...rest] = pages
  if (first === undefined) return null
  const known = new Set(linesOf(newest).map(keyOf))
  const kept = linesOf(first).filter((line) => !known.has(keyOf(line)))
  if (kept.length === linesOf(first).length) return null
  return [{ ...newest, ...setLines([...linesOf(newest), ...kept]) }, ...rest]
}
