import type { Result } from '@perya/lottery-rules'
import { agreeingFromBack, agreeingFromFront, allPlaces, byAgreement } from '../agreement.ts'
import { eachChoice } from '../each-choice.ts'
import { onlyPrize, type Plays } from '../judge.ts'
import { holderOf, sameNumbers } from '../same-numbers.ts'

const words = ['none', 'one', 'two', 'three', 'four', 'five', 'six']

/** The prize of a 4D number by how many of its last digits agree. */
const prizesByTail: Readonly<Record<number, string>> = { 4: 'four', 3: 'last-three', 2: 'last-two' }

/** Only the hundred numbers with the same last two digits can win; this lists each with its prize. */
function winningNumbers([first, second, ...lastTwo]: Result) {
  return Array.from({ length: 100 }, (_, front) => {
    const [one, two] = [...String(front).padStart(2, '0')] as [string, string]
    const tail = two === second ? (one === first ? 4 : 3) : 2
    return { number: [one, two, ...lastTwo], prize: prizesByTail[tail] as string }
  })
}

/** Digit games of the Philippines. */
export const phDigitPlays: Plays = {
  direct: (betType, result) => allPlaces(betType, result, onlyPrize(betType)),
  'any-order': (betType, result) => sameNumbers(betType, result),
  'last-digits': (betType, result) =>
    byAgreement(betType, result, (agreeing) => {
      const prize = prizesByTail[agreeingFromBack(agreeing, 4)]
      return prize ? [prize] : []
    }),
  permutation: (betType, result) => {
    const winning = winningNumbers(result).flatMap(({ number, prize }) => {
      const holds = holderOf(betType, number)
      return holds ? { holds, win: { prize, times: 1 } } : []
    })
    return (picked) => winning.flatMap(({ holds, win }) => (holds(picked) ? win : []))
  },
  'first-or-last-digits': (betType, result) =>
    byAgreement(betType, result, (agreeing) => {
      const run = Math.max(agreeingFromFront(agreeing, 6), agreeingFromBack(agreeing, 6))
      return run >= 2 ? [words[run] as string] : []
    }),
}

/** Six of N. */
export const phLottoPlays: Plays = {
  six: (betType, result) =>
    eachChoice(
      betType,
      (ball) => (result.includes(ball) ? 'drawn' : undefined),
      (drawn) => (drawn >= 3 ? words[drawn] : undefined),
    ),
}
