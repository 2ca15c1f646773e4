import type { BetType } from '../bet-type.ts'
import { chooseFew } from '../choose.ts'
import type { Content } from '../content.ts'
import type { Result } from '../family.ts'
import type { Rule } from '../rule.ts'
import { oneBetWins } from './most.ts'

const none = [0]
const once = [1]

/** Digits in any order, each as often as the pattern says; a field holds those that come equally often. */
export function groupRule(betType: BetType): Rule {
  const { places, pattern = [] } = betType
  return {
    bets: (content) => [groupsOf(pattern, content)],
    settler: (result) => {
      const needed = neededIn(pattern, places ? places.map((place) => result[place] as string) : result)
      return needed ? (content) => (holds(content, needed) ? once : none) : () => none
    },
    most: oneBetWins,
  }
}

/** How many different groups the picks make: no digit serves in two fields of one group. */
export function groupsOf(pattern: readonly number[], [first = [], second = []]: Content): number {
  const [needFirst = 0, needSecond = 0] = timesIn(pattern).map(
    (often) => pattern.filter((other) => other === often).length,
  )
  const shared = first.filter((pick) => second.includes(pick)).length
  let groups = 0
  for (let both = 0; both <= Math.min(shared, needFirst); both++) {
    groups +=
      chooseFew(shared, both) *
      chooseFew(first.length - shared, needFirst - both) *
      chooseFew(second.length - both, needSecond)
  }
  return groups
}

/** The digits each field must hold for these digits to win, if they are of the pattern at all. */
export function neededIn(pattern: readonly number[], digits: Result): Content | undefined {
  const counts = countsOf(digits)
  if (shapeOf([...counts.values()]) !== shapeOf(pattern)) return undefined
  return timesIn(pattern).map((often) =>
    [...counts].flatMap(([digit, count]) => (count === often ? [digit] : [])),
  )
}

/** True if every field holds what is needed of it. */
export function holds(content: Content, needed: Content): boolean {
  for (let index = 0; index < needed.length; index++) {
    const picks = content[index] as readonly string[]
    for (const digit of needed[index] as readonly string[]) if (!picks.includes(digit)) return false
  }
  return true
}

/** How often each digit came. */
export function countsOf(digits: Result): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const digit of digits) counts.set(digit, (counts.get(digit) ?? 0) + 1)
  return counts
}

const timesIn = (pattern: readonly number[]) => [...new Set(pattern)]

const shapeOf = (counts: readonly number[]) => counts.toSorted((one, other) => other - one).join()
