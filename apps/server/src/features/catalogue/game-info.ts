import type { OutputOf } from '@perya/contract/endpoint'
import type { getGameInfo } from '@perya/contract/games'
import { formatAmount } from '@perya/money'
import { AppError } from '#platform/app-error.ts'
import { findPlace } from './directory.ts'
import { gameAt, type Viewer } from './game-answer.ts'

type Info = OutputOf<typeof getGameInfo>

/** What is known of a game before its first round, from its rules or from what its vendor states. */
export function gameInfo(view: Viewer, nodeId: string): Info {
  const { lobby } = view
  const place = findPlace(lobby, nodeId)
  const facts = place === undefined ? undefined : lobby.catalogue.index.games[place]
  if (place === undefined || facts === undefined) throw new AppError('game.unknown')
  return {
    game: gameAt(view, place),
    vendorName: lobby.catalogue.vendors.get(facts.vendor)?.name ?? facts.vendor,
    returnToPlayer: facts.returnHundredths === null ? null : `${(facts.returnHundredths / 100).toFixed(2)}%`,
    volatility: facts.volatility,
    minBet: formatAmount(facts.minBet),
    maxBet: facts.maxBet === null ? null : formatAmount(facts.maxBet),
    lines: facts.lines,
    traits: [...facts.traits],
  }
}
