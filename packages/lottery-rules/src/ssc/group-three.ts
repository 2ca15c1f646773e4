import type { BetType } from '../bet-type.ts'
import { countsOf } from '../plays/group.ts'
import { oneBetWins } from '../plays/most.ts'
import type { Rule } from '../rule.ts'

const none = [0]
const once = [1]

/** Any two of the picks in both roles: one comes twice, the other once. */
export function groupThreeRule({ places = [] }: BetType): Rule {
  return {
    bets: ([picks = []]) => [picks.length * (picks.length - 1)],
    settler: (result) => {
      const drawn = [...countsOf(places.map((place) => result[place] as string)).keys()]
      if (drawn.length !== 2) return () => none
      return ([picks = []]) => (drawn.every((digit) => picks.includes(digit)) ? once : none)
    },
    most: oneBetWins,
  }
}
