/** Opens the catalogue's tiles that lead to a lottery; a vendor with a lobby opens it by any of its tiles. */
import { games } from '@perya/catalogue-data'
import { hasTile } from '@perya/lottery-rules/names'
import { offerGames } from '#features/catalogue/index.ts'
import type { Db } from '#platform/db.ts'

const vendors = [
  { vendor: 'TCG_ELOTT', hasLobby: false },
  { vendor: 'TCG_LOTTO_PH', hasLobby: false },
  { vendor: 'TCG_LOTTO_VN', hasLobby: true },
  { vendor: 'TCG_SEA', hasLobby: true },
]

export async function offerTiles(db: Db): Promise<void> {
  for (const { vendor, hasLobby } of vendors) {
    const gameCodes = games
      .filter((game) => game.vendor === vendor && (hasLobby || hasTile(game.nodeId)))
      .map(({ gameCode }) => gameCode)
    // The app itself plays them, so there is no address to launch.
    await offerGames(db, { vendor, launchUrl: null, gameCodes })
  }
}
