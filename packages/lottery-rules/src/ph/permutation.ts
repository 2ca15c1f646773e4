import { type BetType, numbers } from '../bet-type.ts'
import type { Content } from '../content.ts'
import type { Result } from '../family.ts'
import { groupsOf, holds, neededIn } from '../plays/group.ts'
import { paidFor } from '../plays/most.ts'
import type { Rule } from '../rule.ts'

/** Every order of a group of four digits is a bet on all four, else on the last three or two. */
export function permutationRule({ pattern = [], betsEach = 1 }: BetType): Rule {
  const endingIn = groupsByEnd(pattern)
  return {
    bets: (content) => Array<number>(3).fill(groupsOf(pattern, content) * betsEach),
    settler: (result) => {
      const groupsByTier = [4, 3, 2].map((digits) => endingIn(result.slice(-digits)))
      return (content) => {
        const [last4, last3, last2] = groupsByTier.map(
          (groups) => groups.filter((needed) => holds(content, needed)).length,
        ) as [number, number, number]
        return [last4, last3 - last4, last2 - last3]
      }
    },
    most: (content, odds) => {
      const others = groupsOf(pattern, content) * betsEach - 1
      return paidFor([1, Math.min(others, 9), Math.min(others, 90)], odds)
    },
  }
}

/** What the fields must hold for each row of four digits of the pattern with some end; there are few ends. */
function groupsByEnd(pattern: readonly number[]): (end: Result) => readonly Content[] {
  const known = new Map<string, readonly Content[]>()
  return (end) => {
    const key = end.join('')
    const before = known.get(key)
    if (before) return before
    const free = 4 - end.length
    const fronts = free === 0 ? [''] : numbers(0, 10 ** free - 1, free)
    const groups = fronts.flatMap((front) => {
      const needed = neededIn(pattern, [...front, ...end])
      return needed ? [needed] : []
    })
    known.set(key, groups)
    return groups
  }
}
