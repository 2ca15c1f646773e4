/** Handles a gateway's report of a payment: the payment is credited once or parked, and is never lost. */
import { createHash } from 'node:crypto'
import type { GatewayAnswer, PaymentReport } from '@perya/contract/gateway'
import { parseAmount } from '@perya/money'
import { merchantOf, merchantOrDefault } from '#features/merchants/index.ts'
import { inMoneyTransaction, openHouseAccount, postTransfer } from '#features/wallet/index.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { raiseUnbooked, resolveUnbooked, unbookedPlace } from '../unbooked.ts'
import { creditDeposit } from './credit-member.ts'
import { type DepositRow, lockByReference, setState } from './deposit.store.ts'
import { endWaiting } from './end-waiting.ts'
import { judgePayment, type ParkReason, wasCredited } from './payment.rules.ts'
import { insertPayment, lockPayment } from './payment.store.ts'

type Paid = Extract<PaymentReport, { state: 'paid' }>

/** The caller has verified that the report comes from the gateway of that name. */
export async function applyReport(
  ctx: Context,
  gateway: string,
  report: PaymentReport,
): Promise<GatewayAnswer['status']> {
  if (report.state === 'failed') {
    // A payer may fail and pay afterwards: a person looks at any later payment for this order.
    await endWaiting(ctx.db, { gateway, reference: report.reference, state: 'failed', now: ctx.now() })
    return 'OK'
  }
  const { payment, reference, amount, currency } = report
  return inMoneyTransaction(ctx, (tx) => applyPaid(ctx, tx, gateway, report)).catch(async (error: Error) => {
    await raiseUnbooked(ctx, error, async (tx) => {
      await lockByReference(tx, reference)
      if (await lockPayment(tx, gateway, payment)) return undefined
      return { place: unbookedPlace.payment(payment), said: 'paid', amount: parseAmount(amount), currency }
    })
    throw error
  })
}

/** Covers what the report says and not its signature: the same words with a later signature are the same report. */
export function digestOf({ account, payment, reference, amount, currency }: Paid): Buffer {
  const said = JSON.stringify([account, payment, reference, parseAmount(amount).toString(), currency])
  return createHash('sha256').update(said).digest()
}

async function applyPaid(
  ctx: Context,
  tx: Tx,
  gateway: string,
  report: Paid,
): Promise<GatewayAnswer['status']> {
  const digest = digestOf(report)
  const earlier = await lockPayment(tx, gateway, report.payment)
  if (earlier) {
    if (earlier.digest.equals(digest)) return 'OK'
    ctx.log.error({ gateway, payment: report.payment }, 'a gateway changed what it said about a payment')
    return 'CONFLICT'
  }
  await resolveUnbooked(tx, unbookedPlace.payment(report.payment))
  const merchant = merchantOrDefault(ctx, report.account).code
  const amount = parseAmount(report.amount)
  const deposit = await lockByReference(tx, report.reference)
  const verdict = judgePayment(deposit, {
    gateway,
    // As reported: the default merchant keeps payments that name no merchant, and they pay none of its deposits.
    merchant: report.account,
    amount,
    currency: report.currency,
  })
  const isOwn = verdict !== 'unknown'
  const reason = verdict === 'credit' && deposit ? await credit(ctx, tx, deposit) : (verdict as ParkReason)
  if (reason) {
    ctx.log.warn({ gateway, payment: report.payment, reference: report.reference, reason }, 'payment parked')
    await park(ctx, tx, { gateway, merchant, report, amount })
    // Deposits that had ended too: their member learns that money came after all.
    if (isOwn && deposit && !wasCredited(deposit)) await setState(tx, deposit.id, 'review', ctx.now())
  } else if (deposit) {
    await setState(tx, deposit.id, 'credited', ctx.now())
  }
  await insertPayment(tx, {
    gateway,
    payment: report.payment,
    digest,
    merchant,
    reference: report.reference,
    depositId: isOwn && deposit ? deposit.id : null,
    amount,
    currency: report.currency,
    state: reason ? 'parked' : 'credited',
    reason,
    receivedAt: ctx.now(),
  })
  return 'OK'
}

/** Credits the deposit; answers the reason when the member's own limit or break forbids it by now. */
async function credit(ctx: Context, tx: Tx, deposit: DepositRow): Promise<'limit' | 'exclusion' | null> {
  const refusal = await creditDeposit(ctx, tx, deposit)
  if (refusal === null || refusal === 'limit' || refusal === 'exclusion') return refusal
  throw new Error(`the deposit ${deposit.reference} was refused: ${refusal}`)
}

/** Books a payment that fits no deposit into suspense; one in a foreign currency gets a row only. */
async function park(
  ctx: Context,
  tx: Tx,
  { gateway, merchant, report, amount }: { gateway: string; merchant: string; report: Paid; amount: bigint },
): Promise<void> {
  if (report.currency !== merchantOf(ctx, merchant).currency) return
  const suspense = await openHouseAccount(tx, { kind: 'suspense', merchant, name: gateway })
  const clearing = await openHouseAccount(tx, { kind: 'gateway_clearing', merchant, name: gateway })
  await postTransfer(tx, {
    key: `payment:${gateway}:${report.payment}`,
    kind: 'deposit',
    legs: [
      { account: suspense, amount },
      { account: clearing, amount: -amount },
    ],
    reference: report.reference,
  })
}
