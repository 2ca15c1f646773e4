import type { Insertable } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { Tables } from '#platform/tables.ts'

export async function findTrialMemberId(
  db: Db,
  merchant: string,
  device: Buffer,
): Promise<bigint | undefined> {
  const row = await db
    .selectFrom('trial_device')
    .select('member_id')
    .where('merchant', '=', merchant)
    .where('device_hash', '=', device)
    .executeTakeFirst()
  return row?.member_id
}

/** False when the device got one in the meantime. */
export async function insertTrialDevice(tx: Tx, row: Insertable<Tables['trial_device']>): Promise<boolean> {
  const inserted = await tx
    .insertInto('trial_device')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('member_id')
    .executeTakeFirst()
  return inserted !== undefined
}
