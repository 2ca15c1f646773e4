/** What operators change about a merchant's lobby; every process follows when it commits. */
import { type Category, categories } from '@perya/contract/games'
import { ChangeRefused } from '#features/merchants/index.ts'
import type { Db } from '#platform/db.ts'
import { announceCatalogue } from './announce.ts'
import { hasGame, hasVendor, putLaunch, putLobby, switchGameOf, switchVendorOf } from './catalogue.store.ts'
import { addressFault } from './launch.rules.ts'

type Switch = { merchant: string; isOn: boolean; reason: string }

/** Hides every game of a vendor on a merchant's site, or shows them again. */
export async function switchLobbyVendor(db: Db, change: Switch & { vendor: string }): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await hasVendor(tx, change.vendor))) throw new ChangeRefused(`There is no vendor ${change.vendor}.`)
    await switchVendorOf(tx, change)
    await announceCatalogue(tx, 'switches')
  })
}

export async function switchLobbyGame(db: Db, change: Switch & { nodeId: string }): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await hasGame(tx, change.nodeId))) throw new ChangeRefused(`There is no game ${change.nodeId}.`)
    await switchGameOf(tx, change)
    await announceCatalogue(tx, 'switches')
  })
}

/** The order of the menu; `null` goes back to the platform's. */
export async function orderCategories(
  db: Db,
  merchant: string,
  order: readonly string[] | null,
): Promise<void> {
  const unknown = order?.find((name) => !categories.includes(name as Category))
  if (unknown !== undefined) {
    throw new ChangeRefused(`There is no category ${unknown}; there are ${categories.join(', ')}.`)
  }
  await db.transaction().execute(async (tx) => {
    await putLobby(tx, merchant, { categories: order })
    await announceCatalogue(tx, 'switches')
  })
}

/** The HOT list of a merchant in its order; `null` goes back to the platform's. */
export async function chooseHotGames(
  db: Db,
  merchant: string,
  nodeIds: readonly string[] | null,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const nodeId of nodeIds ?? []) {
      if (!(await hasGame(tx, nodeId))) throw new ChangeRefused(`There is no game ${nodeId}.`)
    }
    await putLobby(tx, merchant, { hotGames: nodeIds })
    await announceCatalogue(tx, 'switches')
  })
}

/** Says where a vendor's games open and which of them are built; the others stay in maintenance. */
export async function offerGames(
  db: Db,
  offer: { vendor: string; launchUrl: string | null; isFramed?: boolean; gameCodes: readonly string[] },
): Promise<void> {
  const fault = offer.launchUrl === null ? null : addressFault(offer.launchUrl)
  if (fault !== null) throw new ChangeRefused(fault)
  await db.transaction().execute(async (tx) => {
    const isKnown = await putLaunch(tx, { isFramed: true, ...offer })
    if (!isKnown) throw new ChangeRefused(`There is no vendor ${offer.vendor}.`)
    await announceCatalogue(tx, 'games')
  })
}
