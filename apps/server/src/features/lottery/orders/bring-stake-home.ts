import { bringHome } from '#features/vendors/index.ts'
import { listMoneyAtVendors } from '#features/wallet/index.ts'
import type { Context } from '#platform/context.ts'

/** For a bet that only money keeps from being taken: answers whether vendors had any to bring home. */
export async function bringStakeHome(ctx: Context, memberId: bigint): Promise<boolean> {
  const away = await listMoneyAtVendors(ctx.db, memberId)
  if (away.length === 0) return false
  await bringHome(ctx, memberId)
  return true
}
