import type { BetType } from '../bet-type.ts'
import type { Content } from '../content.ts'
import { countBets } from '../count-bets.ts'

/**
 * The single bets of a content, found without its rule: of all smaller contents that make a bet, those that hold
 * no other such. Bankers stay, as they are in every bet.
 */
export function singleBets(betType: BetType, content: Content): readonly Content[] {
  const keepsFirst = betType.play === 'any-banker'
  const parts = content.map((picks, index) => (keepsFirst && index === 0 ? [picks] : subsetsOf(picks)))
  const smaller = parts.reduce<Content[]>(
    (found, subsets) => found.flatMap((fields) => subsets.map((subset) => [...fields, subset])),
    [[]],
  )
  const bySize = smaller
    .filter((candidate) => countBets(betType, candidate) > 0)
    .toSorted((one, other) => one.flat().length - other.flat().length)
  const single: Content[] = []
  for (const candidate of bySize) {
    if (!single.some((bet) => bet.every((picks, index) => isWithin(picks, candidate[index] ?? [])))) {
      single.push(candidate)
    }
  }
  return single
}

const isWithin = (picks: readonly string[], others: readonly string[]) =>
  picks.every((pick) => others.includes(pick))

const subsetsOf = (picks: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: 2 ** picks.length }, (_, mask) => picks.filter((_, index) => mask & (1 << index)))
