import { findMemberByUserName } from '#features/members/index.ts'
import { findMemberAccounts, inMoneyTransaction, openHouseAccount } from '#features/wallet/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import { creditMember, creditRefused } from './credit-member.ts'
import { creditAs, lockById } from './deposit.store.ts'
import { endUnpaid } from './end-unpaid.ts'
import { beginFound } from './found-deposit.ts'
import { claimPayment, lockParked, resolvePayment } from './payment.store.ts'

/** Credits a parked payment once two operators name the same member; answers whether it was credited. */
export async function creditParked(
  ctx: Pick<Context, 'db' | 'now'>,
  asked: { merchant: string; payment: string; userName: string; operator: string },
): Promise<boolean> {
  const { merchant, operator } = asked
  return inMoneyTransaction(ctx, async (tx) => {
    const member = await findMemberByUserName(tx, merchant, asked.userName)
    if (!member) throw new AppError('member.unknown')
    const paid = await lockParked(tx, merchant, asked.payment)
    if (!paid) throw new AppError('payment.unknown')
    const { currency } = await findMemberAccounts(tx, member.id)
    if (paid.currency !== currency) throw new AppError('payment.currency', { currency: paid.currency })
    if (paid.claimedBy === null || paid.claimedBy === operator || paid.claimedFor !== member.id) {
      await claimPayment(tx, paid, { memberId: member.id, operator })
      return false
    }
    const suspense = await openHouseAccount(tx, { kind: 'suspense', merchant, name: paid.gateway })
    const now = ctx.now()
    const named = paid.depositId === null ? undefined : await lockById(tx, paid.depositId)
    // A deposit has one payment, from its own member: any other payment gets a deposit of its own.
    const isOfNamed = named?.state === 'review' && named.memberId === member.id
    const deposit = isOfNamed
      ? named
      : await beginFound(tx, paid, { memberId: member.id, channelId: named?.channelId })
    await creditAs(tx, deposit.id, { amount: paid.amount, fee: 0n, now })
    const refusal = await creditMember(ctx, tx, {
      key: `payment:${paid.gateway}:${paid.payment}:resolved`,
      merchant,
      memberId: member.id,
      reference: deposit.reference,
      amount: paid.amount,
      fee: 0n,
      from: suspense,
      depositId: deposit.id,
      reason: `Found by ${paid.claimedBy}, confirmed by ${operator}`,
    })
    if (refusal) throw creditRefused(refusal)
    await resolvePayment(tx, paid, { depositId: deposit.id, operator, now })
    if (named && !isOfNamed) await endUnpaid(tx, named.id, { state: 'refused', reason: 'payer', now })
    return true
  })
}
