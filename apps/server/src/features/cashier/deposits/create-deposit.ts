import { feeOf } from '@perya/contract/fee'
import { formatAmount } from '@perya/money'
import { merchantOf } from '#features/merchants/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import { gatewayOf } from '../gateway/gateways.ts'
import { lockMember } from '../member-lock.store.ts'
import { newReference } from '../reference.ts'
import { findChannel } from './channel.store.ts'
import {
  countWaiting,
  type DepositRow,
  findByRequestKey,
  findDepositRoom,
  insertDeposit,
} from './deposit.store.ts'

const waitingMax = 5
/** The gateway tells of most payments by itself long before. */
const firstQueryMs = 20_000

export type DepositRequest = {
  requestKey: string
  merchant: string
  memberId: bigint
  channelId: bigint
  amount: bigint
}

/** Begins a deposit; the same request again finds the one it began. */
export async function createDeposit(ctx: Context, request: DepositRequest): Promise<DepositRow> {
  const { memberId, merchant, amount, requestKey } = request
  const gateway = gatewayOf(ctx)
  if (!gateway) throw new AppError('deposit.channel')
  return ctx.db.transaction().execute(async (tx) => {
    await lockMember(tx, memberId)
    const earlier = await findByRequestKey(tx, memberId, requestKey)
    if (earlier) {
      if (earlier.amount === amount && earlier.channelId === request.channelId) return earlier
      throw new AppError('transfer.conflict')
    }
    const channel = await findChannel(tx, merchant, request.channelId)
    if (!channel) throw new AppError('deposit.channel')
    if (amount < channel.minAmount || amount > channel.maxAmount) {
      throw new AppError('deposit.amount', {
        field: 'amount',
        min: formatAmount(channel.minAmount),
        max: formatAmount(channel.maxAmount),
      })
    }
    const fee = feeOf(amount, { fixed: channel.feeFixed, rate: channel.feeRate })
    const room = await findDepositRoom(tx, memberId)
    // Better refused here than parked once it is paid.
    if (room !== null && amount - fee > room) throw new AppError('limit.reached')
    const now = ctx.now()
    const count = await countWaiting(tx, memberId, now)
    if (count >= waitingMax) throw new AppError('deposit.open', { count })
    await insertDeposit(tx, {
      reference: newReference('D'),
      requestKey,
      merchant,
      memberId,
      channelId: channel.id,
      gateway: gateway.name,
      amount,
      fee,
      currency: merchantOf(ctx, merchant).currency,
      createdAt: now,
      expiresAt: new Date(now.getTime() + channel.windowMinutes * 60_000),
      nextQueryAt: new Date(now.getTime() + firstQueryMs),
    })
    return (await findByRequestKey(tx, memberId, requestKey)) as DepositRow
  })
}
