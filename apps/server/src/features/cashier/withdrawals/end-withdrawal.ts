/** The ways a withdrawal ends: its money is either captured or given back, never both. */
import type { PayoutReport } from '@perya/contract/gateway'
import type { ReturnReason } from '@perya/contract/withdrawal-reason'
import { parseAmount } from '@perya/money'
import { noteHarm } from '#features/protection/index.ts'
import {
  captureHold,
  inMoneyTransaction,
  openHouseAccount,
  postTransfer,
  releaseHold,
} from '#features/wallet/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { resolveUnbooked, unbookedPlace } from '../unbooked.ts'
import { holdKey, mayCancel } from './withdrawal.rules.ts'
import { findWithdrawal, lockWithdrawal, moveOn, type WithdrawalRow } from './withdrawal.store.ts'
import { writeOfPaid, writeOfReturned } from './write-of-withdrawal.ts'

type Ctx = Pick<Context, 'db' | 'now'>

/** The member cancels a withdrawal that is not being paid yet; cancelling it again is a retry. */
export async function cancelWithdrawal(ctx: Ctx, memberId: bigint, id: bigint): Promise<WithdrawalRow> {
  return inMoneyTransaction(ctx, async (tx) => {
    const found = await lockWithdrawal(tx, { id })
    if (found?.memberId !== memberId) throw new AppError('withdrawal.unknown')
    if (found.state === 'cancelled') return found
    if (!mayCancel(found.state)) throw new AppError('withdrawal.underway')
    await giveBack(ctx, tx, found, { state: 'cancelled' })
    const sign = 'withdrawalCancelled'
    await noteHarm(tx, memberId, { sign, reference: found.reference, now: ctx.now() })
    return (await findWithdrawal(tx, memberId, { id })) as WithdrawalRow
  })
}

/** Gives the money back to the wallet, with the reason on the statement and in a letter. */
export async function giveBack(
  ctx: Ctx,
  tx: Tx,
  withdrawal: WithdrawalRow,
  end: { state: 'cancelled' } | { state: 'rejected' | 'failed'; reason: ReturnReason; operator?: string },
): Promise<void> {
  const { id } = withdrawal
  const now = ctx.now()
  const reason = end.state === 'cancelled' ? undefined : end.reason
  await releaseHold(tx, { key: holdKey(id), ...(reason ? { reason } : {}) })
  await moveOn(tx, { id, now, ...end })
  if (reason) await writeOfReturned(tx, withdrawal, { reason, now })
}

/** Applies a gateway's report about a payout; a report about one that has ended does nothing. */
export async function settlePayout(
  ctx: Ctx,
  id: bigint,
  gateway: string,
  report: Exclude<PayoutReport, { state: 'pending' }>,
): Promise<void> {
  await inMoneyTransaction(ctx, async (tx) => {
    const found = await lockWithdrawal(tx, { id })
    if (found?.state !== 'paying') return
    await resolveUnbooked(tx, unbookedPlace.payout(found.reference))
    if (report.state === 'failed') return giveBack(ctx, tx, found, report)
    if (report.state !== 'paid') return
    const { merchant, fee } = found
    const clearing = await openHouseAccount(tx, { kind: 'gateway_clearing', merchant, name: gateway })
    await captureHold(tx, { key: holdKey(id), to: clearing, kind: 'withdrawal' })
    if (fee > 0n) {
      const fees = await openHouseAccount(tx, { kind: 'house', merchant, name: 'cashier fees' })
      await postTransfer(tx, {
        key: `${holdKey(id)}:fee`,
        kind: 'fee',
        legs: [
          { account: fees, amount: fee },
          { account: clearing, amount: -fee },
        ],
        reference: found.reference,
      })
    }
    const told = report.amount === undefined ? undefined : parseAmount(report.amount)
    await moveOn(tx, { id, state: 'paid', now: ctx.now(), told })
    await writeOfPaid(tx, found, ctx.now())
  })
}
