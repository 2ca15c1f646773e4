/** What the wallet is told about the risk of a round, by which it decides whether the round counts towards turnover. */
import type { PlayedRound } from './round.store.ts'
import { gameOf, playingOf } from './round-view.ts'
import type { Studio } from './studio.ts'

/** With the result, or with a bet that is its own result. */
export function resultRisk(studio: Pick<Studio, 'seal'>, round: PlayedRound): 'low' | undefined {
  return gameOf(round).rules.isLowRisk?.(playingOf(studio, round)) ? 'low' : undefined
}

/** With the stake: where the player may leave early, the result says how early that was. */
export function stakeRisk(studio: Pick<Studio, 'seal'>, round: PlayedRound): 'low' | 'later' | undefined {
  const { canLeave, isShared } = gameOf(round).rules
  return resultRisk(studio, round) ?? (canLeave || isShared ? 'later' : undefined)
}
