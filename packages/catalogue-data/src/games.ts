import { cardGames } from './card-games.ts'
import { fishing } from './fishing.ts'
import { type Game, game } from './game.ts'
import { hotNodeIds } from './hot.ts'
import { live } from './live.ts'
import { lotteries, quickLotteries } from './lotteries.ts'
import { arrange } from './order.ts'
import { originals } from './originals.ts'
import { slots } from './slots/slots.ts'
import { cockfights, esports, sports } from './sports.ts'

const hot = new Set(hotNodeIds)

/** Every game of the demo catalogue, category by category, in the order of the lobby. */
export const games: readonly Game[] = [
  slots.map((entry) => game('RNG', entry)),
  live.map((entry) => game('LIVE', entry)),
  fishing.map((entry) => game('FISH', entry)),
  cardGames.map((entry) => game('PVP', entry)),
  originals.map((entry) => game('INHOUSE', { vendor: 'PERYA', ...entry })),
  sports.map((entry) => game('SPORTS', entry)),
  esports.map((entry) => game('ESPORTS', entry)),
  cockfights.map((entry) => game('COCKFIGHT', entry)),
  quickLotteries.map((entry) => game('ELOTT', entry)),
  lotteries.map((entry) => game('LOTT', entry)),
]
  .flatMap(arrange)
  .map((each) => ({ ...each, isHot: hot.has(each.nodeId) }))
