import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'

export async function lockRow(tx: Tx, memberId: bigint): Promise<void> {
  await sql`select from member where id = ${memberId} for no key update`.execute(tx)
}

export async function lockRows(tx: Tx, ids: readonly bigint[]): Promise<void> {
  await sql`select from member where id = any (${ids}::bigint[]) order by id for no key update`.execute(tx)
}
