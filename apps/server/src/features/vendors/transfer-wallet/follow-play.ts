/** Money a vendor keeps comes back when another game opens, and at night. */
import { listMoneyAtVendors } from '#features/wallet/index.ts'
import type { Context } from '#platform/context.ts'
import { listMembersToSweep } from './transfer.store.ts'
import { sweepFromVendor } from './transfer-funds.ts'

/** Brings back what vendors keep; one that cannot be reached is tried again at night. */
export async function bringHome(
  ctx: Context,
  memberId: bigint,
  { exceptFrom }: { exceptFrom: string },
): Promise<void> {
  for (const { vendorCode } of await listMoneyAtVendors(ctx.db, memberId)) {
    if (vendorCode !== exceptFrom) await trySweep(ctx, memberId, vendorCode)
  }
}

/** The nightly sweep. */
export async function sweepAll(ctx: Context): Promise<void> {
  for (const { memberId, vendorCode } of await listMembersToSweep(ctx.db))
    await trySweep(ctx, memberId, vendorCode)
}

async function trySweep(ctx: Context, memberId: bigint, vendorCode: string): Promise<void> {
  await sweepFromVendor(ctx, { memberId, vendorCode }).catch((error: Error) => {
    ctx.log.warn({ err: error, memberId: String(memberId), vendor: vendorCode }, 'funds were not swept')
  })
}
