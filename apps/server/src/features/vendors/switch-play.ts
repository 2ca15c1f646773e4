/** Turns play at a vendor or of one game off and on; what was staked is settled either way. */
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import { announceVendors, findVendor } from './directory.ts'
import { disableGame, enableGame, setVendorEnabled } from './vendor.store.ts'

export async function switchVendor(ctx: Context, vendorCode: string, isOpen: boolean): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    if (!(await setVendorEnabled(tx, vendorCode, isOpen))) throw new AppError('vendor.closed')
    await announceVendors(tx)
  })
}

export async function switchGame(
  ctx: Context,
  {
    vendorCode,
    gameCode,
    isOpen,
    reason,
  }: { vendorCode: string; gameCode: string; isOpen: boolean; reason: string },
): Promise<void> {
  const vendor = findVendor(ctx, vendorCode)
  if (!vendor) throw new AppError('vendor.closed')
  await ctx.db.transaction().execute(async (tx) => {
    await (isOpen ? enableGame(tx, vendor.id, gameCode) : disableGame(tx, vendor.id, gameCode, reason))
    await announceVendors(tx)
  })
}
