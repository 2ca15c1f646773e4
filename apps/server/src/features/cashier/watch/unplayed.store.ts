import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'
import type { Unplayed } from './case.rules.ts'

/** Counted up to the movement `version` of the member's cash. */
export type UnplayedUpTo = Unplayed & { version: bigint }

export async function findUnplayed(tx: Tx, memberId: bigint): Promise<UnplayedUpTo | undefined> {
  const { rows } = await sql<UnplayedUpTo>`
    select amount as unplayed, staked_over as over, version
    from unplayed_cash where member_id = ${memberId}`.execute(tx)
  return rows[0]
}

export async function keepUnplayed(
  tx: Tx,
  memberId: bigint,
  { unplayed, over, version }: UnplayedUpTo,
): Promise<void> {
  await sql`
    insert into unplayed_cash (member_id, amount, staked_over, version)
    values (${memberId}, ${unplayed}, ${over}, ${version})
    on conflict (member_id) do update
    set amount = excluded.amount, staked_over = excluded.staked_over, version = excluded.version`.execute(tx)
}
