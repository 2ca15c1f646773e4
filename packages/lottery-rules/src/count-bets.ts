import type { BetType } from './bet-type.ts'
import type { Content } from './content.ts'
import { ruleOf } from './rules.ts'

/** How many bets a content makes, each of which costs one unit. */
export function countBets(betType: BetType, content: Content): number {
  const bets = betsByPrize(betType, content)
  return betType.standsOn === 'all' ? (bets[0] ?? 0) : bets.reduce((sum, count) => sum + count, 0)
}

/** How many bets of a content stand on each prize, in the order of the bet type's prizes. */
export const betsByPrize = (betType: BetType, content: Content): readonly number[] =>
  ruleOf(betType).bets(content)
