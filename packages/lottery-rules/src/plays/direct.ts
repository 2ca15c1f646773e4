import type { BetType } from '../bet-type.ts'
import type { Content } from '../content.ts'
import type { Rule } from '../rule.ts'
import { oneBetWins } from './most.ts'

const none = [0]
const once = [1]

/** One pick of every field in its place is a bet. */
export const directRule = (betType: BetType): Rule => ({
  bets: productOfFields,
  settler: settler(betType),
  most: oneBetWins,
})

/** The same where nothing is drawn twice: the picks of a bet are all different. */
export const directDistinctRule = (betType: BetType): Rule => ({
  bets: differentInEveryField,
  settler: settler(betType),
  most: oneBetWins,
})

const settler =
  ({ places, fields }: BetType): Rule['settler'] =>
  (result) => {
    const drawn = (places ?? fields.map((_, index) => index)).map((place) => result[place] as string)
    return (content) => {
      for (let index = 0; index < drawn.length; index++) {
        if (!(content[index] as readonly string[]).includes(drawn[index] as string)) return none
      }
      return once
    }
  }

const productOfFields = (content: Content): readonly number[] => [
  content.reduce((product, picks) => product * picks.length, 1),
]

/** Goes field by field and keeps, for every set of numbers already used, in how many ways it came about. */
function differentInEveryField(content: Content): readonly number[] {
  let ways = new Map<number, number>([[0, 1]])
  for (const picks of content) {
    const next = new Map<number, number>()
    for (const [used, count] of ways) {
      for (const pick of picks) {
        const bit = 1 << Number(pick)
        if (used & bit) continue
        next.set(used | bit, (next.get(used | bit) ?? 0) + count)
      }
    }
    ways = next
  }
  let total = 0
  for (const count of ways.values()) total += count
  return [total]
}
