import type { BetType } from '../bet-type.ts'
import { chooseFew } from '../choose.ts'
import type { Result } from '../family.ts'
import type { Rule } from '../rule.ts'

/**
 * Every `size` of the picks of the one field are a bet, which wins if all of them are among those that match, of which
 * there are `together` at most.
 */
export function someOfRule(
  { size = 1 }: BetType,
  matching: (result: Result) => (pick: string) => boolean,
  together = Number.POSITIVE_INFINITY,
): Rule {
  const none = [0]
  return {
    bets: ([picks = []]) => [chooseFew(picks.length, size)],
    settler: (result) => {
      const matches = matching(result)
      return ([picks = []]) => {
        let matched = 0
        for (const pick of picks) if (matches(pick)) matched += 1
        return matched < size ? none : [chooseFew(matched, size)]
      }
    },
    most: ([picks = []], [price = 0n]) => BigInt(chooseFew(Math.min(picks.length, together), size)) * price,
  }
}

/** The same with the picks that stand at the places of the bet type, or anywhere among so many drawn. */
export const drawnRule = (betType: BetType, drawn: number): Rule =>
  someOfRule(betType, drawnAt(betType), betType.places?.length ?? drawn)

/** Whether a pick stands at one of the places of the bet type. */
export const drawnAt =
  ({ places }: BetType) =>
  (result: Result) => {
    const drawn = new Set(places ? places.map((place) => result[place] as string) : result)
    return (pick: string) => drawn.has(pick)
  }
