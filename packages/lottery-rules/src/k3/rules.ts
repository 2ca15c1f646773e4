import type { BetType } from '../bet-type.ts'
import type { Result } from '../family.ts'
import { countsOf, groupRule } from '../plays/group.ts'
import { itself, picksRule, prizeNamedAfter } from '../plays/picks.ts'
import { sizeRivals, sizesOf } from '../plays/size.ts'
import { drawnRule } from '../plays/some-of.ts'
import type { Rules } from '../rule.ts'

const sumOf = (result: Result) => result.reduce((sum, face) => sum + Number(face), 0)
const isTriple = (result: Result) => new Set(result).size === 1

const isStraight = (result: Result) => {
  const [low, middle, high] = result.map(Number).toSorted((one, other) => one - other) as [
    number,
    number,
    number,
  ]
  return middle === low + 1 && high === middle + 1
}

/** The faces that came at least so often. */
const shown = (result: Result, times: number) =>
  [...countsOf(result)].flatMap(([face, count]) => (count >= times ? [face] : []))

const facesShown = (times: number) => (betType: BetType) =>
  picksRule(betType, (result) => [shown(result, times)], { rivals: itself, together: Math.floor(3 / times) })
const whenever = (happens: (result: Result) => boolean) => (betType: BetType) =>
  picksRule(betType, (result) => [happens(result) ? ['any'] : []])

export const k3Rules: Rules = {
  sum: (betType) =>
    picksRule(betType, (result) => [[String(sumOf(result))]], { prizeOf: prizeNamedAfter(betType) }),
  'sum-size': (betType) => picksRule(betType, (result) => [sizesOf(sumOf(result), 11)], sizeRivals),
  'sic-bo-size': (betType) =>
    picksRule(betType, (result) => [isTriple(result) ? [] : sizesOf(sumOf(result), 11)], sizeRivals),
  'triple-any': whenever(isTriple),
  triple: facesShown(3),
  'three-different': (betType) => drawnRule(betType, 3),
  'straight-any': whenever(isStraight),
  pair: facesShown(2),
  'pair-and-single': groupRule,
  'two-different': (betType) => drawnRule(betType, 3),
  single: facesShown(1),
}
