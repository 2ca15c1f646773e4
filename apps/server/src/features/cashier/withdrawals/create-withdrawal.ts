import { proveWithdrawalPassword } from '#features/identity/index.ts'
import { merchantOf } from '#features/merchants/index.ts'
import { bringHome } from '#features/vendors/index.ts'
import { hold, inMoneyTransaction } from '#features/wallet/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { settleDebt } from '../debts/debts.ts'
import { lockMember } from '../member-lock.store.ts'
import { newReference } from '../reference.ts'
import { assertMayLeave } from './assert-may-leave.ts'
import { type Card, findCard } from './card.store.ts'
import { limitsOf, promiseFor } from './promise-withdrawal.ts'
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

/** Asks for money out and sets it aside; the same request again finds the one it made. */
export async function createWithdrawal(ctx: Context, asked: WithdrawalRequest): Promise<WithdrawalRow> {
  await proveWithdrawalPassword(ctx, asked.memberId, asked.password)
  const { memberId, requestKey, cardId, amount } = asked
  // Before anything is locked: a vendor may take its time, or never answer, and what stays there is not to be had yet.
  if (await isNewAndPayable(ctx, asked)) await bringHome(ctx, memberId)
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

/** Nobody's table is emptied for what was asked before, or is refused anyway. */
async function isNewAndPayable(
  { db, now }: Context,
  { memberId, requestKey, cardId, amount }: WithdrawalRequest,
): Promise<boolean> {
  if (await findWithdrawal(db, memberId, { requestKey })) return false
  const card = await findCard(db, memberId, cardId)
  return card !== undefined && refusalOf(card, amount, now()) === undefined
}

async function request(ctx: Context, tx: Tx, asked: WithdrawalRequest): Promise<WithdrawalRow> {
  const { memberId, merchant, amount } = asked
  const now = ctx.now()
  await assertMayLeave(ctx, tx, asked)
  const card = await findCard(tx, memberId, asked.cardId)
  if (!card) throw new AppError('card.unknown')
  const refusal = refusalOf(card, amount, now)
  if (refusal) throw refusal
  const { fee, reason, promisedAt } = await promiseFor(tx, { memberId, merchant, card, amount, now })
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

function refusalOf(card: Card, amount: bigint, now: Date): AppError | undefined {
  if (!card.isBankEnabled) return new AppError('card.bank')
  const waitMs = card.usableAt.getTime() - now.getTime()
  if (waitMs > 0) return new AppError('card.waiting', { hours: Math.ceil(waitMs / hourMs) })
  if (amount < card.minAmount || amount > card.maxAmount)
    return new AppError('withdrawal.amount', limitsOf(card))
}
