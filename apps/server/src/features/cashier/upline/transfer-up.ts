/** Sends money from a member to their upline: as final as a withdrawal, so the same checks hold. */
import { memberType } from '@perya/contract/member-type'
import { proveWithdrawalPassword } from '#features/identity/index.ts'
import { findMember, lockMember, type Member } from '#features/members/index.ts'
import { merchantOf } from '#features/merchants/index.ts'
import { assertNoBreak, findShutOut } from '#features/protection/index.ts'
import {
  findMemberAccounts,
  findTransfer,
  inMoneyTransaction,
  refusalError,
  type Transfer,
  tryPostTransfer,
} from '#features/wallet/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db.ts'
import { assertMayLeave } from '../withdrawals/assert-may-leave.ts'
import { bringHomeToLeave } from '../withdrawals/bring-home-to-leave.ts'
import { findDoubt } from '../withdrawals/promise-withdrawal.ts'
import { settleDebt } from '../withdrawals/settle-debt.ts'
import { newMemberDays } from '../withdrawals/withdrawal.rules.ts'

/** Finds the upline a member may send money to; throws when site, member or upline does not allow it. */
export async function findUpline(ctx: Context, db: Db, memberId: bigint): Promise<Member> {
  const member = (await findMember(db, memberId)) as Member
  const isAllowed =
    merchantOf(ctx, member.merchant).flags.AGETRANSFERUP3 &&
    member.toUpline &&
    member.type !== memberType.topAgent
  const upline = isAllowed && member.uplineId !== null ? await findMember(db, member.uplineId) : undefined
  if (upline?.status !== 'active' || upline.merchant !== member.merchant) throw new AppError('upline.closed')
  return upline
}

export async function transferUp(
  ctx: Context,
  {
    merchant,
    memberId,
    requestKey,
    amount,
    password,
  }: {
    merchant: string
    memberId: bigint
    requestKey: string
    amount: bigint
    password: string
  },
): Promise<Transfer> {
  await proveWithdrawalPassword(ctx, memberId, password)
  const key = `upline:${memberId}:${requestKey}`
  if (!(await findTransfer(ctx.db, { key }))) {
    await bringHomeToLeave(ctx, { memberId, merchant, amount }, async () => {
      await assertBothMayDeal(ctx.db, memberId, await findUpline(ctx, ctx.db, memberId))
      await assertNoDoubt(ctx, ctx.db, { memberId, merchant })
    })
  }
  await settleDebt(ctx, memberId, merchant)
  return inMoneyTransaction(ctx, async (tx) => {
    await lockMember(tx, memberId)
    const upline = await findUpline(ctx, tx, memberId)
    // A retry is answered as the first call was, even when the checks would fail by now.
    if (!(await findTransfer(tx, { key }))) await assertMaySend(ctx, tx, { memberId, upline, amount })
    const { cash } = await findMemberAccounts(tx, memberId)
    const above = await findMemberAccounts(tx, upline.id)
    const outcome = await tryPostTransfer(tx, {
      key,
      kind: 'member_transfer',
      legs: [
        { account: cash, amount: -amount },
        { account: above.cash, amount },
      ],
      reference: `upline:${requestKey.slice(0, 8)}`,
    })
    if (outcome.isPosted) return outcome.transfer
    // It is the upline's own deposit limit, which the member must not learn.
    throw outcome.refusal === 'limit' ? new AppError('upline.closed') : refusalError(outcome)
  })
}

async function assertMaySend(
  ctx: Context,
  tx: Tx,
  { memberId, upline, amount }: { memberId: bigint; upline: Member; amount: bigint },
): Promise<void> {
  await assertBothMayDeal(tx, memberId, upline)
  const { merchant } = upline
  await assertMayLeave(ctx, tx, { memberId, merchant, amount })
  await assertNoDoubt(ctx, tx, { memberId, merchant })
}

async function assertBothMayDeal(db: Db, memberId: bigint, upline: Member): Promise<void> {
  // Nobody gets around a break by sending or receiving money.
  await assertNoBreak(db, memberId)
  await assertNoBreak(db, upline.id)
  // Turnover does not hold for a barred member. A person reviews their withdrawals instead, but nobody reviews this.
  if (await findShutOut(db, memberId)) throw new AppError('member.barred')
}

/** What a person would have to review is refused: unlike a withdrawal it cannot wait. */
async function assertNoDoubt(
  ctx: Context,
  db: Db,
  asked: { memberId: bigint; merchant: string },
): Promise<void> {
  const doubt = await findDoubt(db, { ...asked, now: ctx.now() })
  if (doubt) throw new AppError(`upline.${doubt}`, { days: newMemberDays })
}
