/** How often every number came, counted and nothing more: a draw does not remember the one before. */
import type { LotteryResult } from '@perya/contract/lottery'

/** Families where a place of the result is a thing of its own; in the others only what was drawn counts. */
const placed = ['ssc', 'pk10', '11x5', 'ph-2d', 'ph-3d', 'ph-4d', 'ph-6d']
const digitFamilies = ['ssc', 'ph-3d', 'ph-4d', 'ph-6d']

export const placesOf = (family: string, results: readonly LotteryResult[]): number =>
  placed.includes(family) ? (results[0]?.result.length ?? 0) : 0

export type Count = { pick: string; times: number; ago: number | null }

/** Of one place, or of the whole result: how often each number came, and how many draws ago it last did. */
export function countsOf(family: string, results: readonly LotteryResult[], place: number | null): Count[] {
  const drawn = results.map(({ result }) => (place === null ? lotsOf(family, result) : [result[place] ?? '']))
  return picksOf(family).map((pick) => {
    const last = drawn.findIndex((numbers) => numbers.includes(pick))
    return {
      pick,
      times: drawn.reduce((sum, numbers) => sum + numbers.filter((number) => number === pick).length, 0),
      ago: last < 0 ? null : last,
    }
  })
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
