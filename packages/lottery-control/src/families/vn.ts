import type { Result } from '@perya/lottery-rules'
import { eachChoice } from '../each-choice.ts'
import { eachPick } from '../each-pick.ts'
import { lookedAt, onlyPrize, type Plays, stated } from '../judge.ts'
import { isOfSize } from '../sizes.ts'

const tail = (lot: string, digits: number): string => lot.slice(lot.length - digits)

const lastTwo = (lots: Result) => {
  const seen = new Set(lots.map((lot) => tail(lot, 2)))
  return (number: string) => (seen.has(number) ? 'drawn' : undefined)
}

/** Vietnam, north and south. */
export const vnPlays: Plays = {
  'last-digits': (betType, result) => {
    const digits = stated(betType.digits, betType)
    const landed = new Map<string, number>()
    for (const lot of lookedAt(betType, result)) {
      if (lot.length < digits)
        throw new Error(`a lot of ${lot.length} digits is too short for ${betType.code}`)
      landed.set(tail(lot, digits), (landed.get(tail(lot, digits)) ?? 0) + 1)
    }
    return eachPick(betType, (number) => {
      const times = landed.get(number)
      return times === undefined ? undefined : { prize: onlyPrize(betType), times }
    })
  },
  'all-appear': (betType, result) =>
    eachChoice(betType, lastTwo(result), (seen) => (seen === betType.size ? onlyPrize(betType) : undefined)),
  'none-appear': (betType, result) =>
    eachChoice(betType, lastTwo(result), (seen) => (seen === 0 ? onlyPrize(betType) : undefined)),
  'last-two-size': (betType, result) => {
    const number = Number(tail(lookedAt(betType, result)[0] as string, 2))
    return eachPick(betType, (pick) => (isOfSize(pick, number, 50) ? onlyPrize(betType) : undefined))
  },
}
