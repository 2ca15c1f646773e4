import type { BetType } from '../bet-type.ts'
import type { Result } from '../family.ts'
import { directRule } from '../plays/direct.ts'
import { countsOf, groupRule } from '../plays/group.ts'
import { itself, picksRule, prizeNamedAfter } from '../plays/picks.ts'
import { sizeRivals, sizesOf } from '../plays/size.ts'
import { drawnRule } from '../plays/some-of.ts'
import type { Rules } from '../rule.ts'
import { anyPlacesRule } from './any-places.ts'
import { bullOf } from './bull.ts'
import { combinationRule } from './combination.ts'
import { groupThreeRule } from './group-three.ts'
import { shapeOf } from './shape.ts'
import { spanRule, sumRule } from './sum-and-span.ts'

const digitsAt = ({ places = [0, 1, 2, 3, 4] }: BetType, result: Result): readonly number[] =>
  places.map((place) => Number(result[place]))
const total = (digits: readonly number[]) => digits.reduce((sum, digit) => sum + digit, 0)

/** The five places two by two, in the order of the fields of dragon and tiger. */
const duels = [0, 1, 2, 3].flatMap((one) =>
  [1, 2, 3, 4].filter((other) => other > one).map((other) => [one, other] as const),
)
const duelWinner = (one: number, other: number) => (one > other ? 'dragon' : one < other ? 'tiger' : 'tie')

export const sscRules: Rules = {
  direct: directRule,
  combination: combinationRule,
  group: groupRule,
  'group-3': groupThreeRule,
  sum: sumRule,
  span: spanRule,
  position: (betType) => picksRule(betType, (result) => result.map((digit) => [digit])),
  contains: (betType) => drawnRule(betType, 5),
  'digit-size': (betType) =>
    picksRule(betType, (result) => result.map((digit) => sizesOf(Number(digit), 5)), sizeRivals),
  'sum-size': (betType) =>
    picksRule(betType, (result) => [sizesOf(total(digitsAt(betType, result)), 23)], sizeRivals),
  'dragon-tiger': (betType) =>
    picksRule(
      betType,
      (result) => duels.map(([one, other]) => [duelWinner(Number(result[one]), Number(result[other]))]),
      { prizeOf: (pick) => (pick === 'tie' ? 1 : 0) },
    ),
  shape: (betType) =>
    picksRule(betType, (result) => [[shapeOf(digitsAt(betType, result))]], {
      prizeOf: prizeNamedAfter(betType),
    }),
  bull: (betType) =>
    picksRule(betType, (result) => [[bullOf(digitsAt(betType, result))]], {
      prizeOf: (pick) => (pick === 'none' ? 0 : pick === 'bull-bull' ? 3 : Number(pick) % 2 === 1 ? 1 : 2),
    }),
  appears: (betType) => {
    const { times = 1 } = betType
    return picksRule(
      betType,
      (result) => [[...countsOf(result)].flatMap(([digit, count]) => (count >= times ? [digit] : []))],
      { rivals: itself, together: Math.floor(5 / times) },
    )
  },
  'any-places': anyPlacesRule,
}
