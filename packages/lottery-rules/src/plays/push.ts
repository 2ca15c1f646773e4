import type { Result } from '../family.ts'
import type { Rule } from '../rule.ts'
import { bestOf } from './most.ts'

/** Every pick is a bet that wins the first prize, or gets its stake back as the second when nobody wins. */
export const pushRule = (
  outcome: (result: Result) => readonly string[] | 'push',
  rivals: (pick: string) => string,
): Rule => ({
  bets: ([picks = []]) => [picks.length, picks.length],
  settler: (result) => {
    const winning = outcome(result)
    return ([picks = []]) =>
      winning === 'push' ? [0, picks.length] : [picks.filter((pick) => winning.includes(pick)).length, 0]
  },
  most: ([picks = []], odds) =>
    bestOf(
      [
        [new Set(picks.map(rivals)).size, 0],
        [0, picks.length],
      ],
      odds,
    ),
})
