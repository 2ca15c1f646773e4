import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'

export async function deleteBetCap(tx: Tx, memberId: bigint): Promise<void> {
  await sql`delete from member_limit where member_id = ${memberId} and measure = 'bet'`.execute(tx)
}

export async function insertBetCap(tx: Tx, memberId: bigint, max: bigint): Promise<void> {
  // The shortest possible period, so each bet is judged alone.
  await sql`
    insert into member_limit (member_id, measure, period, cap)
    values (${memberId}, 'bet', '1 microsecond', ${max})`.execute(tx)
}

export async function findBetCap(db: Db, memberId: bigint): Promise<bigint | null> {
  const { rows } = await sql<{ cap: bigint }>`
    select cap from member_limit where member_id = ${memberId} and measure = 'bet'`.execute(db)
  return rows[0]?.cap ?? null
}
