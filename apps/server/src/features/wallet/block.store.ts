import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'

/** From the next bet on a member may not play; what was staked is settled, and money may leave. */
export async function blockPlay(tx: Tx, memberId: bigint, reason: string): Promise<void> {
  await sql`
    insert into member_block (member_id, reason)
    select ${memberId}, ${reason}
    where not exists (
      select from member_block where member_id = ${memberId} and reason = ${reason} and ends_at > now())`.execute(
    tx,
  )
}

/** Ends the blocks of one reason; a member with another stays blocked. */
export async function unblockPlay(tx: Tx, memberId: bigint, reason: string): Promise<void> {
  await sql`
    update member_block set ends_at = now()
    where member_id = ${memberId} and reason = ${reason} and ends_at > now()`.execute(tx)
}
