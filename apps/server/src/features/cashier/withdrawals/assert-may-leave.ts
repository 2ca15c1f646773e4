/** Checks before money leaves a member for good, whether to their bank or to their upline. */
import { assertNotPaused } from '#features/identity/index.ts'
import { findMember, type Member, readContacts } from '#features/members/index.ts'
import { merchantOf } from '#features/merchants/index.ts'
import { isTooYoung } from '#features/protection/index.ts'
import { sumSent } from '#features/wallet/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db.ts'
import { assertNoDebt } from '../debts/debts.ts'
import { findMayLeave } from './may-leave.ts'
import { findRules } from './rule.store.ts'
import { needsIdentity } from './withdrawal.rules.ts'
import { countToday, sumKept } from './withdrawal.store.ts'

export type Leaving = { memberId: bigint; merchant: string; amount: bigint }

export async function assertMayLeave(ctx: Context, tx: Tx, leaving: Leaving): Promise<void> {
  const { memberId, amount } = leaving
  await assertNotPaused(ctx, tx, memberId)
  await assertNoDebt(tx, memberId)
  await assertProvedAndSeldom(ctx, tx, leaving)
  const { mayLeave, turnover } = await findMayLeave(ctx, tx, memberId)
  if (turnover.locked > 0n && amount > mayLeave) {
    throw new AppError('withdrawal.turnover', { field: 'amount', amount: mayLeave })
  }
}

/**
 * The checks whose result no money can change. Debt and turnover are left out: money that comes home may pay the debt,
 * and what exceeds the turnover may leave.
 */
export async function assertMayEverLeave(ctx: Context, db: Db, leaving: Leaving): Promise<void> {
  await assertNotPaused(ctx, db, leaving.memberId)
  await assertProvedAndSeldom(ctx, db, leaving)
}

async function assertProvedAndSeldom(
  ctx: Context,
  db: Db,
  { memberId, merchant, amount }: Leaving,
): Promise<void> {
  const rules = await findRules(db, merchant)
  if (rules.needsMobile && !(await readContacts(ctx, db, memberId)).provedMobile) {
    throw new AppError('withdrawal.mobile')
  }
  const left = await sumLeft(db, memberId, ctx.now())
  const { identityVerifiedAt } = (await findMember(db, memberId)) as Member
  if (identityVerifiedAt === null && !(await isTooYoung(db, memberId))) {
    if (needsIdentity(amount + left.amount, merchantOf(ctx, merchant).settings.identityFor)) {
      throw new AppError('withdrawal.identity')
    }
  }
  if (left.timesToday >= rules.dailyCount) {
    throw new AppError('withdrawal.tooMany', { count: rules.dailyCount })
  }
}

/** What left a member to banks and to their upline, and how many times today. */
export async function sumLeft(
  db: Db,
  memberId: bigint,
  now: Date,
): Promise<{ amount: bigint; timesToday: number }> {
  const sent = await sumSent(db, memberId, now)
  return {
    amount: (await sumKept(db, memberId)) + sent.amount,
    timesToday: (await countToday(db, memberId, now)) + sent.timesToday,
  }
}
