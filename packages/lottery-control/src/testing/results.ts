/** Random results, plus some that are too rare to appear by chance. */
import { drawBelow, type WordSource } from '@perya/fairness'
import { drawResult, type Family, type Result } from '@perya/lottery-rules'
import { oneOf } from './tickets.ts'

const seldom: Partial<Record<Family, readonly Result[]>> = {
  '11x5': [
    ['10', '02', '08', '04', '06'],
    ['11', '01', '09', '07', '03'],
  ],
  k3: [
    ['1', '2', '1'],
    ['6', '6', '5'],
  ],
  // Adds up to 810, with ten of each half and ten odd ones.
  keno: [
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80].map((ball) =>
      String(ball).padStart(2, '0'),
    ),
  ],
}

const repeats: ReadonlySet<Family> = new Set<Family>([
  'ssc',
  'k3',
  'vn-north',
  'vn-south',
  'ph-2d',
  'ph-3d',
  'ph-4d',
  'ph-6d',
])

export function drawSomeResult(family: Family, source: WordSource): Result {
  const result = drawResult(family, source)
  const kind = drawBelow(source, 8)
  if (kind === 0) return oneOf(seldom[family] ?? [result], source)
  return kind < 4 && repeats.has(family) ? crowded(result, source) : result
}

/** Repeats only the first and the second item. */
const crowded = (result: Result, source: WordSource): Result =>
  result.map((value, place) =>
    place === 0 ? value : (result[drawBelow(source, 2)] as string).slice(-value.length),
  )
