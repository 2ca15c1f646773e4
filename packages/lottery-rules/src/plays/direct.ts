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

const differentInEveryField = (content: Content): readonly number[] => [
  waysToDiffer(content.map((picks) => picks.reduce((set, pick) => set | (1 << Number(pick)), 0))),
]

/**
 * One of each set, all different, counted without listing them: any of the first set with each way of the others, less
 * the ways in which one of the others takes the same.
 */
function waysToDiffer([first = 0, ...others]: readonly number[]): number {
  const ofFirst = onesIn(first)
  const [second = 0] = others
  if (others.length === 0) return ofFirst
  if (others.length === 1) return ofFirst * onesIn(second) - onesIn(first & second)
  let ways = ofFirst * waysToDiffer(others)
  for (const [index, other] of others.entries()) ways -= waysToDiffer(others.with(index, other & first))
  return ways
}

function onesIn(set: number): number {
  let ones = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) ones += 1
  return ones
}
