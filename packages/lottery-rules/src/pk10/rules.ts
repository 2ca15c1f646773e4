import type { Result } from '../family.ts'
import { directDistinctRule } from '../plays/direct.ts'
import { picksRule, prizeNamedAfter } from '../plays/picks.ts'
import { sizeRivals, sizesOf } from '../plays/size.ts'
import type { Rules } from '../rule.ts'

const firstTwo = (result: Result) => Number(result[0]) + Number(result[1])
const duelWinner = (result: Result, place: number) =>
  Number(result[place]) > Number(result[9 - place]) ? 'dragon' : 'tiger'

export const pk10Rules: Rules = {
  position: (betType) => picksRule(betType, (result) => result.map((car) => [car])),
  direct: directDistinctRule,
  'position-size': (betType) =>
    picksRule(betType, (result) => result.map((car) => sizesOf(Number(car), 6)), sizeRivals),
  'dragon-tiger': (betType) =>
    picksRule(betType, (result) => [0, 1, 2, 3, 4].map((place) => [duelWinner(result, place)])),
  sum: (betType) =>
    picksRule(betType, (result) => [[String(firstTwo(result))]], { prizeOf: prizeNamedAfter(betType) }),
  'sum-size': (betType) =>
    picksRule(betType, (result) => [sizesOf(firstTwo(result), 12)], {
      prizeOf: prizeNamedAfter(betType),
      ...sizeRivals,
    }),
}
