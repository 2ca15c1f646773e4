import type { WordSource } from '@perya/fairness'
import type { Amount } from '@perya/money'
import { type Ratio, ratio, times } from '../ratio.ts'
import { payoutOf } from '../stake.ts'
import { isLowRisk } from './low-risk.ts'
import { chanceOfPoint, checkTarget, drawPoint } from './point.ts'

/** The target is in hundredths: 250 bets that the round reaches 2.50. */
export type LimboBet = { readonly stake: Amount; readonly target: number }

export const limbo = {
  code: 'LIMBO',
  check: ({ target }: LimboBet) => void checkTarget(target),
  draw: (source: WordSource) => ({ point: drawPoint(source) }),
  settle: ({ stake, target }: LimboBet, { point }: { point: number }): Amount =>
    payoutOf(stake, point >= checkTarget(target) ? BigInt(target) : 0n),
  rtp: ({ target }: Pick<LimboBet, 'target'>): Ratio =>
    times(chanceOfPoint(target), ratio(BigInt(target), 100n)),
  isLowRisk: ({ target }: Pick<LimboBet, 'target'>): boolean => isLowRisk(chanceOfPoint(target)),
}
