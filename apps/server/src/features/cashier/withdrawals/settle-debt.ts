/** Debts are paid out of withdrawals that were not sent yet, and out of cash. */
import { randomUUID } from 'node:crypto'
import { lockMember } from '#features/members/index.ts'
import { findMemberAccounts, inMoneyTransaction, lockMoney, postTransfer } from '#features/wallet/index.ts'
import type { Context } from '#platform/context.ts'
import { listOwing } from '../debts/debt.store.ts'
import { debtAccount, lockDebt, repay, tellOwed } from '../debts/debts.ts'
import { recallWaiting } from './recall-waiting.ts'

type Ctx = Pick<Context, 'db' | 'now'>

/** Pays debts from cash that came in otherwise, such as the win of a round that ended late. */
export async function settleDebts(ctx: Ctx & Pick<Context, 'log'>): Promise<void> {
  for (const { memberId, merchant } of await listOwing(ctx.db)) {
    // A failure with one does not delay the others.
    await settleDebt(ctx, memberId, merchant).catch((error: Error) => {
      ctx.log.error({ err: error, member: memberId.toString() }, 'a debt was not settled')
    })
  }
}

export async function settleDebt(ctx: Ctx, memberId: bigint, merchant: string): Promise<void> {
  await inMoneyTransaction(ctx, async (tx) => {
    await lockMember(tx, memberId)
    const owed = await lockDebt(tx, memberId)
    await recallWaiting(ctx, tx, memberId, { needed: owed, reason: 'debt' })
    const { cash: has } = await lockMoney(tx, memberId)
    const paid = owed < has ? owed : has
    if (paid <= 0n) return tellOwed(tx, memberId)
    const { cash } = await findMemberAccounts(tx, memberId)
    await postTransfer(tx, {
      key: `debt:${memberId}:${randomUUID()}`,
      kind: 'chargeback',
      legs: [
        { account: cash, amount: -paid },
        { account: await debtAccount(tx, { memberId, merchant }), amount: paid },
      ],
    })
    await repay(tx, memberId, paid)
  })
}
