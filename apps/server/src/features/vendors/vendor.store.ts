import type { Selectable } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { Tables } from '#platform/tables.ts'

export type VendorRow = Omit<Selectable<Tables['vendor']>, 'created_at'>

export function listVendors(db: Db): Promise<VendorRow[]> {
  return db
    .selectFrom('vendor')
    .select([
      'id',
      'code',
      'name',
      'wallet',
      'is_enabled',
      'allowed_ips',
      'unknown_rollback_ok',
      'round_timeout_seconds',
      'base_url',
      'allowed_hosts',
      'may_be_local',
    ])
    .orderBy('id')
    .execute()
}

/** The end of a key without one arrives as a number. */
export type VendorKeyRow = Selectable<Tables['vendor_key']>

export function listKeys(db: Db): Promise<VendorKeyRow[]> {
  return db.selectFrom('vendor_key').selectAll().execute()
}

export type NewVendor = Pick<VendorRow, 'code' | 'name' | 'wallet'> &
  Partial<
    Pick<VendorRow, 'allowed_ips' | 'base_url' | 'allowed_hosts' | 'may_be_local' | 'round_timeout_seconds'>
  >

/** Makes the vendor, or brings the one there is up to date; answers with its number. */
export async function putVendor(db: Db, vendor: NewVendor): Promise<number> {
  const { allowed_ips = [], allowed_hosts = [], base_url = null, ...rest } = vendor
  const row = { ...rest, allowed_ips, allowed_hosts, base_url }
  const { id } = await db
    .insertInto('vendor')
    .values(row)
    .onConflict((conflict) => conflict.column('code').doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function insertKey(
  db: Db,
  key: Omit<VendorKeyRow, 'starts_at' | 'ends_at'> & { starts_at?: Date },
): Promise<boolean> {
  const inserted = await db
    .insertInto('vendor_key')
    .values(key)
    .onConflict((conflict) => conflict.doNothing())
    .returning('key_id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Replaces what a demo key is made of: another demo start derives another secret. */
export async function putDemoKey(
  db: Db,
  key: Omit<VendorKeyRow, 'starts_at' | 'ends_at' | 'is_demo'>,
): Promise<void> {
  await db
    .insertInto('vendor_key')
    .values({ ...key, is_demo: true })
    .onConflict((conflict) =>
      conflict
        .columns(['vendor_id', 'merchant', 'key_id'])
        .doUpdateSet({ material: key.material, algorithm: key.algorithm })
        .where('vendor_key.is_demo', '=', true),
    )
    .execute()
}

export async function endKey(
  db: Db,
  { vendorId, merchant, keyId, endsAt }: { vendorId: number; merchant: string; keyId: string; endsAt: Date },
): Promise<boolean> {
  const ended = await db
    .updateTable('vendor_key')
    .set({ ends_at: endsAt })
    .where('vendor_id', '=', vendorId)
    .where('merchant', '=', merchant)
    .where('key_id', '=', keyId)
    .returning('key_id')
    .executeTakeFirst()
  return ended !== undefined
}

export async function hasDemoKey(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('vendor_key')
    .select('key_id')
    .where('is_demo', '=', true)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function setVendorEnabled(tx: Tx, code: string, isEnabled: boolean): Promise<boolean> {
  const changed = await tx
    .updateTable('vendor')
    .set({ is_enabled: isEnabled })
    .where('code', '=', code)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

/** Makes a vendor unless there is one by that code. */
export async function insertVendor(
  tx: Tx,
  vendor: Pick<VendorRow, 'code' | 'name' | 'wallet'>,
): Promise<boolean> {
  const inserted = await tx
    .insertInto('vendor')
    .values({ ...vendor, allowed_ips: [], allowed_hosts: [], base_url: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export type VendorSettings = Partial<
  Pick<
    VendorRow,
    'allowed_ips' | 'base_url' | 'allowed_hosts' | 'round_timeout_seconds' | 'unknown_rollback_ok'
  >
>

export async function setVendor(tx: Tx, code: string, settings: VendorSettings): Promise<void> {
  await tx.updateTable('vendor').set(settings).where('code', '=', code).execute()
}

export async function disableGame(tx: Tx, vendorId: number, gameCode: string, reason: string): Promise<void> {
  await tx
    .insertInto('vendor_disabled_game')
    .values({ vendor_id: vendorId, game_code: gameCode, reason })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function enableGame(tx: Tx, vendorId: number, gameCode: string): Promise<void> {
  await tx
    .deleteFrom('vendor_disabled_game')
    .where('vendor_id', '=', vendorId)
    .where('game_code', '=', gameCode)
    .execute()
}
