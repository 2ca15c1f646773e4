import { expect } from 'vitest'
import type { BetType } from '../bet-type.ts'
import type { Content } from '../content.ts'
import { writeContent } from '../content.ts'
import { betsByPrize, countBets } from '../count-bets.ts'
import type { Result } from '../family.ts'
import { fraction, plus, times } from '../fraction.ts'
import { mostWon } from '../most-won.ts'
import { oddsSnapshot, returnOf, returnOfContent } from '../price.ts'
import { settlerOf } from '../settle.ts'
import { payoutOf } from '../stake.ts'

/** Results that are equally likely; each stands for `weight` results that settle alike. */
export type ResultClass = { readonly weight: bigint; readonly results: readonly Result[] }

export const everyResult = (results: readonly Result[]): readonly ResultClass[] => [{ weight: 1n, results }]

/** Plays of which the most that can be won is known from above only. */
const boundedLoosely = new Set(['permutation', 'dragon-tiger'])

/** A stake at which no payout is floored. */
const stake = 10_000n

/**
 * Goes through every result and holds a content to what its bet type declares: every prize as often as its chance,
 * payouts that add up to exactly the return, and none above the most that can be won.
 */
export function expectDeclaredReturn(
  betType: BetType,
  contents: readonly Content[],
  classes: readonly ResultClass[],
  prizeGroup = 1_956,
): void {
  const odds = oddsSnapshot(betType, prizeGroup)
  const paid = contents.map(() => 0n)
  const hit = contents.map(() => betType.prizes.map(() => 0n))
  const largest = contents.map(() => 0n)
  let outcomes = 0n
  for (const { weight, results } of classes) {
    outcomes += weight * BigInt(results.length)
    for (const result of results) {
      const settle = settlerOf(result)
      for (let index = 0; index < contents.length; index++) {
        const hits = settle(betType, contents[index] as Content)
        if (hits.length === 0) continue
        const payout = payoutOf(hits, odds, stake)
        paid[index] = (paid[index] as bigint) + weight * payout
        if (payout > (largest[index] as bigint)) largest[index] = payout
        const counts = hit[index] as bigint[]
        for (const { prize, count } of hits) {
          const at = betType.prizes.findIndex(({ code }) => code === prize)
          counts[at] = (counts[at] as bigint) + weight * BigInt(count)
        }
      }
    }
  }
  for (const [index, content] of contents.entries()) {
    const name = `${betType.code} ${writeContent(content)}`
    const bets = betsByPrize(betType, content)
    const declared = betType.prizes.map(({ chance }, prize) =>
      times(chance, fraction(BigInt(bets[prize] as number) * outcomes)),
    )
    expect(
      (hit[index] as bigint[]).map((count) => fraction(count)),
      name,
    ).toEqual(declared)
    const most = mostWon(betType, content, odds, stake)
    if (boundedLoosely.has(betType.play)) expect((largest[index] as bigint) <= most, name).toBe(true)
    else expect(largest[index], `the most ${name} wins`).toBe(most)
    const staked = BigInt(countBets(betType, content)) * stake * outcomes
    expect(fraction(paid[index] as bigint), name).toEqual(
      times(returnOfContent(betType, content, odds), fraction(staked)),
    )
  }
}

/** What a bet type may give back: never all of it, and close below the prize group where that sets the price. */
export function expectSoundPrice(betType: BetType): void {
  for (const prizeGroup of [1_700, 1_956, 1_980]) {
    const { numerator, denominator } = returnOf(betType, prizeGroup)
    expect(numerator < denominator, `${betType.code} at ${prizeGroup}`).toBe(true)
    if (betType.prizes.some(({ pays }) => 'fixed' in pays)) continue
    const group = fraction(prizeGroup, 2_000)
    const gap = plus(group, fraction(-numerator, denominator))
    expect(gap.numerator >= 0n, `${betType.code} pays more than its group`).toBe(true)
    expect(gap.numerator * 1_000n < gap.denominator, `${betType.code} pays much less than its group`).toBe(
      true,
    )
  }
}
