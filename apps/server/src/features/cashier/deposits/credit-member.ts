/** The one way a deposit's money reaches its member: debt first, then cash, then the bonus that was accepted with it. */
import { lockMember } from '#features/members/index.ts'
import { findBreak } from '#features/protection/index.ts'
import { grantBonus, lapseWhenEmpty, requireTurnover } from '#features/rewards/index.ts'
import {
  findMemberAccounts,
  openHouseAccount,
  type Refusal,
  tryPostTransfer,
} from '#features/wallet/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { debtAccount, lockDebt, repay } from '../debts/debts.ts'
import { type DepositRow, setRepaid } from './deposit.store.ts'

export type CreditRefusal = Refusal | 'exclusion'

export type Credit = {
  key: string
  merchant: string
  memberId: bigint
  reference: string
  /** What was paid; the fee is taken from it. */
  amount: bigint
  fee: bigint
  /** The account that holds the money until now. */
  from: bigint
  depositId: bigint
  reason?: string
}

/** Credits a member; answers why not when the ledger refuses it or the member is on a break. */
export async function creditMember(
  ctx: Pick<Context, 'now'>,
  tx: Tx,
  credit: Credit,
): Promise<CreditRefusal | null> {
  const { merchant, memberId, reference } = credit
  await lockMember(tx, memberId)
  if (await findBreak(tx, memberId)) return 'exclusion'
  // First: with the deposit in it the wallet would no longer count as empty.
  await lapseWhenEmpty(tx, memberId, ctx.now())
  const { cash } = await findMemberAccounts(tx, memberId)
  const arrives = credit.amount - credit.fee
  const owed = await lockDebt(tx, memberId)
  const repaid = owed < arrives ? owed : arrives
  const legs = [
    ...(arrives > repaid ? [{ account: cash, amount: arrives - repaid }] : []),
    ...(repaid > 0n ? [{ account: await debtAccount(tx, { memberId, merchant }), amount: repaid }] : []),
    { account: credit.from, amount: -credit.amount },
  ]
  if (credit.fee > 0n) {
    const fees = await openHouseAccount(tx, { kind: 'house', merchant, name: 'cashier fees' })
    legs.push({ account: fees, amount: credit.fee })
  }
  const outcome = await tryPostTransfer(tx, {
    key: credit.key,
    kind: 'deposit',
    legs,
    reference,
    ...(credit.reason === undefined ? {} : { reason: credit.reason }),
  })
  if (!outcome.isPosted) return outcome.refusal
  if (repaid > 0n) {
    await repay(tx, memberId, repaid)
    await setRepaid(tx, credit.depositId, repaid)
  }
  const credited = { merchant, memberId, reference, amount: arrives - repaid }
  const claim = await grantBonus(ctx, tx, { ...credited, ...credit, credit: arrives - repaid })
  if (credited.amount > 0n) await requireTurnover(tx, credited, { transfer: outcome.transfer, claim })
  return null
}

/** The error for the operator who tried to credit it. */
export const creditRefused = (refusal: CreditRefusal): AppError =>
  refusal === 'exclusion' ? new AppError('deposit.atBreak') : new AppError('payment.refused', { refusal })

/** Credits a deposit from the clearing account of the gateway that took the payment. */
export async function creditDeposit(
  ctx: Pick<Context, 'now'>,
  tx: Tx,
  deposit: Pick<DepositRow, 'id' | 'gateway' | 'merchant' | 'memberId' | 'reference' | 'amount' | 'fee'>,
): Promise<CreditRefusal | null> {
  const { id, gateway, merchant, memberId, reference, amount, fee } = deposit
  const from = await openHouseAccount(tx, { kind: 'gateway_clearing', merchant, name: gateway })
  const key = `deposit:${id}`
  return creditMember(ctx, tx, { key, merchant, memberId, reference, amount, fee, from, depositId: id })
}
