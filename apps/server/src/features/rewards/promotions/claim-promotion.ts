import { merchantOf } from '#features/merchants/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { type Claim, findClaimOf, hasOpenClaim, insertClaim } from './claim.store.ts'
import { findOpen } from './promotion.store.ts'

/** The member's yes to a promotion for one deposit, with the member and the deposit locked. */
export async function claimPromotion(
  ctx: Context,
  tx: Tx,
  deposit: { id: bigint; merchant: string; memberId: bigint; amount: bigint },
  promotionId: bigint,
): Promise<Claim> {
  const { merchant, memberId, amount } = deposit
  const now = ctx.now()
  const promotion = await findOpen(tx, { merchant, id: promotionId, now })
  if (!promotion) throw new AppError('promotion.closed')
  if (amount < promotion.minDeposit) {
    throw new AppError('promotion.small', { field: 'amount', min: promotion.minDeposit })
  }
  if (await hasOpenClaim(tx, memberId)) throw new AppError('promotion.open')
  const slot = promotion.once === 'day' ? businessDay(ctx, merchant) : ''
  const isMade = await insertClaim(tx, { promotionId, memberId, depositId: deposit.id, slot, now })
  if (!isMade) throw new AppError('promotion.taken')
  return (await findClaimOf(tx, deposit.id)) as Claim
}

/** Today in the merchant's time zone. */
export function businessDay(ctx: Context, merchant: string): string {
  const { timeZone } = merchantOf(ctx, merchant)
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(ctx.now())
}
