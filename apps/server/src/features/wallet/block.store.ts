import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import { barsOf, breaksOf } from './play-block.query.ts'

/** One at a time for each reason. */
export async function insertBlock(tx: Tx, memberId: bigint, reason: string): Promise<void> {
  await sql`
    insert into member_block (member_id, reason)
    select ${memberId}, ${reason}
    where not exists (
      select from member_block where member_id = ${memberId} and reason = ${reason} and ends_at > now())`.execute(
    tx,
  )
}

export async function endBlocks(tx: Tx, memberId: bigint, reason: string): Promise<void> {
  await sql`
    update member_block set ends_at = now()
    where member_id = ${memberId} and reason = ${reason} and ends_at > now()`.execute(tx)
}

export async function hasBreakOrBar(db: Db, memberId: bigint): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select exists (${breaksOf(memberId)}) or exists (${barsOf(memberId)}) as is`.execute(db)
  return rows[0]?.is === true
}
