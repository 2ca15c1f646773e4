import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'

/** A whole catalogue, as it is written. */
export type Edition = {
  vendors: readonly { code: string; name: string; game_type: string; position: number }[]
  classifications: readonly { category: string; key: string; position: number; names: object }[]
  games: readonly {
    node_id: string
    vendor: string
    game_code: string
    game_type: string
    category: string
    classification: string
    names: object
    /** Units, as text: JSON has no bigint. */
    min_bet: string
    is_new: boolean
    hot_position: number | null
    freeplay: boolean
    support_play: boolean
    position: number
    return_hundredths: number | null
    volatility: string | null
    max_bet: string | null
    lines: number | null
    traits: readonly string[]
  }[]
  /** Node ids of games that earlier editions had. */
  withdrawn: readonly string[]
}

export async function readEdition(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ digest: string }>`select digest from game_edition`.execute(db)
  return rows[0]?.digest
}

/** Brings the tables up to the edition; what it withdraws is no longer listed, and what operators brought or took off stays so. */
export async function writeEdition(
  tx: Tx,
  { vendors, classifications, games, withdrawn }: Edition,
  digest: string,
) {
  await sql`
    insert into game_vendor (code, name, game_type, position)
    select code, name, game_type, position
    from jsonb_to_recordset(${JSON.stringify(vendors)}::jsonb)
      as v (code text, name text, game_type text, position int)
    on conflict (code) do update
    set name = excluded.name, game_type = excluded.game_type, position = excluded.position`.execute(tx)
  await sql`
    insert into game_classification (category, key, position, names)
    select category, key, position, names
    from jsonb_to_recordset(${JSON.stringify(classifications)}::jsonb)
      as c (category text, key text, position int, names jsonb)
    on conflict (category, key) do update
    set position = excluded.position, names = excluded.names`.execute(tx)
  await sql`
    update game set is_listed = node_id != all(${withdrawn}::text[])
    where node_id = any(${withdrawn}::text[])
      != coalesce(node_id = any((select withdrawn from game_edition)::text[]), false)`.execute(tx)
  await sql`
    with fresh as (
      select * from jsonb_to_recordset(${JSON.stringify(games)}::jsonb) as g (
        node_id text, vendor text, game_code text, game_type text, category text, classification text, names jsonb,
        min_bet bigint, is_new boolean, hot_position int, freeplay boolean, support_play boolean, position int,
        return_hundredths int, volatility text, max_bet bigint, lines int, traits text[])
    )
    insert into game (node_id, vendor, game_code, game_type, category, classification, names, min_bet, is_new,
      hot_position, freeplay, support_play, position, return_hundredths, volatility, max_bet, lines, traits)
    select node_id, vendor, game_code, game_type, category, classification, names, min_bet, is_new, hot_position,
      freeplay, support_play, position, return_hundredths, volatility, max_bet, lines, traits
    from fresh
    on conflict (node_id) do update
    set vendor = excluded.vendor, game_code = excluded.game_code, game_type = excluded.game_type,
      category = excluded.category, classification = excluded.classification, names = excluded.names,
      min_bet = excluded.min_bet, is_new = excluded.is_new, hot_position = excluded.hot_position,
      freeplay = excluded.freeplay, support_play = excluded.support_play, position = excluded.position,
      return_hundredths = excluded.return_hundredths, volatility = excluded.volatility, max_bet = excluded.max_bet,
      lines = excluded.lines, traits = excluded.traits`.execute(tx)
  await sql`
    insert into game_edition (digest, withdrawn) values (${digest}, ${withdrawn})
    on conflict (id) do update set digest = excluded.digest, withdrawn = excluded.withdrawn`.execute(tx)
}
