import { drawWithout, type WordSource } from '@perya/fairness'
import type { Amount } from '@perya/money'
import { choose } from '../combinations.ts'
import { type Ratio, ratio, total } from '../ratio.ts'
import { checkRule, isWholeBetween } from '../rule-error.ts'
import { payoutOf } from '../stake.ts'

export const kenoNumbers = 40
export const kenoDrawn = 10
export const kenoMostPicks = 10

export type KenoBet = { readonly stake: Amount; readonly picks: readonly number[] }
export type KenoOutcome = { readonly drawn: readonly number[] }

/**
 * What so many hits pay in hundredths, by the number of picks. Ten picks pay the top prize for nine hits too:
 * all ten come once in 847,660,528 draws, which nobody should be invited to wait for.
 */
const pays: Readonly<Record<number, Readonly<Record<number, number>>>> = {
  1: { 1: 396 },
  2: { 1: 161, 2: 642 },
  3: { 2: 457, 3: 3009 },
  4: { 2: 237, 3: 763, 4: 7912 },
  5: { 2: 166, 3: 341, 4: 1700, 5: 25017 },
  6: { 3: 371, 4: 1103, 5: 8305, 6: 170017 },
  7: { 3: 246, 4: 561, 5: 2600, 6: 27015, 7: 860014 },
  8: { 3: 202, 4: 331, 5: 1102, 6: 7507, 7: 110015, 8: 1000000 },
  9: { 4: 418, 5: 983, 6: 4704, 7: 46015, 8: 1000000, 9: 1000000 },
  10: { 4: 307, 5: 581, 6: 2200, 7: 15001, 8: 230014, 9: 1000000, 10: 1000000 },
}

export const kenoPays = (picks: number, hits: number): bigint => BigInt(pays[picks]?.[hits] ?? 0)

/** The exact chance of so many hits. */
export const kenoChance = (picks: number, hits: number): Ratio =>
  ratio(choose(picks, hits) * choose(kenoNumbers - picks, kenoDrawn - hits), choose(kenoNumbers, kenoDrawn))

function check({ picks }: Pick<KenoBet, 'picks'>): void {
  checkRule(isWholeBetween(picks.length, 1, kenoMostPicks), 'picks')
  checkRule(new Set(picks).size === picks.length, 'picks')
  for (const pick of picks) checkRule(isWholeBetween(pick, 1, kenoNumbers), 'picks')
}

export const keno = {
  code: 'KENO',
  check,
  draw: (source: WordSource): KenoOutcome => {
    const numbers = Array.from({ length: kenoNumbers }, (_, at) => at + 1)
    return { drawn: drawWithout(source, numbers, kenoDrawn) }
  },
  settle: ({ stake, picks }: KenoBet, { drawn }: KenoOutcome): Amount => {
    check({ picks })
    return payoutOf(stake, kenoPays(picks.length, picks.filter((pick) => drawn.includes(pick)).length))
  },
  rtp: (picks: number): Ratio => {
    checkRule(isWholeBetween(picks, 1, kenoMostPicks), 'picks')
    const returns = Array.from({ length: picks + 1 }, (_, hits) => {
      const { numerator, denominator } = kenoChance(picks, hits)
      return ratio(numerator * kenoPays(picks, hits), denominator * 100n)
    })
    return total(returns)
  },
}
