import type { Result } from '@perya/lottery-rules'
import { agreeingFromBack, allPlaces, byAgreement } from '../agreement.ts'
import { eachChoice } from '../each-choice.ts'
import { eachPick } from '../each-pick.ts'
import { lookedAt, nothing, onlyPrize, type Plays, stated } from '../judge.ts'
import { waysToTake } from '../masks.ts'
import { sameNumbers } from '../same-numbers.ts'
import { isOfSize, sumOf } from '../sizes.ts'

const places = [0, 1, 2, 3, 4]
/** The order in which the pad lists the ten pairs of places. */
const pairs = places.flatMap((one) => places.slice(one + 1).map((other) => [one, other] as const))

function spanOf(digits: Result): number {
  const inOrder = digits.map(Number).sort((one, other) => one - other)
  return (inOrder.at(-1) as number) - (inOrder[0] as number)
}

/** The steps between three digits on a circle, where 0 follows 9, distinguish every shape. */
function shapeOf(digits: Result): string {
  const [low, middle, high] = digits.map(Number).sort((one, other) => one - other) as [number, number, number]
  const steps = [middle - low, high - middle, low + 10 - high]
  const [together, next] = [0, 1].map((step) => steps.filter((each) => each === step).length)
  if (together === 2) return 'leopard'
  if (together === 1) return 'pair'
  if (next === 2) return 'straight'
  return next === 1 ? 'half' : 'mixed'
}

/** Tries each pair of digits: when the other three add up to a multiple of ten, the pair gives the bull. */
function bullOf(digits: Result): string {
  const sum = sumOf(digits)
  for (const [one, other] of pairs) {
    const left = Number(digits[one]) + Number(digits[other])
    if ((sum - left) % 10 === 0) return left % 10 === 0 ? 'bull-bull' : String(left % 10)
  }
  return 'none'
}

const pickedAs = (drawn: string) => (pick: string) => (pick === drawn ? drawn : undefined)

/** Fast digits. */
export const sscPlays: Plays = {
  direct: (betType, result) => allPlaces(betType, lookedAt(betType, result), onlyPrize(betType)),
  combination: (betType, result) =>
    byAgreement(betType, result, (agreeing) =>
      ['one', 'two', 'three', 'four', 'five'].slice(0, agreeingFromBack(agreeing, 5)),
    ),
  group: (betType, result) => sameNumbers(betType, lookedAt(betType, result)),
  'group-3': (betType, result) => sameNumbers(betType, lookedAt(betType, result), [2, 1]),
  sum: (betType, result) => {
    const sum = sumOf(lookedAt(betType, result))
    return eachPick(betType, (pick) => (Number(pick) === sum ? onlyPrize(betType) : undefined))
  },
  span: (betType, result) => {
    const span = spanOf(lookedAt(betType, result))
    return eachPick(betType, (pick) => (Number(pick) === span ? onlyPrize(betType) : undefined))
  },
  position: (betType, result) =>
    eachPick(betType, (pick, place) => (result[place] === pick ? onlyPrize(betType) : undefined)),
  contains: (betType, result) => {
    const drawn = new Set(lookedAt(betType, result))
    return eachChoice(
      betType,
      (pick) => (drawn.has(pick) ? 'drawn' : undefined),
      (count) => (count === betType.size ? onlyPrize(betType) : undefined),
    )
  },
  'digit-size': (betType, result) =>
    eachPick(betType, (pick, place) =>
      isOfSize(pick, Number(result[place]), 5) ? onlyPrize(betType) : undefined,
    ),
  'sum-size': (betType, result) =>
    eachPick(betType, (pick) => (isOfSize(pick, sumOf(result), 23) ? onlyPrize(betType) : undefined)),
  'dragon-tiger': (betType, result) =>
    eachPick(betType, (pick, pair) => {
      const [one, other] = (pairs[pair] as readonly [number, number]).map((place) => Number(result[place]))
      const distance = (one as number) - (other as number)
      if (distance === 0) return pick === 'tie' ? 'tie' : undefined
      return pick === (distance > 0 ? 'dragon' : 'tiger') ? 'side' : undefined
    }),
  shape: (betType, result) => eachPick(betType, pickedAs(shapeOf(lookedAt(betType, result)))),
  bull: (betType, result) => {
    const bull = bullOf(result)
    return eachPick(betType, (pick) => {
      if (pick !== bull) return undefined
      if (pick === 'none' || pick === 'bull-bull') return pick
      return Number(pick) % 2 === 1 ? 'bull-odd' : 'bull-even'
    })
  },
  appears: (betType, result) =>
    eachPick(betType, (pick) =>
      result.filter((digit) => digit === pick).length >= stated(betType.times, betType)
        ? onlyPrize(betType)
        : undefined,
    ),
  'any-places': (betType, result) => {
    const indexes = betType.fields.map(({ picks }, place) => picks.indexOf(result[place] as string))
    const choices = waysToTake(stated(betType.size, betType), places.length)
    const prize = onlyPrize(betType)
    return (picked) => {
      const agreeing = indexes.reduce(
        (bits, index, place) => (picked[place]?.includes(index) ? bits | (1 << place) : bits),
        0,
      )
      const times = choices.filter((choice) => (choice & agreeing) === choice).length
      return times > 0 ? [{ prize, times }] : nothing
    }
  },
}
