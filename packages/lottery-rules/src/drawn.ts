import type { Family } from './family.ts'
import { lotDigits, northPrizes, southPrizes } from './vn/lots.ts'

/**
 * What a draw of a family brings: so many numbers of a range, `repeating` each from all of them and `distinct` none
 * twice; or `lots` of so many digits. Numbers are written with `width` digits.
 */
export type Drawn =
  | {
      readonly kind: 'repeating' | 'distinct'
      readonly count: number
      readonly first: number
      readonly last: number
      readonly width: number
    }
  | { readonly kind: 'lots'; readonly digits: readonly number[] }

export const drawnOf = (family: Family): Drawn => drawn[family]

const digits = (count: number): Drawn => ({ kind: 'repeating', count, first: 0, last: 9, width: 1 })
const balls = (count: number, last: number, width = 2): Drawn => ({
  kind: 'distinct',
  count,
  first: 1,
  last,
  width,
})
const lots = (prizes: Parameters<typeof lotDigits>[0]): Drawn => ({ kind: 'lots', digits: lotDigits(prizes) })

const drawn: Readonly<Record<Family, Drawn>> = {
  ssc: digits(5),
  pk10: balls(10, 10, 1),
  k3: { kind: 'repeating', count: 3, first: 1, last: 6, width: 1 },
  '11x5': balls(5, 11),
  keno: balls(20, 80),
  'mark-six': balls(7, 49),
  'vn-north': lots(northPrizes),
  'vn-south': lots(southPrizes),
  'ph-2d': { kind: 'repeating', count: 2, first: 1, last: 31, width: 2 },
  'ph-3d': digits(3),
  'ph-4d': digits(4),
  'ph-6d': digits(6),
  'ph-42': balls(6, 42),
  'ph-45': balls(6, 45),
  'ph-49': balls(6, 49),
  'ph-55': balls(6, 55),
  'ph-58': balls(6, 58),
}
