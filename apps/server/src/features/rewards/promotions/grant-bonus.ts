import { bonusOf } from '@perya/contract/promotion-sum'
import { capBets, findMemberAccounts, openHouseAccount, tryPostTransfer } from '#features/wallet/index.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { activateClaim, findClaimOf, voidClaimOf } from './claim.store.ts'
import { type Promotion, promotionOf } from './promotion.store.ts'

const dayMs = 86_400_000

export type Granted = { claimId: bigint; bonus: bigint; promotion: Promotion }

export const bonusPool = (tx: Tx, merchant: string) =>
  openHouseAccount(tx, { kind: 'promotion_pool', merchant, name: 'deposits' })

/** Gives the bonus of a deposit in the transaction that credits it; an empty pool gives nothing. */
export async function grantBonus(
  ctx: Pick<Context, 'now'>,
  tx: Tx,
  credited: {
    merchant: string
    memberId: bigint
    reference: string
    depositId: bigint
    amount: bigint
    /** The part of it that reached the member's cash. */
    credit: bigint
  },
): Promise<Granted | null> {
  const { merchant, memberId, depositId } = credited
  const claim = await findClaimOf(tx, depositId)
  if (claim?.state !== 'accepted') return null
  const promotion = await promotionOf(tx, claim.promotionId)
  const now = ctx.now()
  const bonus = credited.amount < promotion.minDeposit ? 0n : bonusOf(credited.credit, promotion)
  if (bonus <= 0n) {
    await voidClaimOf(tx, depositId, now)
    return null
  }
  const accounts = await findMemberAccounts(tx, memberId)
  const outcome = await tryPostTransfer(tx, {
    key: `promotion:${claim.id}`,
    kind: 'bonus',
    legs: [
      { account: accounts.bonus, amount: bonus },
      { account: await bonusPool(tx, merchant), amount: -bonus },
    ],
    reference: credited.reference,
  })
  if (!outcome.isPosted || outcome.transfer.version === null) {
    await voidClaimOf(tx, depositId, now)
    return null
  }
  await activateClaim(tx, {
    id: claim.id,
    bonus,
    bonusStart: outcome.transfer.version,
    expiresAt: new Date(now.getTime() + promotion.validDays * dayMs),
    maxBet: promotion.maxBet,
  })
  await capBets(tx, memberId, promotion.maxBet)
  return { claimId: claim.id, bonus, promotion }
}
