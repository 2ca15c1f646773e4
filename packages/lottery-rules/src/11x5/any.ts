import type { BetType } from '../bet-type.ts'
import { chooseFew } from '../choose.ts'
import { bestOf } from '../plays/most.ts'
import type { Rule } from '../rule.ts'

const drawnCount = 5

/** Any `size` of the picks: up to five must all be drawn, six and more must hold all five that were drawn. */
export function anyRule({ size = 1 }: BetType): Rule {
  return {
    bets: ([picks = []]) => [chooseFew(picks.length, size)],
    settler:
      (result) =>
      ([picks = []]) => {
        const matched = countDrawn(picks, result)
        return [winningChoices(size, picks.length, matched)]
      },
    most: ([picks = []], [price = 0n]) =>
      BigInt(winningChoices(size, picks.length, Math.min(picks.length, drawnCount))) * price,
  }
}

/** The bankers are in every bet; the other picks fill it up. */
export function anyBankerRule({ size = 1 }: BetType): Rule {
  const hits = (bankers: Drawn, others: Drawn): number => {
    const bankersLost = bankers.picked - bankers.drawn
    if (size <= drawnCount) return bankersLost > 0 ? 0 : chooseFew(others.drawn, size - bankers.picked)
    if (bankers.drawn + others.drawn < drawnCount) return 0
    return chooseFew(others.picked - others.drawn, size - drawnCount - bankersLost)
  }
  return {
    bets: ([bankers = [], others = []]) => [
      bankers.some((banker) => others.includes(banker)) ? 0 : chooseFew(others.length, size - bankers.length),
    ],
    settler:
      (result) =>
      ([bankers = [], others = []]) => [
        hits(
          { picked: bankers.length, drawn: countDrawn(bankers, result) },
          { picked: others.length, drawn: countDrawn(others, result) },
        ),
      ],
    most: ([bankers = [], others = []], odds) =>
      bestOf(
        [0, 1, 2, 3, 4, 5].map((drawn) => [
          hits(
            { picked: bankers.length, drawn: Math.min(drawn, bankers.length) },
            { picked: others.length, drawn: Math.min(drawnCount - drawn, others.length) },
          ),
        ]),
        odds,
      ),
  }
}

/** How many were picked, and how many of them drawn. */
type Drawn = { readonly picked: number; readonly drawn: number }

const winningChoices = (size: number, picked: number, matched: number): number => {
  if (size <= drawnCount) return chooseFew(matched, size)
  return matched < drawnCount ? 0 : chooseFew(picked - drawnCount, size - drawnCount)
}

function countDrawn(picks: readonly string[], result: readonly string[]): number {
  let drawn = 0
  for (const pick of picks) if (result.includes(pick)) drawn += 1
  return drawn
}
