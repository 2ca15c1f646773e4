/** Money goes to a vendor that keeps balances when one of its games opens, and comes back when it is left. */
import { findRoomToPlay, listMoneyAtVendors } from '#features/wallet/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import { findVendor } from '../directory.ts'
import { isLaunchedAnew } from '../launch.store.ts'
import type { Vendor } from '../vendor.ts'
import { isInConflict, settleLater } from './settle-transfer.ts'
import { findOpenTransfer, isClosedTo, listMembersToSweep, listShutOut } from './transfer.store.ts'
import { sendToVendor, sweepFromVendor } from './transfer-funds.ts'

/** What is left at other vendors comes home first; then the cash that limits leave goes where the game is. */
export async function bringToGame(ctx: Context, memberId: bigint, vendor: Vendor): Promise<void> {
  await bringHome(ctx, memberId, { exceptFrom: vendor.code })
  if (vendor.wallet !== 'transfer') return
  if (await isInConflict(ctx.db, memberId, vendor.id)) throw new AppError('vendor.transferOpen')
  await endOpenTransfer(ctx, memberId, vendor)
  await sendRoomToPlay(ctx, memberId, vendor)
  // A break that began meanwhile found nothing there yet to bring home.
  if (await isClosedTo(ctx.db, memberId, vendor.code)) {
    await trySweep(ctx, memberId, vendor.code)
    throw new AppError('member.blocked')
  }
}

async function sendRoomToPlay(ctx: Context, memberId: bigint, vendor: Vendor): Promise<void> {
  const amount = await findRoomToPlay(ctx.db, memberId)
  if (amount === 0n) return
  const state = await sendToVendor(ctx, { memberId, vendorCode: vendor.code, amount })
  if (state === 'open') throw new AppError('vendor.transferOpen')
  if (state === 'failed') throw new AppError('vendor.transferRefused')
}

/** Whoever opened the game while something is on its way would not find it there. */
async function endOpenTransfer(ctx: Context, memberId: bigint, vendor: Vendor): Promise<void> {
  const open = await findOpenTransfer(ctx.db, memberId, vendor.id)
  if (!open) return
  const { isBooked } = await settleLater(ctx, vendor, open)
  // What another heard first may be on its way home again.
  if (!isBooked) throw new AppError('vendor.transferOpen')
}

/** Answers whether everything that vendors keep is back; one that cannot be reached is tried again at night. */
export async function bringHome(
  ctx: Context,
  memberId: bigint,
  { exceptFrom }: { exceptFrom?: string } = {},
): Promise<boolean> {
  const away = await listMoneyAtVendors(ctx.db, memberId)
  // All at once: one that does not answer keeps nobody waiting for the others.
  const areBack = await Promise.all(
    away
      .filter(({ vendorCode }) => vendorCode !== exceptFrom)
      .map(({ vendorCode }) => trySweep(ctx, memberId, vendorCode)),
  )
  return !areBack.includes(false)
}

/** Whether a vendor keeps the money of whoever plays there until they leave. */
export const keepsMoney = (ctx: Context, vendorCode: string): boolean =>
  findVendor(ctx, vendorCode)?.wallet === 'transfer'

/**
 * Answers whether everything is back; what is not is asked about until it is, and swept again at night. A game that was
 * opened after the one that is left goes on with the money.
 */
export async function bringFromGame(
  ctx: Context,
  memberId: bigint,
  { vendorCode, launch }: { vendorCode: string; launch: string | undefined },
): Promise<boolean> {
  if (!keepsMoney(ctx, vendorCode)) return true
  if (launch !== undefined && (await isLaunchedAnew(ctx.db, memberId, launch))) return false
  return trySweep(ctx, memberId, vendorCode)
}

/** The nightly sweep. */
export async function sweepAll(ctx: Context): Promise<void> {
  for (const { memberId, vendorCode } of await listMembersToSweep(ctx.db))
    await trySweep(ctx, memberId, vendorCode)
}

/** A vendor that keeps balances asks nobody before a bet, so whoever may not play has nothing left there to bet with. */
export async function sweepShutOut(ctx: Context): Promise<void> {
  for (const there of await listShutOut(ctx.db)) {
    // Others' vendors may have taken their time, and whoever may play again by now keeps the money at the table.
    const [still] = await listShutOut(ctx.db, there)
    if (still) await trySweep(ctx, still.memberId, still.vendorCode)
  }
}

/** Answers whether everything is back; what is still on its way is asked about first. */
export async function trySweep(ctx: Context, memberId: bigint, vendorCode: string): Promise<boolean> {
  try {
    const vendor = findVendor(ctx, vendorCode)
    const open = vendor && (await findOpenTransfer(ctx.db, memberId, vendor.id))
    const ended = open && (await settleLater(ctx, vendor, open))
    if (open?.direction === 'out' && ended?.state === 'done') return true
    return (await sweepFromVendor(ctx, { memberId, vendorCode })) === 'done'
  } catch (error) {
    ctx.log.warn({ err: error, memberId: String(memberId), vendor: vendorCode }, 'funds were not swept')
    return false
  }
}
