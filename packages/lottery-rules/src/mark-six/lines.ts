import { chooseFew } from '../choose.ts'
import type { Content } from '../content.ts'
import type { Result } from '../family.ts'
import { bestOf } from '../plays/most.ts'
import type { Rule } from '../rule.ts'

/** How many picks are among the six, whether the special one is picked, and how many picks are neither. */
type Match = { readonly regular: number; readonly special: number; readonly others: number }

function matchOf(picks: readonly string[], result: Result): Match {
  let regular = 0
  let special = 0
  for (const pick of picks) {
    const place = result.indexOf(pick)
    if (place === 6) special = 1
    else if (place >= 0) regular += 1
  }
  return { regular, special, others: picks.length - regular - special }
}

/** Every match that picks can have. */
const matchesOf = (picks: number): readonly Match[] =>
  [0, 1].flatMap((special) =>
    [0, 1, 2, 3, 4, 5, 6].flatMap((regular) =>
      regular + special <= picks ? [{ regular, special, others: picks - regular - special }] : [],
    ),
  )

/** Bets of so many picks of one field, whose hits hang on the match alone. */
const matchRule = (size: number, prizes: number, hits: (match: Match) => readonly number[]): Rule => ({
  bets: ([picks = []]: Content) => Array<number>(prizes).fill(chooseFew(picks.length, size)),
  settler:
    (result) =>
    ([picks = []]) =>
      hits(matchOf(picks, result)),
  most: ([picks = []], odds) => bestOf(matchesOf(picks.length).map(hits), odds),
})

/** Every three picks are a bet: two among the six win, all three win more. */
export const twoOfThreeRule = (): Rule =>
  matchRule(3, 2, ({ regular, special, others }) => [
    chooseFew(regular, 2) * (special + others),
    chooseFew(regular, 3),
  ])

/** Every two picks are a bet that wins with the special ball and one of the six. */
export const specialAndOneRule = (): Rule => matchRule(2, 1, ({ regular, special }) => [special * regular])

/** Which of the six, and whether the special ball, each division asks for. */
const divisions = [
  { regular: 6, special: 0 },
  { regular: 5, special: 1 },
  { regular: 5, special: 0 },
  { regular: 4, special: 1 },
  { regular: 4, special: 0 },
  { regular: 3, special: 1 },
  { regular: 3, special: 0 },
] as const

/** Every six picks are a line, which wins its best division. */
export const sixRule = (): Rule =>
  matchRule(6, divisions.length, (match) =>
    divisions.map(
      ({ regular, special }) =>
        chooseFew(match.regular, regular) *
        chooseFew(match.special, special) *
        chooseFew(match.others, 6 - regular - special),
    ),
  )
