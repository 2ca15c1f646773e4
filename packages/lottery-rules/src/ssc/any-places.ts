import type { BetType } from '../bet-type.ts'
import type { Rule } from '../rule.ts'

/** One pick in each of any `size` places is a bet. */
export function anyPlacesRule({ size = 1 }: BetType): Rule {
  return {
    bets: (content) => [
      waysToTake(
        size,
        content.map((picks) => picks.length),
      ),
    ],
    settler: (result) => (content) => [
      waysToTake(
        size,
        content.map((picks, place) => (picks.includes(result[place] as string) ? 1 : 0)),
      ),
    ],
    most: (content, [price = 0n]) =>
      BigInt(
        waysToTake(
          size,
          content.map((picks) => Math.min(picks.length, 1)),
        ),
      ) * price,
  }
}

/** How many ways there are to take one from each of `size` heaps. */
function waysToTake(size: number, heaps: readonly number[]): number {
  const ways = [1, ...Array<number>(size).fill(0)]
  for (const heap of heaps) {
    for (let taken = size; taken > 0; taken--) {
      ways[taken] = (ways[taken] as number) + (ways[taken - 1] as number) * heap
    }
  }
  return ways[size] as number
}
