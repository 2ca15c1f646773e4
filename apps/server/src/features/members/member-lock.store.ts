import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'

/** One wish of a member at a time: two at once would both be the last that is allowed. */
export async function lockMember(tx: Tx, memberId: bigint): Promise<void> {
  await sql`select from member where id = ${memberId} for no key update`.execute(tx)
}

/** The same for several whose wishes meet, in the order everybody takes them. */
export async function lockMembers(tx: Tx, ids: readonly bigint[]): Promise<void> {
  await sql`select from member where id = any (${ids}::bigint[]) order by id for no key update`.execute(tx)
}
