/** Sends a parked payment back to its payer: two operators agree, the gateway sends it, then the ledger books it. */
import type { PayoutReport } from '@perya/contract/gateway'
import { merchantOf } from '#features/merchants/index.ts'
import { inMoneyTransaction, reverseTransfer } from '#features/wallet/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import type { Gateway } from '../gateway/gateway.ts'
import { gatewayOf } from '../gateway/gateways.ts'
import { raiseUnbooked, resolveUnbooked, unbookedPlace } from '../unbooked.ts'
import { endUnpaid } from './end-unpaid.ts'
import {
  agreeRefund,
  askRefund,
  claimRefunds,
  endRefund,
  lockParked,
  lockRefunding,
  type PaymentRow,
} from './payment.store.ts'

const againMs = 30_000

/** Answers whether the refund is decided; it needs two operators. */
export async function refundParked(
  ctx: Pick<Context, 'db' | 'now'>,
  asked: { merchant: string; payment: string; operator: string },
): Promise<boolean> {
  return ctx.db.transaction().execute(async (tx) => {
    const paid = await lockParked(tx, asked.merchant, asked.payment)
    if (!paid) throw new AppError('payment.unknown')
    if (paid.refundAskedBy === null || paid.refundAskedBy === asked.operator) {
      await askRefund(tx, paid, asked.operator)
      return false
    }
    await agreeRefund(tx, paid, { operator: asked.operator, now: ctx.now() })
    return true
  })
}

/** Asks the gateway to send the agreed refunds; without an answer it asks again, which is safe. */
export async function sendRefunds(ctx: Context): Promise<void> {
  const gateway = gatewayOf(ctx)
  if (!gateway) return
  const now = ctx.now()
  const nextAt = new Date(now.getTime() + againMs)
  for (const paid of await claimRefunds(ctx.db, gateway.name, { now, nextAt })) {
    const { payment, amount, currency } = paid
    const report = await askRefundOf(ctx, gateway, paid).catch((error: Error) => {
      ctx.log.warn({ err: error, payment }, 'the gateway was not heard')
    })
    if (!report || report.state === 'pending') continue
    await settleRefund(ctx, paid, report).catch((error: Error) =>
      raiseUnbooked(ctx, error, async (tx) => {
        if (!(await lockRefunding(tx, paid.gateway, payment))) return undefined
        return { place: unbookedPlace.refund(payment), said: report.state, amount, currency }
      }),
    )
  }
}

async function askRefundOf(
  ctx: Context,
  gateway: Gateway,
  { merchant, payment, reference, amount, currency }: PaymentRow,
): Promise<PayoutReport> {
  const account = merchantOf(ctx, merchant).code
  return gateway.refund({ account, payment, reference, amount, currency })
}

async function settleRefund(
  ctx: Context,
  { gateway, payment }: PaymentRow,
  report: PayoutReport,
): Promise<void> {
  await inMoneyTransaction(ctx, async (tx) => {
    const paid = await lockRefunding(tx, gateway, payment)
    if (!paid) return
    await resolveUnbooked(tx, unbookedPlace.refund(payment))
    const now = ctx.now()
    if (report.state === 'failed') {
      ctx.log.error({ payment, reason: report.reason }, 'a refund failed; the payment is parked again')
      return endRefund(tx, paid, 'parked')
    }
    // A payment in a foreign currency never entered the ledger.
    if (paid.currency === merchantOf(ctx, paid.merchant).currency) {
      const reason = 'Given back to its payer'
      await reverseTransfer(tx, { key: `payment:${gateway}:${payment}`, reason })
    }
    await endRefund(tx, paid, 'refunded')
    if (paid.depositId !== null) {
      await endUnpaid(tx, paid.depositId, { state: 'refunded', reason: null, now })
    }
  })
}
