import { feeOf } from '@perya/contract/fee'
import { parseAmount } from '@perya/money'
import { findMember, lockMember, type Member } from '#features/members/index.ts'
import { merchantOf } from '#features/merchants/index.ts'
import { assertNoBreak, findNear, insertNear } from '#features/protection/index.ts'
import { claimPromotion } from '#features/rewards/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { gatewayOf } from '../gateway/gateways.ts'
import { newReference } from '../reference.ts'
import { byHand } from './by-hand.rules.ts'
import { findOpenChannel } from './channel.store.ts'
import {
  countWaiting,
  type DepositRow,
  findByRequestKey,
  findDepositRoom,
  insertDeposit,
  sumBrought,
} from './deposit.store.ts'

const waitingMax = 5
/** By then the gateway has reported most payments by itself. */
const firstQueryMs = 20_000

export type DepositRequest = {
  requestKey: string
  merchant: string
  memberId: bigint
  channelId: bigint
  amount: bigint
  promotionId: bigint | null
}

/** Begins a deposit; the same request again answers the same deposit. */
export async function createDeposit(ctx: Context, request: DepositRequest): Promise<DepositRow> {
  const { memberId, merchant, amount, requestKey } = request
  const begun = await ctx.db.transaction().execute(async (tx) => {
    await lockMember(tx, memberId)
    const earlier = await findByRequestKey(tx, memberId, requestKey)
    if (earlier) {
      if (earlier.amount === amount && earlier.channelId === request.channelId) return earlier
      throw new AppError('transfer.conflict')
    }
    await assertNoBreak(tx, memberId)
    const { trialOf } = merchantOf(ctx, merchant)
    const near = trialOf === null ? await findNear(ctx, tx, memberId) : []
    if (near.length > 0) {
      await insertNear(tx, memberId, near)
      return (await isVerified(tx, memberId)) ? 'deposit.checking' : 'deposit.checkingUnverified'
    }
    const now = ctx.now()
    const channel = await findOpenChannel(tx, { merchant, id: request.channelId, now })
    const gateway = channel?.kind === 'manual' ? byHand : gatewayOf(ctx)?.name
    if (!channel || !gateway) throw new AppError('deposit.channel')
    if (amount < channel.minAmount || amount > channel.maxAmount) {
      throw new AppError('deposit.amount', {
        field: 'amount',
        min: channel.minAmount,
        max: channel.maxAmount,
      })
    }
    const fee = feeOf(amount, { fixed: channel.feeFixed, rate: channel.feeRate })
    const limit = await findDepositRoom(tx, memberId, now)
    // The member is refused now: otherwise their payment would be parked.
    if (limit && amount - fee > limit.room) throw new AppError('limit.reached')
    if (limit && amount - fee > limit.room - limit.begun) throw new AppError('deposit.limitBegun')
    if (trialOf === null) await assertSmallOrVerified(ctx, tx, request)
    const count = await countWaiting(tx, memberId, now)
    if (count >= waitingMax) throw new AppError('deposit.open', { count })
    const expiresAt = new Date(now.getTime() + channel.windowMinutes * 60_000)
    const id = await insertDeposit(tx, {
      reference: newReference('D'),
      requestKey,
      merchant,
      memberId,
      channelId: channel.id,
      gateway,
      amount,
      fee,
      currency: merchantOf(ctx, merchant).currency,
      createdAt: now,
      expiresAt,
      nextQueryAt: gateway === byHand ? expiresAt : new Date(now.getTime() + firstQueryMs),
      payTo: channel.payTo,
    })
    if (request.promotionId !== null) {
      await claimPromotion(ctx, tx, { id, merchant, memberId, amount }, request.promotionId)
    }
    return (await findByRequestKey(tx, memberId, requestKey)) as DepositRow
  })
  // Thrown after the commit: an error inside the transaction would undo the note.
  if (typeof begun === 'string') throw new AppError(begun)
  return begun
}

/** Limits what a member may deposit before a person has verified them. */
async function assertSmallOrVerified(
  ctx: Context,
  tx: Tx,
  { memberId, merchant, amount }: DepositRequest,
): Promise<void> {
  const { unverifiedDepositMax } = merchantOf(ctx, merchant).settings
  if (unverifiedDepositMax === null) return
  const max = parseAmount(unverifiedDepositMax)
  if (amount + (await sumBrought(tx, memberId, ctx.now())) <= max) return
  if (!(await isVerified(tx, memberId))) throw new AppError('deposit.identity', { amount: max })
}

async function isVerified(tx: Tx, memberId: bigint): Promise<boolean> {
  const { identityVerifiedAt } = (await findMember(tx, memberId)) as Member
  return identityVerifiedAt !== null
}
