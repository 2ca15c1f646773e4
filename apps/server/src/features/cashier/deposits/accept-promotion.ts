import { lockMember } from '#features/members/index.ts'
import { assertNoBreak } from '#features/protection/index.ts'
import { type Claim, claimOf, claimPromotion } from '#features/rewards/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import { lockDeposit } from './deposit.store.ts'

/** Accepts a promotion for a deposit that is not paid yet; the same request again is a retry. */
export async function acceptWithDeposit(
  ctx: Context,
  asked: { memberId: bigint; depositId: bigint; promotionId: bigint },
): Promise<Claim> {
  const { memberId, depositId, promotionId } = asked
  return ctx.db.transaction().execute(async (tx) => {
    const deposit = await lockDeposit(tx, memberId, depositId)
    if (!deposit) throw new AppError('deposit.unknown')
    await lockMember(tx, memberId)
    const earlier = await claimOf(tx, depositId)
    if (earlier && earlier.state !== 'void' && earlier.promotionId === promotionId) return earlier
    if (deposit.state !== 'waiting') throw new AppError('deposit.ended')
    await assertNoBreak(tx, memberId)
    return claimPromotion(ctx, tx, deposit, promotionId)
  })
}
