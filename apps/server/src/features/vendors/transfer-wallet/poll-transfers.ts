/** Transfers are asked about until their vendor has said what became of them, also once people vouched for it. */
import type { Context } from '#platform/context.ts'
import { findVendor } from '../directory.ts'
import { trySweep } from './follow-play.ts'
import { pollPauseSeconds, stuckAfterMs } from './poll.rules.ts'
import { raiseStuck, settleLater } from './settle-transfer.ts'
import { listDueTransfers, postponePoll, type VendorTransfer } from './transfer.store.ts'

/** Asks about every transfer that is due; what goes wrong with one holds up no other. */
export async function pollTransfers(ctx: Context): Promise<void> {
  for (const transfer of await listDueTransfers(ctx.db)) {
    await poll(ctx, transfer).catch((error: Error) => {
      const { reference, vendorCode } = transfer
      ctx.log.error({ err: error, reference, vendor: vendorCode }, 'a transfer was not asked about')
    })
  }
}

async function poll(ctx: Context, transfer: VendorTransfer): Promise<void> {
  const { vendorCode, memberId, direction, reference } = transfer
  const vendor = findVendor(ctx, vendorCode)
  if (!vendor) return
  // Before it is asked about: one that fails each time would stay at the head of those that are due.
  await postponePoll(ctx.db, reference, pollPauseSeconds(transfer.polls + 1))
  try {
    const { state, isBooked } = await settleLater(ctx, vendor, transfer)
    // The game it was sent for was not opened, and its player may have been shut out since.
    if (isBooked && state === 'done' && direction === 'in') await trySweep(ctx, memberId, vendorCode)
  } finally {
    if (transfer.ageMs >= stuckAfterMs) await raiseStuck(ctx, reference)
  }
}
