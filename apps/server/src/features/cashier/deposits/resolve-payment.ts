import { findMemberByUserName } from '#features/members/index.ts'
import { ChangeRefused } from '#features/merchants/index.ts'
import {
  findMemberAccounts,
  inMoneyTransaction,
  openHouseAccount,
  tryPostTransfer,
} from '#features/wallet/index.ts'
import type { Context } from '#platform/context.ts'
import { requireTurnover } from '../turnover/count-turnover.ts'
import { creditAs } from './deposit.store.ts'
import { claimPayment, lockParked, resolvePayment } from './payment.store.ts'

/** One operator says whose a parked payment is, another agrees and so moves it. Answers whether it moved. */
export async function creditParked(
  ctx: Pick<Context, 'db' | 'now'>,
  asked: { merchant: string; payment: string; userName: string; operator: string },
): Promise<boolean> {
  const { merchant, operator } = asked
  return inMoneyTransaction(ctx, async (tx) => {
    const member = await findMemberByUserName(tx, merchant, asked.userName)
    if (!member) throw new ChangeRefused(`${merchant} has no member ${asked.userName}.`)
    const paid = await lockParked(tx, merchant, asked.payment)
    if (!paid) throw new ChangeRefused(`${merchant} has no parked payment ${asked.payment}.`)
    const { cash, currency } = await findMemberAccounts(tx, member.id)
    if (paid.currency !== currency) {
      throw new ChangeRefused(`It was paid in ${paid.currency}; give it back at the gateway instead.`)
    }
    if (paid.claimedBy === null || paid.claimedBy === operator || paid.claimedFor !== member.id) {
      await claimPayment(tx, paid, { memberId: member.id, operator })
      return false
    }
    const suspense = await openHouseAccount(tx, { kind: 'suspense', merchant, name: paid.gateway })
    const outcome = await tryPostTransfer(tx, {
      key: `payment:${paid.gateway}:${paid.payment}:resolved`,
      kind: 'deposit',
      legs: [
        { account: cash, amount: paid.amount },
        { account: suspense, amount: -paid.amount },
      ],
      reference: paid.reference,
      reason: `Found by ${paid.claimedBy}, confirmed by ${operator}`,
    })
    if (!outcome.isPosted) throw new ChangeRefused(`The ledger refused it: ${outcome.refusal}.`)
    const { reference, amount } = paid
    await requireTurnover(tx, { merchant, memberId: member.id, reference, amount }, outcome.transfer)
    await resolvePayment(tx, paid, { operator, now: ctx.now() })
    if (paid.depositId !== null && paid.reason !== 'twice') {
      await creditAs(tx, paid.depositId, amount, ctx.now())
    }
    return true
  })
}
