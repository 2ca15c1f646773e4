import type { Result } from '@perya/lottery-rules'
import { eachChoice } from '../each-choice.ts'
import { eachPick } from '../each-pick.ts'
import { onlyPrize, type Play, type Plays } from '../judge.ts'
import { sumOf } from '../sizes.ts'

/** Twenty average balls. */
const middleSum = 810

/** The side with more than ten of the twenty wins. */
const split =
  (one: string, other: string, isOne: (ball: number) => boolean): Play =>
  (betType, result) => {
    const ones = result.filter((ball) => isOne(Number(ball))).length
    const others = result.length - ones
    return eachPick(betType, (pick) => {
      if (ones === others) return pick === 'equal' ? 'equal' : undefined
      return pick === (ones > others ? one : other) ? 'side' : undefined
    })
  }

const distanceFromMiddle = (result: Result) => sumOf(result) - middleSum

/** Twenty of eighty. */
export const kenoPlays: Plays = {
  pick: (betType, result) => {
    const drawn = new Set(result)
    return eachChoice(
      betType,
      (ball) => (drawn.has(ball) ? 'drawn' : undefined),
      (count) => (count === betType.size ? onlyPrize(betType) : undefined),
    )
  },
  'sum-size': (betType, result) => {
    const distance = distanceFromMiddle(result)
    return eachPick(betType, (pick) => {
      if (distance === 0) return 'push'
      return pick === (distance > 0 ? 'big' : 'small') ? 'win' : undefined
    })
  },
  halves: split('upper', 'lower', (ball) => ball <= 40),
  parity: split('odd', 'even', (ball) => ball % 2 === 1),
}
