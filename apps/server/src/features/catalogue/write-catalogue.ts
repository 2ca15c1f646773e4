/** Brings the tables up to the catalogue the platform ships with; an unchanged one costs a single read. */
import { hash } from 'node:crypto'
import {
  classifications,
  type Game,
  games,
  hotNodeIds,
  vendors,
  withdrawnNodeIds,
} from '@perya/catalogue-data'
import { houseFacts } from '@perya/game-rules'
import { parseAmount } from '@perya/money'
import type { Context } from '#platform/context.ts'
import { announceCatalogue } from './announce.ts'
import { type Edition, readEdition, writeEdition } from './edition.store.ts'

const hotPositions = new Map(hotNodeIds.map((nodeId, at) => [nodeId, at]))

/** From the rules the house plays it by; of any other game the demo states nothing. */
function factsOf(game: Game) {
  const facts = houseFacts(game)
  return {
    return_hundredths: facts?.returnHundredths ?? null,
    volatility: facts?.volatility ?? null,
    max_bet: facts === undefined ? null : String(facts.maxBet),
    lines: facts?.lines ?? null,
    traits: facts?.traits ?? [],
  }
}

export const shippedEdition: Edition = {
  vendors: vendors.map(({ code, name, gameType }, position) => ({
    code,
    name,
    game_type: gameType,
    position,
  })),
  classifications: Object.entries(classifications).flatMap(([category, keys]) =>
    Object.entries(keys).map(([key, names], position) => ({ category, key, position, names })),
  ),
  games: games.map((game, position) => ({
    node_id: game.nodeId,
    vendor: game.vendor,
    game_code: game.gameCode,
    game_type: game.gameType,
    category: game.category,
    classification: game.classification,
    names: game.title,
    min_bet: String(parseAmount(game.minBet)),
    is_new: game.isNew,
    hot_position: hotPositions.get(game.nodeId) ?? null,
    freeplay: game.freeplay,
    support_play: game.supportPlay,
    position,
    ...factsOf(game),
  })),
  withdrawn: withdrawnNodeIds,
}

export async function writeCatalogue({ db }: Context, edition: Edition = shippedEdition): Promise<boolean> {
  const digest = hash('sha256', JSON.stringify(edition), 'base64url')
  if ((await readEdition(db)) === digest) return false
  await db.transaction().execute(async (tx) => {
    await writeEdition(tx, edition, digest)
    await announceCatalogue(tx, 'games')
  })
  return true
}
