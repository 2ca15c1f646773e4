import { drawBelow, type WordSource } from '@perya/fairness'
import type { Amount } from '@perya/money'
import { choose } from '../combinations.ts'
import { type Ratio, ratio, total } from '../ratio.ts'
import { checkRule } from '../rule-error.ts'
import { payoutOf } from '../stake.ts'

export const plinkoRows = [8, 12, 16] as const
export const plinkoRisks = ['low', 'medium', 'high'] as const
export type PlinkoBoard = {
  readonly rows: (typeof plinkoRows)[number]
  readonly risk: (typeof plinkoRisks)[number]
}
export type PlinkoBet = PlinkoBoard & { readonly stake: Amount }

/** In hundredths from the outermost bucket to the middle one; each board returns exactly 99 %. */
const halves: Record<PlinkoBoard['rows'], Record<PlinkoBoard['risk'], readonly number[]>> = {
  8: {
    low: [562, 210, 110, 100, 50],
    medium: [1304, 301, 130, 70, 40],
    high: [2900, 399, 150, 30, 20],
  },
  12: {
    low: [1006, 303, 160, 140, 110, 100, 50],
    medium: [3310, 1101, 400, 200, 110, 60, 30],
    high: [17002, 2380, 810, 200, 70, 20, 20],
  },
  16: {
    low: [1610, 902, 200, 140, 140, 120, 110, 100, 50],
    medium: [11014, 4123, 1000, 500, 300, 150, 100, 50, 30],
    high: [100004, 13048, 2600, 900, 400, 200, 20, 20, 20],
  },
}

function check({ rows, risk }: PlinkoBoard): void {
  checkRule(plinkoRows.includes(rows), 'rows')
  checkRule(plinkoRisks.includes(risk), 'risk')
}

/** What each bucket pays in hundredths, left to right. */
export function plinkoBuckets({ rows, risk }: PlinkoBoard): readonly number[] {
  check({ rows, risk })
  const half = halves[rows][risk]
  return [...half, ...half.slice(0, -1).toReversed()]
}

export type PlinkoOutcome = { readonly path: readonly ('left' | 'right')[]; readonly bucket: number }

export const plinko = {
  code: 'PLINKO',
  check,
  draw: (source: WordSource, { rows }: Pick<PlinkoBoard, 'rows'>): PlinkoOutcome => {
    const path = Array.from({ length: rows }, () => (drawBelow(source, 2) === 0 ? 'left' : 'right'))
    return { path, bucket: path.filter((turn) => turn === 'right').length }
  },
  settle: (bet: PlinkoBet, { bucket }: Pick<PlinkoOutcome, 'bucket'>): Amount =>
    payoutOf(bet.stake, BigInt(plinkoBuckets(bet)[bucket] ?? 0)),
  rtp: (board: PlinkoBoard): Ratio =>
    total(
      plinkoBuckets(board).map((pays, bucket) =>
        ratio(choose(board.rows, bucket) * BigInt(pays), 100n * 2n ** BigInt(board.rows)),
      ),
    ),
}
