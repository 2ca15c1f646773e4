import type { Feature } from '#platform/feature.ts'
import { catalogueJobs } from './catalogue.jobs.ts'
import { catalogueRoutes } from './catalogue.routes.ts'
import { lobbyOf, openDirectory } from './directory.ts'
import { openJackpots } from './jackpot.ts'
import { openPlays } from './plays.ts'
import { seedDemo } from './seed-demo.ts'
import { openBoard } from './winners.ts'

export { findPlace, type Lobby, lobbyOf, nameOf } from './directory.ts'
export { gameAt, iconUrlOf, type Viewer, viewer } from './game-answer.ts'
export { exportCatalogue, importCatalogue } from './import-catalogue.ts'
export { leadsToPlay } from './leads-to-play.ts'
export { firstHotGames } from './list-games.ts'
export { vendorMapping } from './list-vendors.ts'
export {
  chooseHotGames,
  offerGames,
  orderCategories,
  switchLobbyGame,
  switchLobbyVendor,
} from './switch-lobby.ts'

export const catalogueFeature: Feature = {
  name: 'catalogue',
  async open(ctx) {
    const closes = [await openDirectory(ctx), await openBoard(ctx), await openPlays(ctx)]
    openJackpots(ctx)
    return async () => {
      for (const close of closes) await close()
    }
  },
  routes: catalogueRoutes,
  gates: (ctx) => ({ frameSources: (merchant) => lobbyOf(ctx, merchant).frameOrigins }),
  jobs: catalogueJobs,
  seedDemo,
}
