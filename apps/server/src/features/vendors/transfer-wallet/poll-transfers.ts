/** Transfers are asked about until their vendor has said what became of them, also once people vouched for it. */
import type { Context } from '#platform/context.ts'
import { findVendor } from '../directory.ts'
import { trySweep } from './follow-play.ts'
import { pollPauseSeconds, stuckAfterMs } from './poll.rules.ts'
import { raiseStuck, settleLater } from './settle-transfer.ts'
import { listDueTransfers, postponePoll } from './transfer.store.ts'

/** Asks about every transfer that is due. */
export async function pollTransfers(ctx: Context): Promise<void> {
  for (const transfer of await listDueTransfers(ctx.db)) {
    const { vendorCode, memberId, direction, reference } = transfer
    const vendor = findVendor(ctx, vendorCode)
    if (!vendor) continue
    const { state, isBooked } = await settleLater(ctx, vendor, transfer)
    // The game it was sent for was not opened, and its player may have been shut out since.
    if (isBooked && state === 'done' && direction === 'in') await trySweep(ctx, memberId, vendorCode)
    await postponePoll(ctx.db, reference, pollPauseSeconds(transfer.polls + 1))
    if (state === 'open' && transfer.ageMs >= stuckAfterMs) await raiseStuck(ctx, reference)
  }
}
