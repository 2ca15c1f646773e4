import type { Db, Tx } from '#platform/db.ts'

export async function insertReset(
  tx: Tx,
  reset: { member_id: bigint | null; secret_hash: Buffer; expires_at: Date },
): Promise<bigint> {
  const { id } = await tx
    .insertInto('password_reset')
    .values({ ...reset, used_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Whose password it may set. */
export async function findReset(db: Db, id: bigint, secretHash: Buffer, now: Date): Promise<bigint | null> {
  const row = await db
    .selectFrom('password_reset')
    .select('member_id')
    .where('id', '=', id)
    .where('secret_hash', '=', secretHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row?.member_id ?? null
}

/** Spends every link of the member; tells which were still good. */
export async function spendResets(tx: Tx, memberId: bigint, now: Date): Promise<bigint[]> {
  const spent = await tx
    .updateTable('password_reset')
    .set({ used_at: now })
    .where('member_id', '=', memberId)
    .where('used_at', 'is', null)
    .returning('id')
    .execute()
  return spent.map((row) => row.id)
}

export async function deleteResetsOf(tx: Tx, memberId: bigint): Promise<void> {
  await tx.deleteFrom('password_reset').where('member_id', '=', memberId).execute()
}

export async function deleteResetsBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom('password_reset').where('expires_at', '<', moment).execute()
}
