import { drawBelow, type WordSource } from '@perya/fairness'
import type { Amount } from '@perya/money'
import { type Ratio, ratio } from '../ratio.ts'
import { checkRule, isWholeBetween } from '../rule-error.ts'
import { payoutOf } from '../stake.ts'
import { paidPercent } from './edge.ts'
import { isLowRisk } from './low-risk.ts'

const rolls = 10_000

/** `chance` is how many of the 10,000 rolls win, at the low end for `under` and at the high end for `over`. */
export type DiceBet = {
  readonly stake: Amount
  readonly side: 'under' | 'over'
  readonly chance: number
}

export const diceChances = { low: 10, high: 9_800 } as const

function check({ side, chance }: Omit<DiceBet, 'stake'>): void {
  checkRule(side === 'under' || side === 'over', 'side')
  checkRule(isWholeBetween(chance, diceChances.low, diceChances.high), 'chance')
}

/** What a win pays, in hundredths. */
export const diceMultiplier = (chance: number): bigint => (paidPercent * BigInt(rolls)) / BigInt(chance)

const wins = ({ side, chance }: Omit<DiceBet, 'stake'>, roll: number) =>
  side === 'under' ? roll < chance : roll >= rolls - chance

export const dice = {
  code: 'DICE',
  check,
  /** From 0 to 9,999, shown as 00.00 to 99.99. */
  draw: (source: WordSource) => ({ roll: drawBelow(source, rolls) }),
  settle: (bet: DiceBet, { roll }: { roll: number }): Amount => {
    check(bet)
    return payoutOf(bet.stake, wins(bet, roll) ? diceMultiplier(bet.chance) : 0n)
  },
  rtp: (bet: Omit<DiceBet, 'stake'>): Ratio => {
    check(bet)
    return ratio(diceMultiplier(bet.chance) * BigInt(bet.chance), 100n * BigInt(rolls))
  },
  isLowRisk: ({ chance }: Pick<DiceBet, 'chance'>): boolean =>
    isLowRisk(ratio(BigInt(chance), BigInt(rolls))),
}
