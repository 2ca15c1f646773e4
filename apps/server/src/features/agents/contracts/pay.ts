/** Pays bills: those of top agents from the merchant's account, all others from the upline's wallet. */
import { recallWaiting } from '#features/cashier/index.ts'
import { lockMembers } from '#features/members/index.ts'
import { lapseWhenEmpty } from '#features/rewards/index.ts'
import {
  findMemberAccounts,
  inMoneyTransaction,
  lockMoney,
  openHouseAccount,
  postTransfer,
} from '#features/wallet/index.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { addPaid, type Bill, listUnpaid, lockBill, sumOwed } from './bill.store.ts'

type Ctx = Pick<Context, 'db' | 'now'>

/** Money is paid in whole hundredths. */
const hundredth = 100n

/** Pays a bill as far as the payer's money reaches; answers what is still owed. */
export async function payBill(ctx: Ctx, tx: Tx, id: bigint): Promise<bigint> {
  const bill = await lockBill(tx, id)
  const { memberId, payerId, kind } = bill
  const owed = bill.amount - bill.paid
  if (owed === 0n) return 0n
  await lockMembers(tx, payerId === null ? [memberId] : [memberId, payerId])
  if (payerId !== null) await recallWaiting(ctx, tx, payerId, { needed: owed, reason: 'contracts' })
  const { account, has } = await findSource(tx, bill, owed)
  const reaches = has < owed ? has - (has % hundredth) : owed
  if (reaches <= 0n) return owed
  // First: with the payment in it the wallet would no longer count as empty.
  await lapseWhenEmpty(tx, memberId, ctx.now())
  const { cash } = await findMemberAccounts(tx, memberId)
  await postTransfer(tx, {
    key: `contract:${id}:${bill.paid}`,
    kind: kind === 'dividend' ? 'dividend' : 'salary',
    legs: [
      { account, amount: -reaches },
      { account: cash, amount: reaches },
    ],
    reference: `contract:${id}`,
  })
  await addPaid(tx, id, reaches)
  return owed - reaches
}

async function findSource(
  tx: Tx,
  { payerId, merchant }: Bill,
  owed: bigint,
): Promise<{ account: bigint; has: bigint }> {
  if (payerId === null) {
    return { account: await openHouseAccount(tx, { kind: 'commission', merchant }), has: owed }
  }
  const { cash } = await findMemberAccounts(tx, payerId)
  return { account: cash, has: (await lockMoney(tx, payerId)).cash }
}

/** Pays what uplines owe from money that came in since, the oldest bill first. */
export async function payOwed(ctx: Ctx & Pick<Context, 'log'>): Promise<void> {
  const unpaid = await listUnpaid(ctx.db)
  for (const payerId of new Set(unpaid.map((bill) => bill.payerId))) {
    // A failure with one does not delay the others.
    await payOwedBy(ctx, payerId).catch((error: Error) => {
      ctx.log.error({ err: error, member: payerId.toString() }, 'what a member owes by contract was not paid')
    })
  }
}

/** Answers what was paid now and what is still owed. */
export async function payOwedBy(ctx: Ctx, payerId: bigint): Promise<{ paid: bigint; owed: bigint }> {
  const before = await sumOwed(ctx.db, payerId)
  for (const { id } of await listUnpaid(ctx.db, payerId)) {
    // When the money does not reach for a bill, it reaches for no later one.
    if ((await inMoneyTransaction(ctx, (tx) => payBill(ctx, tx, id))) > 0n) break
  }
  const owed = await sumOwed(ctx.db, payerId)
  return { paid: before > owed ? before - owed : 0n, owed }
}
