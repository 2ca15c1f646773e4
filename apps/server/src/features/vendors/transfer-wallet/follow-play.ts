/** Money goes to a vendor that keeps balances when one of its games opens, and comes back when it is left. */
import { findRoomToPlay, listMoneyAtVendors } from '#features/wallet/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import { findVendor } from '../directory.ts'
import type { Vendor } from '../vendor.ts'
import { hasOpenTransfer, listMembersToSweep } from './transfer.store.ts'
import { sendToVendor, sweepFromVendor } from './transfer-funds.ts'

/** What is left at other vendors comes home first; then the cash that limits leave goes where the game is. */
export async function bringToGame(ctx: Context, memberId: bigint, vendor: Vendor): Promise<void> {
  await bringHome(ctx, memberId, { exceptFrom: vendor.code })
  if (vendor.wallet !== 'transfer') return
  // Whoever opened the game now would not find there what is on its way.
  if (await hasOpenTransfer(ctx.db, memberId, vendor.id)) throw new AppError('vendor.transferOpen')
  const amount = await findRoomToPlay(ctx.db, memberId)
  if (amount === 0n) return
  const state = await sendToVendor(ctx, { memberId, vendorCode: vendor.code, amount })
  if (state === 'open') throw new AppError('vendor.transferOpen')
  if (state === 'failed') throw new AppError('vendor.transferRefused')
}

/** Brings back what vendors keep; one that cannot be reached is tried again at night. */
export async function bringHome(
  ctx: Context,
  memberId: bigint,
  { exceptFrom }: { exceptFrom?: string } = {},
): Promise<void> {
  for (const { vendorCode } of await listMoneyAtVendors(ctx.db, memberId)) {
    if (vendorCode !== exceptFrom) await trySweep(ctx, memberId, vendorCode)
  }
}

/** Whether a vendor keeps the money of whoever plays there until they leave. */
export const keepsMoney = (ctx: Context, vendorCode: string): boolean =>
  findVendor(ctx, vendorCode)?.wallet === 'transfer'

/** Answers whether everything is back; what is not is asked about until it is, and swept again at night. */
export async function bringFromGame(ctx: Context, memberId: bigint, vendorCode: string): Promise<boolean> {
  return !keepsMoney(ctx, vendorCode) || trySweep(ctx, memberId, vendorCode)
}

/** The nightly sweep. */
export async function sweepAll(ctx: Context): Promise<void> {
  for (const { memberId, vendorCode } of await listMembersToSweep(ctx.db))
    await trySweep(ctx, memberId, vendorCode)
}

async function trySweep(ctx: Context, memberId: bigint, vendorCode: string): Promise<boolean> {
  try {
    return (await sweepFromVendor(ctx, { memberId, vendorCode })) === 'done'
  } catch (error) {
    ctx.log.warn({ err: error, memberId: String(memberId), vendor: vendorCode }, 'funds were not swept')
    return false
  }
}
