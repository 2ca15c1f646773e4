import type { BetType, Result } from '@perya/lottery-rules'
import { allPlaces } from '../agreement.ts'
import { eachChoice, eachChoiceWithBankers } from '../each-choice.ts'
import { eachPick } from '../each-pick.ts'
import { lookedAt, onlyPrize, type Plays, prizeListing, stated } from '../judge.ts'

const drawnIn = (result: Result) => {
  const drawn = new Set(result)
  return (ball: string) => (drawn.has(ball) ? 'drawn' : undefined)
}

/** A bet of up to five balls has only drawn ones; a larger one has all five that were drawn. */
const anyPrize = (betType: BetType) => {
  const asked = Math.min(stated(betType.size, betType), 5)
  return (drawn: number) => (drawn === asked ? onlyPrize(betType) : undefined)
}

/** Five of eleven. */
export const elevenFivePlays: Plays = {
  any: (betType, result) => eachChoice(betType, drawnIn(result), anyPrize(betType)),
  'any-banker': (betType, result) => eachChoiceWithBankers(betType, drawnIn(result), anyPrize(betType)),
  position: (betType, result) =>
    eachPick(betType, (ball, place) => (result[place] === ball ? onlyPrize(betType) : undefined)),
  direct: (betType, result) => allPlaces(betType, lookedAt(betType, result), onlyPrize(betType)),
  group: (betType, result) =>
    eachChoice(betType, drawnIn(lookedAt(betType, result)), (drawn) =>
      drawn === betType.size ? onlyPrize(betType) : undefined,
    ),
  contains: (betType, result) =>
    eachPick(betType, (ball) => (lookedAt(betType, result).includes(ball) ? onlyPrize(betType) : undefined)),
  'odd-count': (betType, result) => {
    const odd = result.filter((ball) => Number(ball) % 2 === 1).length
    return eachPick(betType, (pick) => (Number(pick) === odd ? prizeListing(betType, odd) : undefined))
  },
  middle: (betType, result) => {
    const middle = Number(result.toSorted()[2])
    return eachPick(betType, (ball) => (Number(ball) === middle ? prizeListing(betType, middle) : undefined))
  },
}
