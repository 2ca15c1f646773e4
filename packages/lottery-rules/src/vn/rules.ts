import type { BetType } from '../bet-type.ts'
import type { Result } from '../family.ts'
import { picksRule } from '../plays/picks.ts'
import { sizeRivals, sizesOf } from '../plays/size.ts'
import { someOfRule } from '../plays/some-of.ts'
import type { Rule, Rules } from '../rule.ts'

/** A picked number is a bet on each lot and wins as often as a lot ends in it. */
function lastDigitsRule({ places = [], digits = 2 }: BetType): Rule {
  const none = [0]
  return {
    bets: ([picks = []]) => [picks.length * places.length],
    settler: (result) => {
      const landed = new Map<string, number>()
      for (const place of places) {
        const end = (result[place] as string).slice(-digits)
        landed.set(end, (landed.get(end) ?? 0) + 1)
      }
      return ([picks = []]) => {
        let hits = 0
        for (const pick of picks) hits += landed.get(pick) ?? 0
        return hits === 0 ? none : [hits]
      }
    },
    most: (_, [price = 0n]) => BigInt(places.length) * price,
  }
}

const lastTwos = (result: Result) => new Set(result.map((lot) => lot.slice(-2)))

export const vnRules: Rules = {
  'last-digits': lastDigitsRule,
  'all-appear': (betType) =>
    someOfRule(betType, (result) => {
      const landed = lastTwos(result)
      return (pick) => landed.has(pick)
    }),
  'none-appear': (betType) =>
    someOfRule(betType, (result) => {
      const landed = lastTwos(result)
      return (pick) => !landed.has(pick)
    }),
  'last-two-size': (betType) =>
    picksRule(betType, ([special = '']) => [sizesOf(Number(special.slice(-2)), 50)], sizeRivals),
}
