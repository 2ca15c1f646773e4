import type { Content } from '../content.ts'
import type { Result } from '../family.ts'
import { whenAllAgree } from '../plays/most.ts'
import type { Rule } from '../rule.ts'

const productOf = (content: Content): number => content.reduce((product, picks) => product * picks.length, 1)

const tieredRule = (prizes: number, settler: Rule['settler']): Rule => ({
  bets: (content) => Array<number>(prizes).fill(productOf(content)),
  settler,
  most: whenAllAgree(settler),
})

/** One pick of every field is a bet; it wins the first prize with all four digits, else with the last three or two. */
export const lastDigitsRule = (): Rule =>
  tieredRule(3, (result) => (content) => {
    const [last4, last3, last2] = [0, 1, 2].map((from) =>
      agreeing(content, result, from, content.length),
    ) as [number, number, number]
    return [last4, last3 - last4, last2 - last3]
  })

/**
 * One pick of every field is a bet, which wins by the longer of the two runs of digits that agree from the front
 * and from the back. Bets whose run is at least so long are those with the front, plus those with the back, less
 * those with both.
 */
export const firstOrLastDigitsRule = (): Rule =>
  tieredRule(5, (result) => (content) => {
    const digits = content.length
    const all = agreeing(content, result, 0, digits)
    const atLeast = [5, 4, 3, 2].map((run) => {
      const front = agreeing(content, result, 0, run)
      const back = agreeing(content, result, digits - run, digits)
      return front + back - agreeingAtBothEnds(content, result, run)
    })
    return [
      all,
      ...atLeast.map((count, index) => count - (index === 0 ? all : (atLeast[index - 1] as number))),
    ]
  })

/** How many bets agree with the result in every place of a range. */
function agreeing(content: Content, result: Result, from: number, to: number): number {
  return bets(content, result, (place) => place >= from && place < to)
}

const agreeingAtBothEnds = (content: Content, result: Result, run: number): number =>
  bets(content, result, (place) => place < run || place >= content.length - run)

function bets(content: Content, result: Result, mustAgree: (place: number) => boolean): number {
  let count = 1
  for (const [place, picks] of content.entries()) {
    if (!mustAgree(place)) count *= picks.length
    else if (!picks.includes(result[place] as string)) return 0
  }
  return count
}
