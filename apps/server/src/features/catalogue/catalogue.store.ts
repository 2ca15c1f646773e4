import type { GameCategory } from '@perya/contract/games'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { Row } from '#platform/rows.ts'
import type { CatalogueGame } from './game-index.rules.ts'

export type LobbyVendor = Pick<Row<'game_vendor'>, 'code' | 'name' | 'launchUrl' | 'isFramed'> & {
  gameType: GameCategory
}

export type Classification = { category: GameCategory; key: string; names: Record<string, string> }

export async function listGameRows(db: Db): Promise<CatalogueGame[]> {
  const { rows } = await sql<CatalogueGame>`
    select node_id as "nodeId", vendor, game_code as "gameCode", game_type as "gameType", category, classification,
      names, min_bet as "minBet", lines, room_id as "roomId", is_new as "isNew", hot_position as "hotPosition",
      freeplay, support_play as "supportPlay", is_built as "isBuilt", return_hundredths as "returnHundredths",
      volatility, max_bet as "maxBet", traits
    from game where is_listed order by position, node_id`.execute(db)
  return rows
}

export async function listLobbyVendors(db: Db): Promise<LobbyVendor[]> {
  const { rows } = await sql<LobbyVendor>`
    select code, name, game_type as "gameType", launch_url as "launchUrl", is_framed as "isFramed"
    from game_vendor order by position, code`.execute(db)
  return rows
}

export async function listClassifications(db: Db): Promise<Classification[]> {
  const { rows } = await sql<Classification>`
    select category, key, names from game_classification order by category, position`.execute(db)
  return rows
}

export type MerchantSwitches = {
  merchant: string
  vendorsOff: string[]
  gamesOff: string[]
  categories: string[] | null
  hotGames: string[] | null
}

/** Of every merchant that changed anything. */
export async function listSwitches(db: Db): Promise<MerchantSwitches[]> {
  const { rows } = await sql<MerchantSwitches>`
    select m.code as merchant,
      array(select v.vendor from merchant_vendor_off v where v.merchant = m.code) as "vendorsOff",
      array(select g.node_id from merchant_game_off g where g.merchant = m.code) as "gamesOff",
      l.categories, l.hot_games as "hotGames"
    from merchant m left join merchant_lobby l on l.merchant = m.code`.execute(db)
  return rows
}

export async function switchVendorOf(
  tx: Tx,
  { merchant, vendor, isOn, reason }: { merchant: string; vendor: string; isOn: boolean; reason: string },
): Promise<void> {
  if (isOn) {
    await sql`delete from merchant_vendor_off where merchant = ${merchant} and vendor = ${vendor}`.execute(tx)
  } else {
    await sql`
      insert into merchant_vendor_off (merchant, vendor, reason) values (${merchant}, ${vendor}, ${reason})
      on conflict do nothing`.execute(tx)
  }
}

export async function switchGameOf(
  tx: Tx,
  { merchant, nodeId, isOn, reason }: { merchant: string; nodeId: string; isOn: boolean; reason: string },
): Promise<void> {
  if (isOn) {
    await sql`delete from merchant_game_off where merchant = ${merchant} and node_id = ${nodeId}`.execute(tx)
  } else {
    await sql`
      insert into merchant_game_off (merchant, node_id, reason) values (${merchant}, ${nodeId}, ${reason})
      on conflict do nothing`.execute(tx)
  }
}

export async function hasVendor(db: Db, vendor: string): Promise<boolean> {
  const { rows } = await sql`select from game_vendor where code = ${vendor}`.execute(db)
  return rows.length > 0
}

export async function hasGame(db: Db, nodeId: string): Promise<boolean> {
  const { rows } = await sql`select from game where node_id = ${nodeId}`.execute(db)
  return rows.length > 0
}

/** Sets what is given and leaves the rest; `null` goes back to the platform's. */
export async function putLobby(
  tx: Tx,
  merchant: string,
  change: { categories?: readonly string[] | null; hotGames?: readonly string[] | null },
): Promise<void> {
  await sql`insert into merchant_lobby (merchant) values (${merchant}) on conflict do nothing`.execute(tx)
  if (change.categories !== undefined) {
    await sql`update merchant_lobby set categories = ${change.categories} where merchant = ${merchant}`.execute(
      tx,
    )
  }
  if (change.hotGames !== undefined) {
    await sql`update merchant_lobby set hot_games = ${change.hotGames} where merchant = ${merchant}`.execute(
      tx,
    )
  }
}

/** Says where a vendor's games open and which of them it can open. */
export async function putLaunch(
  tx: Tx,
  {
    vendor,
    launchUrl,
    isFramed,
    gameCodes,
  }: { vendor: string; launchUrl: string | null; isFramed: boolean; gameCodes: readonly string[] },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update game_vendor set launch_url = ${launchUrl}, is_framed = ${isFramed} where code = ${vendor}`.execute(
    tx,
  )
  await sql`
    update game set is_built = (game_code = any (${gameCodes}::text[]))
    where vendor = ${vendor} and is_built <> (game_code = any (${gameCodes}::text[]))`.execute(tx)
  return numAffectedRows === 1n
}
