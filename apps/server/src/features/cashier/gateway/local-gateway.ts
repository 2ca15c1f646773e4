/** The gateway of a demo: payers pay on a page of this server, and its books are tables of our database. */
import { randomBytes } from 'node:crypto'
import type { PaymentReport, PayoutReport } from '@perya/contract/gateway'
import { formatAmount, isAmountText, parseAmount } from '@perya/money'
import type { Context } from '#platform/context.ts'
import type { Gateway, Order } from './gateway.ts'
import { findLocalPayment, insertLocalPayment, type LocalPayment } from './local-payment.store.ts'
import {
  findLocalPayout,
  insertLocalPayout,
  type LocalPayout,
  type LocalPayoutState,
} from './local-payout.store.ts'
import { signedOrder } from './redirect-gateway.ts'
import { isSigned } from './signature.ts'

export const payerPath = '/dev/gateway/pay'

export function localGateway(ctx: Context): Gateway {
  const secret = ctx.secrets.key('local gateway')
  return {
    name: 'local',
    secret,
    payUrl: (order) => `${payerPath}?${signedOrder(secret, order)}`,
    async query({ reference }) {
      const found = await findLocalPayment(ctx.db, reference)
      return found ? toReport(found) : null
    },
    async payOut({ reference, amount, number }) {
      await insertLocalPayout(ctx.db, { reference, amount, state: outcomeOf(number) }, ctx.now())
      return payoutReport(await findLocalPayout(ctx.db, reference)) as PayoutReport
    },
    async refund({ payment, amount }) {
      const reference = `refund:${payment}`
      await insertLocalPayout(ctx.db, { reference, amount, state: 'paid' }, ctx.now())
      return payoutReport(await findLocalPayout(ctx.db, reference)) as PayoutReport
    },
    queryPayout: async ({ reference }) => payoutReport(await findLocalPayout(ctx.db, reference)),
  }
}

/** The demo's banks refuse accounts that end in 0000 as closed, and answer late for those that end in 9999. */
function outcomeOf(number: string): LocalPayoutState {
  if (number.endsWith('0000')) return 'failed'
  return number.endsWith('9999') ? 'pending' : 'paid'
}

function payoutReport(payout: LocalPayout | undefined): PayoutReport | null {
  if (payout === undefined) return null
  const { state, amount } = payout
  if (state === 'failed') return { state, reason: 'account' }
  return state === 'paid' ? { state, amount: formatAmount(amount) } : { state }
}

/** Reads the order out of a query string; `undefined` unless the cashier signed it. */
export function readOrder(secret: Gateway['secret'], address: string): Order | undefined {
  const query = new URLSearchParams(address)
  const signature = query.get('signature') ?? ''
  query.delete('signature')
  const read = (name: string) => query.get(name) ?? ''
  const expiresAt = new Date(read('expires'))
  if (!isSigned(secret, expiresAt.getTime().toString(), query.toString(), signature)) return undefined
  if (!isAmountText(read('amount'))) return undefined
  return {
    account: read('account'),
    reference: read('reference'),
    amount: parseAmount(read('amount')),
    currency: read('currency'),
    channel: read('channel'),
    expiresAt,
    returnUrl: read('return'),
  }
}

/** What a payer of the demo may do with an order. */
export const payerActs = ['pay', 'less', 'silent', 'fail'] as const
export type PayerAct = (typeof payerActs)[number]

/** Stores what the payer did and answers the report the gateway would send. */
export async function actAsPayer(ctx: Context, order: Order, act: PayerAct): Promise<PaymentReport> {
  const payment: LocalPayment = {
    payment: `LP${randomBytes(8).toString('hex').toUpperCase()}`,
    reference: order.reference,
    account: order.account,
    amount: act === 'less' ? order.amount / 2n : order.amount,
    currency: order.currency,
    state: act === 'fail' ? 'failed' : 'paid',
  }
  await insertLocalPayment(ctx.db, payment, ctx.now())
  return toReport(payment)
}

function toReport({ payment, reference, account, amount, currency, state }: LocalPayment): PaymentReport {
  return state === 'failed'
    ? { state, account, payment, reference }
    : { state, account, payment, reference, amount: formatAmount(amount), currency }
}
