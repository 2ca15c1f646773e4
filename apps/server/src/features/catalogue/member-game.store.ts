import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'

/** False when the member has as many as there may be. */
export async function addFavourite(db: Db, memberId: bigint, nodeId: string, max: number): Promise<boolean> {
  const { rows } = await sql<{ count: bigint; isMarked: boolean }>`
    with added as (
      insert into favourite_game (member_id, node_id)
      select ${memberId}, ${nodeId}
      where (select count(*) from favourite_game where member_id = ${memberId}) < ${max}
      on conflict do nothing returning node_id
    )
    select exists (select from added)
      or exists (select from favourite_game where member_id = ${memberId} and node_id = ${nodeId}) as "isMarked"`.execute(
    db,
  )
  return rows[0]?.isMarked === true
}

export async function removeFavourite(db: Db, memberId: bigint, nodeId: string): Promise<void> {
  await sql`delete from favourite_game where member_id = ${memberId} and node_id = ${nodeId}`.execute(db)
}

/** The newest first. */
export async function listFavourites(db: Db, memberId: bigint): Promise<string[]> {
  const { rows } = await sql<{ nodeId: string }>`
    select node_id as "nodeId" from favourite_game
    where member_id = ${memberId} order by added_at desc, node_id`.execute(db)
  return rows.map(({ nodeId }) => nodeId)
}

/** Puts the game first and forgets what lies more than `max` games back. */
export async function addRecent(db: Db, memberId: bigint, nodeId: string, max: number): Promise<void> {
  await sql`
    insert into recent_game (member_id, node_id, played_at) values (${memberId}, ${nodeId}, clock_timestamp())
    on conflict (member_id, node_id) do update set played_at = excluded.played_at`.execute(db)
  await sql`
    delete from recent_game where member_id = ${memberId} and node_id in (
      select node_id from recent_game where member_id = ${memberId}
      order by played_at desc offset ${max})`.execute(db)
}

export type Recent = { nodeId: string; playedAt: Date }

/** The latest first. */
export async function listRecent(db: Db, memberId: bigint): Promise<Recent[]> {
  const { rows } = await sql<Recent>`
    select node_id as "nodeId", played_at as "playedAt" from recent_game
    where member_id = ${memberId} order by played_at desc, node_id`.execute(db)
  return rows
}
