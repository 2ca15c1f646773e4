/** How often every number came, counted and nothing more: a draw does not remember the one before. */
import type { LotteryResult } from '@perya/contract/lottery'

/** Families where a place of the result is a thing of its own; in the others only what was drawn counts. */
const placed = ['ssc', 'pk10', '11x5', 'ph-2d', 'ph-3d', 'ph-4d', 'ph-6d']
const digitFamilies = ['ssc', 'ph-3d', 'ph-4d', 'ph-6d']

export const placesOf = (family: string, results: readonly LotteryResult[]): number =>
  placed.includes(family) ? (results[0]?.result.length ?? 0) : 0

/** A number that came, in the column it has among all of them. */
export type TrendHit = { pick: string; column: number; times: number }
export type TrendRow = { issueNo: string; hits: readonly TrendHit[] }

/** Of one place, or of the whole result: draw by draw which numbers came. */
export function trendOf(
  family: string,
  results: readonly LotteryResult[],
  place: number | null,
): { picks: readonly string[]; rows: readonly TrendRow[] } {
  const picks = picksOf(family)
  const rows = results.map(({ issueNo, result }) => {
    const drawn = place === null ? lotsOf(family, result) : [result[place] ?? '']
    const hits = [...new Set(drawn)].map((pick) => ({
      pick,
      column: picks.indexOf(pick),
      times: drawn.filter((other) => other === pick).length,
    }))
    return { issueNo, hits: hits.sort((one, other) => one.column - other.column) }
  })
  return { picks, rows }
}

export type Count = { pick: string; times: number; ago: number | null }

/** How often each number came, and how many draws ago it last did. */
export function countsOf({ picks, rows }: ReturnType<typeof trendOf>): Count[] {
  return picks.map((pick, column) => {
    const hits = rows.map((row) => row.hits.find((hit) => hit.column === column)?.times ?? 0)
    const last = hits.findIndex((times) => times > 0)
    return { pick, times: hits.reduce((sum, times) => sum + times, 0), ago: last < 0 ? null : last }
  })
}

export const countOrders = ['hot', 'cold', 'number'] as const
export type CountOrder = (typeof countOrders)[number]

/** Hot is what came most often, cold what has not come for longest. */
export function inOrder(counts: readonly Count[], order: CountOrder): readonly Count[] {
  const since = ({ ago }: Count) => ago ?? Number.POSITIVE_INFINITY
  const compare = (one: number, other: number) => (one === other ? 0 : one < other ? -1 : 1)
  if (order === 'number') return counts
  return counts.toSorted((one, other) =>
    order === 'hot'
      ? compare(other.times, one.times) || compare(since(one), since(other))
      : compare(since(other), since(one)) || compare(one.times, other.times),
  )
}

/** A Vietnamese lot counts by its last two digits, as most bets do. */
const lotsOf = (family: string, result: readonly string[]): readonly string[] =>
  family.startsWith('vn-') ? result.map((lot) => lot.slice(-2)) : result

function picksOf(family: string): string[] {
  if (digitFamilies.includes(family)) return range(0, 9, 1)
  if (family.startsWith('vn-')) return range(0, 99, 2)
  if (family === 'pk10') return range(1, 10, 1)
  if (family === 'k3') return range(1, 6, 1)
  const most = { '11x5': 11, keno: 80, 'mark-six': 49, 'ph-2d': 31 }[family] ?? Number(family.slice(3))
  return range(1, most, 2)
}

const range = (first: number, last: number, width: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String(first + index).padStart(width, '0'))
