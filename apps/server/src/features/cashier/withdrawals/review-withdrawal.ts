import { rejectionReasons } from '@perya/contract/withdrawal-reason'
import { ChangeRefused } from '#features/merchants/index.ts'
import { inMoneyTransaction } from '#features/wallet/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { findDebt } from '../debts/debts.ts'
import { giveBack } from './end-withdrawal.ts'
import { findRules } from './rule.store.ts'
import { eyesNeeded } from './withdrawal.rules.ts'
import { addApproval, lockWithdrawal, moveOn, type WithdrawalRow } from './withdrawal.store.ts'

type Desk = Pick<Context, 'db' | 'now'>
type Review = { merchant: string; reference: string; operator: string }

/** One operator approves; answers how many more have to. */
export async function approveWithdrawal(ctx: Desk, review: Review): Promise<number> {
  return inMoneyTransaction(ctx, async (tx) => {
    const found = await lockToReview(tx, review)
    const debt = await findDebt(tx, found.memberId)
    if (debt > 0n) throw new AppError('review.debt', { amount: debt })
    const eyes = eyesNeeded(found.amount, await findRules(tx, found.merchant))
    const { isNew, count } = await addApproval(tx, found.id, review.operator, ctx.now())
    if (!isNew) throw new AppError('review.sameOperator')
    const missing = eyes - count
    if (missing > 0) return missing
    await moveOn(tx, { id: found.id, state: 'approved', operator: review.operator, now: ctx.now() })
    return 0
  })
}

/** One operator is enough to refuse, and the member reads why. */
export async function rejectWithdrawal(ctx: Desk, review: Review & { reason: string }): Promise<void> {
  const reason = rejectionReasons.find((known) => known === review.reason)
  if (!reason) throw new ChangeRefused(`The reason is one of ${rejectionReasons.join(', ')}.`)
  await inMoneyTransaction(ctx, async (tx) => {
    const found = await lockToReview(tx, review)
    await giveBack(ctx, tx, found, { state: 'rejected', reason, operator: review.operator })
  })
}

async function lockToReview(tx: Tx, { merchant, reference }: Review): Promise<WithdrawalRow> {
  const found = await lockWithdrawal(tx, { merchant, reference })
  if (!found) throw new AppError('withdrawal.unknown')
  if (found.state !== 'requested') throw new AppError('withdrawal.decided', { state: found.state })
  return found
}
