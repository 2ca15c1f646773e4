import { proveWithdrawalPassword } from '#features/identity/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import { lockMember } from '../member-lock.store.ts'
import { findCard, isAwaitingPayout, markRemoved } from './card.store.ts'

/** Takes an account away, unless money is on its way to it. */
export async function removeCard(
  ctx: Context,
  { memberId, id, password }: { memberId: bigint; id: bigint; password: string },
): Promise<void> {
  await proveWithdrawalPassword(ctx, memberId, password)
  await ctx.db.transaction().execute(async (tx) => {
    await lockMember(tx, memberId)
    const card = await findCard(tx, memberId, id)
    if (!card) throw new AppError('card.unknown')
    if (await isAwaitingPayout(tx, id)) throw new AppError('card.inUse')
    await markRemoved(tx, id, ctx.now())
  })
}
