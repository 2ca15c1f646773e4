import { chooseFew } from '../choose.ts'
import { bestOf } from '../plays/most.ts'
import type { Rule } from '../rule.ts'

const tiers = [6, 5, 4, 3]

/** Every six picks are a line, which wins by how many of the six drawn it has. */
export const sixRule = (): Rule => ({
  bets: ([picks = []]) => {
    const lines = chooseFew(picks.length, 6)
    return tiers.map(() => lines)
  },
  settler:
    (result) =>
    ([picks = []]) => {
      const matched = picks.filter((pick) => result.includes(pick)).length
      return linesByTier(picks.length, matched)
    },
  most: ([picks = []], odds) =>
    bestOf(
      [0, 1, 2, 3, 4, 5, 6].map((matched) => linesByTier(picks.length, matched)),
      odds,
    ),
})

const linesByTier = (picks: number, matched: number): readonly number[] =>
  tiers.map((tier) => chooseFew(matched, tier) * chooseFew(picks - matched, 6 - tier))
