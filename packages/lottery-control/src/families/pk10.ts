import { allPlaces } from '../agreement.ts'
import { eachPick } from '../each-pick.ts'
import { lookedAt, onlyPrize, type Plays, prizeListing } from '../judge.ts'
import { isOfSize, sumOf } from '../sizes.ts'

/** Racing. */
export const pk10Plays: Plays = {
  direct: (betType, result) => allPlaces(betType, lookedAt(betType, result), onlyPrize(betType)),
  position: (betType, result) =>
    eachPick(betType, (pick, place) => (result[place] === pick ? onlyPrize(betType) : undefined)),
  'position-size': (betType, result) =>
    eachPick(betType, (pick, place) =>
      isOfSize(pick, Number(result[place]), 6) ? onlyPrize(betType) : undefined,
    ),
  'dragon-tiger': (betType, result) =>
    eachPick(betType, (pick, place) => {
      const isDragon = Number(result[place]) > Number(result[9 - place])
      return pick === (isDragon ? 'dragon' : 'tiger') ? onlyPrize(betType) : undefined
    }),
  sum: (betType, result) => {
    const sum = sumOf(lookedAt(betType, result))
    return eachPick(betType, (pick) => (Number(pick) === sum ? prizeListing(betType, sum) : undefined))
  },
  'sum-size': (betType, result) =>
    eachPick(betType, (pick) => {
      if (!isOfSize(pick, sumOf(lookedAt(betType, result)), 12)) return undefined
      return pick === 'big' || pick === 'even' ? 'big-even' : 'small-odd'
    }),
}
