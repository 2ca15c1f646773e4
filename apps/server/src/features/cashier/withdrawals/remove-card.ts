import { proveWithdrawalPassword } from '#features/identity/index.ts'
import { lockMember } from '#features/members/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { findCard, isAwaitingPayout, listCards, markRemoved } from './card.store.ts'

/** Removes a bank card, unless money is on its way to it. */
export async function removeCard(
  ctx: Context,
  { memberId, id, password }: { memberId: bigint; id: bigint; password: string },
): Promise<void> {
  await proveWithdrawalPassword(ctx, memberId, password)
  await ctx.db.transaction().execute(async (tx) => {
    await lockMember(tx, memberId)
    const card = await findCard(tx, memberId, id)
    if (!card) throw new AppError('card.unknown')
    await remove(ctx, tx, id)
  })
}

/** Removes all of a member's bank cards, because they are in a name that was not theirs. */
export async function removeCards(ctx: Pick<Context, 'now'>, tx: Tx, memberId: bigint): Promise<void> {
  await lockMember(tx, memberId)
  for (const { id } of await listCards(tx, memberId)) await remove(ctx, tx, id)
}

async function remove({ now }: Pick<Context, 'now'>, tx: Tx, id: bigint): Promise<void> {
  if (await isAwaitingPayout(tx, id)) throw new AppError('card.inUse')
  await markRemoved(tx, id, now())
}
