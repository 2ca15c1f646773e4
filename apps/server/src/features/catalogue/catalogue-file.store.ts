import { formatAmount, parseAmount } from '@perya/money'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { Entry } from './catalogue-file.rules.ts'

/** The whole catalogue in its order, entry by entry. */
export async function listEntries(db: Db): Promise<Entry[]> {
  const vendors = await sql<Entry>`
    select 'vendor' as kind, code, name, game_type as "gameType", launch_url as "launchUrl", is_framed as "isFramed"
    from game_vendor order by position, code`.execute(db)
  const classifications = await sql<Entry>`
    select 'classification' as kind, category, key, names
    from game_classification order by category, position, key`.execute(db)
  const games = await sql<Entry & { minBet: bigint; maxBet: bigint | null }>`
    select 'game' as kind, node_id as "nodeId", vendor, game_code as "gameCode", game_type as "gameType", category,
      classification, names, min_bet as "minBet", is_new as "isNew", freeplay, support_play as "supportPlay",
      is_built as "isBuilt", is_listed as "isListed", return_hundredths as "returnHundredths", volatility,
      max_bet as "maxBet", lines, traits
    from game order by position, node_id`.execute(db)
  return [
    ...vendors.rows,
    ...classifications.rows,
    ...games.rows.map((game) => ({
      ...game,
      minBet: formatAmount(game.minBet),
      maxBet: game.maxBet === null ? null : formatAmount(game.maxBet),
    })),
  ]
}

/** Keeps others from changing the catalogue until the transaction ends. */
export async function lockCatalogue(tx: Tx): Promise<void> {
  await sql`lock table game_vendor, game_classification, game in share row exclusive mode`.execute(tx)
}

/** Adds entries or changes them; what is new stands after everything there was. */
export async function putEntries(tx: Tx, entries: readonly Entry[]): Promise<void> {
  const rows = (kind: Entry['kind']) => JSON.stringify(entries.filter((entry) => entry.kind === kind))
  await sql`
    insert into game_vendor (code, name, game_type, launch_url, is_framed, position)
    select code, name, "gameType", "launchUrl", "isFramed",
      (select coalesce(max(position), 0) from game_vendor) + row_number() over ()
    from jsonb_to_recordset(${rows('vendor')}::jsonb)
      as v (code text, name text, "gameType" text, "launchUrl" text, "isFramed" boolean)
    on conflict (code) do update
    set name = excluded.name, game_type = excluded.game_type, launch_url = excluded.launch_url,
      is_framed = excluded.is_framed`.execute(tx)
  await sql`
    insert into game_classification (category, key, names, position)
    select category, key, names, (select coalesce(max(position), 0) from game_classification) + row_number() over ()
    from jsonb_to_recordset(${rows('classification')}::jsonb) as c (category text, key text, names jsonb)
    on conflict (category, key) do update set names = excluded.names`.execute(tx)
  const games = entries
    .filter(({ kind }) => kind === 'game')
    .map((game) => ({
      ...game,
      minBet: String(parseAmount(String(game.minBet))),
      maxBet: game.maxBet === null ? null : String(parseAmount(String(game.maxBet))),
    }))
  await sql`
    insert into game (node_id, vendor, game_code, game_type, category, classification, names, min_bet, is_new,
      freeplay, support_play, is_built, is_listed, return_hundredths, volatility, max_bet, lines, traits, position)
    select "nodeId", vendor, "gameCode", "gameType", category, classification, names, "minBet", "isNew", freeplay,
      "supportPlay", "isBuilt", "isListed", "returnHundredths", volatility, "maxBet", lines, traits, (select coalesce(max(position), 0) from game) + row_number() over ()
    from jsonb_to_recordset(${JSON.stringify(games)}::jsonb) as g (
      "nodeId" text, vendor text, "gameCode" text, "gameType" text, category text, classification text, names jsonb,
      "minBet" bigint, "isNew" boolean, freeplay boolean, "supportPlay" boolean, "isBuilt" boolean, "isListed" boolean,
      "returnHundredths" int, volatility text, "maxBet" bigint, lines int, traits text[])
    on conflict (node_id) do update
    set vendor = excluded.vendor, game_code = excluded.game_code, game_type = excluded.game_type,
      category = excluded.category, classification = excluded.classification, names = excluded.names,
      min_bet = excluded.min_bet, is_new = excluded.is_new, freeplay = excluded.freeplay,
      support_play = excluded.support_play, is_built = excluded.is_built, is_listed = excluded.is_listed,
      return_hundredths = excluded.return_hundredths, volatility = excluded.volatility, max_bet = excluded.max_bet,
      lines = excluded.lines, traits = excluded.traits`.execute(tx)
}
