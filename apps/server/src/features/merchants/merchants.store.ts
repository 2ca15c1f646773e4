import type { Selectable } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { Tables } from '#platform/tables.ts'

export type MerchantRow = Omit<Selectable<Tables['merchant']>, 'created_at'> & { hosts: string[] }

/** Every merchant; there are few, and each process keeps them all. */
export async function listMerchants(db: Db): Promise<MerchantRow[]> {
  const merchants = await db.selectFrom('merchant').selectAll().orderBy('code').execute()
  const hosts = await db.selectFrom('merchant_host').selectAll().orderBy('host').execute()
  return merchants.map((merchant) => ({
    ...merchant,
    hosts: hosts.filter((row) => row.merchant === merchant.code).map((row) => row.host),
  }))
}

export async function lockMerchant(tx: Tx, code: string): Promise<MerchantRow | undefined> {
  const merchant = await tx
    .selectFrom('merchant')
    .selectAll()
    .where('code', '=', code)
    // Lets rows name the merchant meanwhile, such as those that say what operators did.
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!merchant) return undefined
  const hosts = await tx.selectFrom('merchant_host').select('host').where('merchant', '=', code).execute()
  return { ...merchant, hosts: hosts.map((row) => row.host).sort() }
}

export type NewMerchant = Pick<MerchantRow, 'code' | 'name'> &
  Partial<Pick<MerchantRow, 'trial_of' | 'is_default' | 'flags' | 'settings'>>

/** False when the code is taken. */
export async function insertMerchant(db: Db, merchant: NewMerchant): Promise<boolean> {
  const { flags = {}, settings = {}, trial_of = null, ...rest } = merchant
  const inserted = await db
    .insertInto('merchant')
    .values({ ...rest, trial_of, flags: JSON.stringify(flags), settings: JSON.stringify(settings) })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('code')
    .executeTakeFirst()
  return inserted !== undefined
}

export type MerchantChange = Partial<
  Pick<
    MerchantRow,
    'name' | 'theme' | 'currency' | 'time_zone' | 'maintenance' | 'region_restricted' | 'flags' | 'settings'
  >
>

export async function updateMerchant(tx: Tx, code: string, change: MerchantChange): Promise<void> {
  const { flags, settings, ...rest } = change
  await tx
    .updateTable('merchant')
    .set({
      ...rest,
      ...(flags ? { flags: JSON.stringify(flags) } : {}),
      ...(settings ? { settings: JSON.stringify(settings) } : {}),
    })
    .where('code', '=', code)
    .execute()
}

export async function makeDefault(tx: Tx, code: string): Promise<void> {
  await tx.updateTable('merchant').set({ is_default: false }).where('is_default', '=', true).execute()
  await tx.updateTable('merchant').set({ is_default: true }).where('code', '=', code).execute()
}

export async function replaceHosts(tx: Tx, code: string, hosts: readonly string[]): Promise<void> {
  // What stays is left alone: a row that goes and comes again would be noted as a change.
  await tx
    .deleteFrom('merchant_host')
    .where('merchant', '=', code)
    .$if(hosts.length > 0, (query) => query.where('host', 'not in', hosts))
    .execute()
  if (hosts.length === 0) return
  await tx
    .insertInto('merchant_host')
    .values(hosts.map((host) => ({ host, merchant: code })))
    .onConflict((conflict) => conflict.column('host').doNothing())
    .execute()
}

export async function findHostOwner(db: Db, host: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('merchant_host')
    .select('merchant')
    .where('host', '=', host)
    .executeTakeFirst()
  return row?.merchant
}
