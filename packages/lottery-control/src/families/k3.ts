import type { BetType, Result } from '@perya/lottery-rules'
import { eachChoice } from '../each-choice.ts'
import { eachPick } from '../each-pick.ts'
import { type Judge, onlyPrize, type Play, type Plays, prizeListing } from '../judge.ts'
import { sameNumbers } from '../same-numbers.ts'
import { isOfSize, sumOf } from '../sizes.ts'

const timesOf = (face: string, result: Result): number => result.filter((each) => each === face).length
const isTriple = (result: Result): boolean => new Set(result).size === 1

const facesShown =
  (least: number): Play =>
  (betType, result) =>
    eachPick(betType, (face) => (timesOf(face, result) >= least ? onlyPrize(betType) : undefined))

const throwsLike =
  (isLike: (result: Result) => boolean): Play =>
  (betType, result) =>
    eachPick(betType, () => (isLike(result) ? onlyPrize(betType) : undefined))

/** Every chosen face must show. */
const allShown = (betType: BetType, result: Result): Judge =>
  eachChoice(
    betType,
    (face) => (result.includes(face) ? 'drawn' : undefined),
    (shown) => (shown === betType.size ? onlyPrize(betType) : undefined),
  )

/** Three dice. */
export const k3Plays: Plays = {
  sum: (betType, result) => {
    const sum = sumOf(result)
    return eachPick(betType, (pick) => (Number(pick) === sum ? prizeListing(betType, sum) : undefined))
  },
  'sum-size': (betType, result) =>
    eachPick(betType, (pick) => (isOfSize(pick, sumOf(result), 11) ? onlyPrize(betType) : undefined)),
  'sic-bo-size': (betType, result) =>
    eachPick(betType, (pick) =>
      !isTriple(result) && isOfSize(pick, sumOf(result), 11) ? onlyPrize(betType) : undefined,
    ),
  'triple-any': throwsLike(isTriple),
  'straight-any': throwsLike((result) => ['123', '234', '345', '456'].includes(result.toSorted().join(''))),
  triple: facesShown(3),
  pair: facesShown(2),
  single: facesShown(1),
  'three-different': allShown,
  'two-different': allShown,
  'pair-and-single': (betType, result) => sameNumbers(betType, result),
}
