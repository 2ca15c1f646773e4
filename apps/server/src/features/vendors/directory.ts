/** Every vendor and key, kept in memory by each process and read again when one of them changes. */
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db.ts'
import type { Close } from '#platform/feature.ts'
import { follow } from '#platform/follow.ts'
import { notify } from '#platform/notifications.ts'
import { service } from '#platform/service.ts'
import { StartError } from '#platform/start-error.ts'
import { readBounds } from './limit.store.ts'
import { hasDemoKey, listKeys, listVendors, type VendorKeyRow } from './vendor.store.ts'
import { type KeptKey, openKey, toBlockList, type Vendor } from './vendor.ts'

export const vendorChannel = 'vendor'

type Directory = {
  /** The later a reading began the newer is what it found, whenever it ends. */
  reading: number
  byCode: ReadonlyMap<string, Vendor>
  /** By vendor, brand and key id, joined with a line feed, which none of them can hold. */
  keys: ReadonlyMap<string, KeptKey>
}

let readings = 0
const directories = service<Directory>('directory of vendors')

export async function openDirectory(ctx: Context): Promise<Close> {
  if (ctx.env.mode === 'production' && (await hasDemoKey(ctx.db))) {
    throw new StartError('A vendor has a demo key, which production refuses: end it or use another database.')
  }
  return follow(ctx, vendorChannel, () => readVendors(ctx))
}

/** Tells every process, once the change commits, to read the vendors again. */
export function announceVendors(db: Db): Promise<void> {
  return notify(db, vendorChannel)
}

export async function readVendors(ctx: Context): Promise<void> {
  readings += 1
  const reading = readings
  const [vendors, keys, bounds] = await Promise.all([
    listVendors(ctx.db),
    listKeys(ctx.db),
    readBounds(ctx.db),
  ])
  const byId = new Map(
    vendors.map((row) => [
      row.id,
      {
        id: row.id,
        code: row.code,
        name: row.name,
        wallet: row.wallet,
        isEnabled: row.is_enabled && !bounds.get(row.id)?.isNetStopped,
        allowedIps: toBlockList(row.allowed_ips),
        baseUrl: row.base_url,
        allowedHosts: row.allowed_hosts,
        mayBeLocal: row.may_be_local,
        winMax: bounds.get(row.id)?.winMax ?? 0n,
      } satisfies Vendor,
    ]),
  )
  if ((directories.find(ctx)?.reading ?? 0) > reading) return
  directories.open(ctx, {
    reading,
    byCode: new Map([...byId.values()].map((vendor) => [vendor.code, vendor])),
    keys: new Map(
      keys.map((row) => [
        keyName(byId.get(row.vendor_id)?.code ?? '', row.merchant, row.key_id),
        toKey(ctx, row),
      ]),
    ),
  })
}

function toKey(ctx: Context, row: VendorKeyRow): KeptKey {
  const of = { vendorId: row.vendor_id, keyId: row.key_id, algorithm: row.algorithm }
  return {
    algorithm: row.algorithm,
    key: openKey(ctx.secrets, of, row.material),
    startsAt: row.starts_at,
    endsAt: row.ends_at instanceof Date ? row.ends_at : new Date(8_640_000_000_000_000),
  }
}

const keyName = (vendor: string, brand: string, keyId: string) => `${vendor}\n${brand}\n${keyId}`

export function findVendor(ctx: Context, code: string): Vendor | undefined {
  return directories.of(ctx).byCode.get(code)
}

export function findKey(ctx: Context, vendor: string, brand: string, keyId: string): KeptKey | undefined {
  return directories.of(ctx).keys.get(keyName(vendor, brand, keyId))
}
