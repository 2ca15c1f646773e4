/** What an operator does with a vendor, wherever it is asked from; running servers follow within a second. */
import { createPublicKey, createSecretKey, type KeyObject, randomBytes } from 'node:crypto'
import { isIP } from 'node:net'
import type { KeyAlgorithm } from '@perya/vendor-protocol'
import { ChangeRefused } from '#features/merchants/index.ts'
import type { Context } from '#platform/context.ts'
import { isFromDatabase } from '#platform/database-error.ts'
import { listOpenAlarms, type OpenAlarm, resolveAlarm } from './alarm.store.ts'
import { announceVendors, readVendors } from './directory.ts'
import { listLimits, type VendorLimit } from './limit.store.ts'
import { addVendorKey, endVendorKey } from './rotate-key.ts'
import { switchGame, switchVendor } from './switch-play.ts'
import { listKeys, listVendors, setVendor, type VendorKeyRow, type VendorRow } from './vendor.store.ts'

/** While a vendor changes over, its old keys are still good. */
const overlapMs = 24 * 3_600_000

export type { VendorLimit } from './limit.store.ts'

export type VendorFacts = VendorRow & { keys: VendorKeyRow[] }

export async function describeVendor(ctx: Pick<Context, 'db'>, code: string): Promise<VendorFacts> {
  const vendors = await listVendors(ctx.db)
  const vendor = vendors.find((row) => row.code === code)
  if (!vendor) {
    const known = vendors.map((row) => row.code).join(', ') || 'none yet'
    throw new ChangeRefused(`There is no vendor ${code}; there are ${known}.`)
  }
  const keys = (await listKeys(ctx.db)).filter((key) => key.vendor_id === vendor.id)
  return { ...vendor, keys }
}

/** What a person has to look at about a vendor, the oldest first. */
export async function listVendorAlarms(ctx: Pick<Context, 'db'>, code: string): Promise<OpenAlarm[]> {
  await describeVendor(ctx, code)
  return listOpenAlarms(ctx.db, code)
}

/** How much of each kind a vendor may do, and how much of it is used today. */
export async function listVendorLimits(ctx: Pick<Context, 'db'>, code: string): Promise<VendorLimit[]> {
  const { id } = await describeVendor(ctx, code)
  return listLimits(ctx.db, id)
}

export type NewKey = {
  keyId: string
  /** Only of a shared secret, and only now: it is kept sealed. */
  secret: string | undefined
  olderEndAt: Date
}

/** Gives a vendor a new key for a brand: the public one it sent (PEM), or a shared secret made here. */
export async function rotateVendorKey(
  ctx: Context,
  { code, brand, publicKey }: { code: string; brand: string; publicKey: string | undefined },
): Promise<NewKey> {
  const { keys } = await describeVendor(ctx, code)
  await readVendors(ctx)
  const now = ctx.now()
  const olderEndAt = new Date(now.getTime() + overlapMs)
  const keyId = `k${now.getTime().toString(36)}-${randomBytes(3).toString('hex')}`
  const secret = publicKey === undefined ? randomBytes(32) : undefined
  const key = secret
    ? ({ algorithm: 'hmac-sha256', key: createSecretKey(secret) } as const)
    : readPublicKey(publicKey)
  await addVendorKey(ctx, { vendorCode: code, merchant: brand, keyId }, key).catch((error) => {
    const isUnknownBrand = isFromDatabase(error) && error.code === '23503'
    throw isUnknownBrand ? new ChangeRefused(`There is no merchant ${brand}.`) : error
  })
  for (const older of keys.filter((row) => row.merchant === brand && isAlive(row, olderEndAt))) {
    await endVendorKey(ctx, { vendorCode: code, merchant: brand, keyId: older.key_id }, olderEndAt)
  }
  return { keyId, secret: secret?.toString('base64'), olderEndAt }
}

/** Ends one key now, as after a leak. */
export async function revokeVendorKey(
  ctx: Context,
  { code, brand, keyId }: { code: string; brand: string; keyId: string },
): Promise<void> {
  const { keys } = await describeVendor(ctx, code)
  if (!keys.some((key) => key.merchant === brand && key.key_id === keyId)) {
    throw new ChangeRefused(`${code} has no key ${keyId} for ${brand}.`)
  }
  await readVendors(ctx)
  await endVendorKey(ctx, { vendorCode: code, merchant: brand, keyId })
}

export async function setVendorMaintenance(ctx: Context, code: string, isOn: boolean): Promise<void> {
  const { id } = await describeVendor(ctx, code)
  const net = (await listLimits(ctx.db, id)).find(({ kind }) => kind === 'net')
  if (!isOn && net?.stoppedAt) {
    throw new ChangeRefused(`Members won more of ${code} than its limit net; \`resume net\` opens it.`)
  }
  await switchVendor(ctx, code, !isOn)
}

export async function setVendorGame(
  ctx: Context,
  { code, gameCode, isOpen, reason }: { code: string; gameCode: string; isOpen: boolean; reason: string },
): Promise<void> {
  await describeVendor(ctx, code)
  await readVendors(ctx)
  await switchGame(ctx, { vendorCode: code, gameCode, isOpen, reason })
}

/** Where a vendor may call from, each address alone or with a prefix. */
export async function allowVendorAddresses(
  ctx: Context,
  code: string,
  addresses: readonly string[],
): Promise<void> {
  await describeVendor(ctx, code)
  const wrong = addresses.find((text) => !isAddressOrNetwork(text))
  if (wrong !== undefined)
    throw new ChangeRefused(`${wrong} is no address, such as 203.0.113.7 or 10.0.0.0/8.`)
  await ctx.db.transaction().execute(async (tx) => {
    await setVendor(tx, code, { allowed_ips: [...addresses] })
    await announceVendors(tx)
  })
}

/** Says that somebody has dealt with an alarm. */
export async function settleVendorAlarm(ctx: Context, code: string, alarm: string): Promise<void> {
  const isSettled = /^\d{1,18}$/.test(alarm) && (await resolveAlarm(ctx.db, code, BigInt(alarm)))
  if (!isSettled) throw new ChangeRefused(`${code} has no open alarm ${alarm}.`)
}

function isAddressOrNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128))
}

function isAlive(row: VendorKeyRow, at: Date): boolean {
  // `infinity` arrives as a number.
  return !(row.ends_at instanceof Date) || row.ends_at > at
}

function readPublicKey(pem: string | undefined): { algorithm: KeyAlgorithm; key: KeyObject } {
  try {
    const key = createPublicKey(pem ?? '')
    if (key.asymmetricKeyType === 'ed25519') return { algorithm: 'ed25519', key }
    if (key.asymmetricKeyType === 'rsa' && (key.asymmetricKeyDetails?.modulusLength ?? 0) >= 2_048) {
      return { algorithm: 'rsa-sha256', key }
    }
  } catch {
    // Said below, as for a key of another kind.
  }
  throw new ChangeRefused('A public key is PEM: Ed25519, or RSA of 2048 bits or more.')
}
