import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'

export type Unplayed = { amount: bigint; version: bigint }

export async function findUnplayed(tx: Tx, memberId: bigint): Promise<Unplayed | undefined> {
  const { rows } = await sql<Unplayed>`
    select amount, version from unplayed_cash where member_id = ${memberId}`.execute(tx)
  return rows[0]
}

export async function keepUnplayed(tx: Tx, memberId: bigint, unplayed: Unplayed): Promise<void> {
  await sql`
    insert into unplayed_cash (member_id, amount, version)
    values (${memberId}, ${unplayed.amount}, ${unplayed.version})
    on conflict (member_id) do update set amount = excluded.amount, version = excluded.version`.execute(tx)
}
