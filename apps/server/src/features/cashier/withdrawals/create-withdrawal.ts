import { proveWithdrawalPassword } from '#features/identity/index.ts'
import { lockMember } from '#features/members/index.ts'
import { merchantOf } from '#features/merchants/index.ts'
import { hold, inMoneyTransaction } from '#features/wallet/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db.ts'
import { newReference } from '../reference.ts'
import { assertMayLeave } from './assert-may-leave.ts'
import { bringHomeToLeave } from './bring-home-to-leave.ts'
import { type Card, findCard } from './card.store.ts'
import { limitsOf, type Promised, promiseFor } from './promise-withdrawal.ts'
import { settleDebt } from './settle-debt.ts'
import { holdKey } from './withdrawal.rules.ts'
import { findWithdrawal, insertWithdrawal, type WithdrawalRow } from './withdrawal.store.ts'

const hourMs = 3_600_000

export type WithdrawalRequest = {
  requestKey: string
  merchant: string
  memberId: bigint
  cardId: bigint
  amount: bigint
  password: string
}

/** Requests a withdrawal and holds its money; the same request again answers the same withdrawal. */
export async function createWithdrawal(ctx: Context, asked: WithdrawalRequest): Promise<WithdrawalRow> {
  await proveWithdrawalPassword(ctx, asked.memberId, asked.password)
  const { memberId, requestKey, cardId, amount } = asked
  if (!(await findWithdrawal(ctx.db, memberId, { requestKey }))) {
    await bringHomeToLeave(ctx, asked, () => promiseOn(ctx.db, asked, ctx.now()))
  }
  await settleDebt(ctx, memberId, asked.merchant)
  return inMoneyTransaction(ctx, async (tx) => {
    await lockMember(tx, memberId)
    const earlier = await findWithdrawal(tx, memberId, { requestKey })
    if (earlier) {
      if (earlier.amount === amount && earlier.cardId === cardId) return earlier
      throw new AppError('transfer.conflict')
    }
    return request(ctx, tx, asked)
  })
}

async function request(ctx: Context, tx: Tx, asked: WithdrawalRequest): Promise<WithdrawalRow> {
  const { memberId, merchant, amount } = asked
  const now = ctx.now()
  await assertMayLeave(ctx, tx, asked)
  const { card, fee, reason, promisedAt } = await promiseOn(tx, asked, now)
  const id = await insertWithdrawal(tx, {
    reference: newReference('W'),
    requestKey: asked.requestKey,
    merchant,
    memberId,
    cardId: card.id,
    amount,
    fee,
    currency: merchantOf(ctx, merchant).currency,
    state: reason === null ? 'approved' : 'requested',
    reason,
    createdAt: now,
    promisedAt,
  })
  const made = (await findWithdrawal(tx, memberId, { id })) as WithdrawalRow
  await hold(tx, { key: holdKey(id), memberId, amount, reference: made.reference })
  return made
}

/** The fee and time promised for this card; throws when it cannot be paid to. */
async function promiseOn(
  db: Db,
  { memberId, merchant, cardId, amount }: WithdrawalRequest,
  now: Date,
): Promise<Promised & { card: Card }> {
  const card = await findCard(db, memberId, cardId)
  if (!card) throw new AppError('card.unknown')
  if (!card.isBankEnabled) throw new AppError('card.bank')
  const waitMs = card.usableAt.getTime() - now.getTime()
  if (waitMs > 0) throw new AppError('card.waiting', { hours: Math.ceil(waitMs / hourMs) })
  if (amount < card.minAmount || amount > card.maxAmount)
    throw new AppError('withdrawal.amount', limitsOf(card))
  return { card, ...(await promiseFor(db, { memberId, merchant, card, amount, now })) }
}
