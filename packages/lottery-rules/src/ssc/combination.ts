import type { BetType } from '../bet-type.ts'
import { whenAllAgree } from '../plays/most.ts'
import type { Rule } from '../rule.ts'

/** One pick of every field is five bets: on all five places, on the last four, and so on to the last one. */
export function combinationRule({ prizes }: BetType): Rule {
  const none = prizes.map(() => 0)
  const settler: Rule['settler'] = (result) => (content) => {
    let inFront = content.reduce((product, picks) => product * picks.length, 1)
    let hits: number[] | undefined
    for (let place = content.length - 1; place >= 0; place--) {
      const picks = content[place] as readonly string[]
      if (!picks.includes(result[place] as string)) break
      inFront /= picks.length
      hits ??= [...none]
      hits[place] = inFront
    }
    return hits ?? none
  }
  return {
    bets: (content) => {
      const combinations = content.reduce((product, picks) => product * picks.length, 1)
      return prizes.map(() => combinations)
    },
    settler,
    most: whenAllAgree(settler),
  }
}
