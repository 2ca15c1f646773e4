/** Gives a vendor a new key beside the old one, and later ends the old one. */
import type { VendorKey } from '@perya/vendor-protocol'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import { announceVendors, findVendor } from './directory.ts'
import { endKey, insertKey } from './vendor.store.ts'
import { sealKey } from './vendor.ts'

export type KeyName = { vendorCode: string; merchant: string; keyId: string }

export async function addVendorKey(
  ctx: Context,
  { vendorCode, merchant, keyId }: KeyName,
  { algorithm, key }: VendorKey,
  startsAt: Date = ctx.now(),
): Promise<void> {
  const vendor = findVendor(ctx, vendorCode)
  if (!vendor) throw new AppError('vendor.closed')
  await ctx.db.transaction().execute(async (tx) => {
    const material = sealKey(ctx.secrets, { vendorId: vendor.id, keyId, algorithm }, key)
    const row = { vendor_id: vendor.id, merchant, key_id: keyId, algorithm, material, is_demo: false }
    // An id is never given to another key: whoever kept the old one would be let in as the new.
    if (!(await insertKey(tx, { ...row, starts_at: startsAt }))) throw new AppError('vendor.keyTaken')
    await announceVendors(tx)
  })
}

export async function endVendorKey(
  ctx: Context,
  { vendorCode, merchant, keyId }: KeyName,
  endsAt: Date = ctx.now(),
): Promise<void> {
  const vendor = findVendor(ctx, vendorCode)
  if (!vendor) throw new AppError('vendor.closed')
  await ctx.db.transaction().execute(async (tx) => {
    await endKey(tx, { vendorId: vendor.id, merchant, keyId, endsAt })
    await announceVendors(tx)
  })
}
