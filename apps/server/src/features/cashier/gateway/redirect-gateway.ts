import { gatewayHeaders, PaymentReport, PayoutReport } from '@perya/contract/gateway'
import { formatAmount } from '@perya/money'
import { z } from 'zod'
import type { Gateway, Order } from './gateway.ts'
import { sign } from './signature.ts'

const timeoutMs = 5_000

/** The order as a query string; the signature covers every parameter, in this sequence. */
export function signedOrder(secret: string | Buffer, order: Order): URLSearchParams {
  const query = new URLSearchParams({
    account: order.account,
    reference: order.reference,
    amount: formatAmount(order.amount),
    currency: order.currency,
    channel: order.channel,
    expires: order.expiresAt.toISOString(),
    return: order.returnUrl,
  })
  query.set('signature', sign(secret, order.expiresAt.getTime().toString(), query.toString()))
  return query
}

const Payment = z.union([PaymentReport, z.strictObject({ state: z.literal('pending') })])
const Payout = z.union([PayoutReport, z.strictObject({ state: z.literal('unknown') })])

/** A gateway whose payers are redirected to it with a signed order, and that answers signed queries. */
export function redirectGateway({ url, secret }: { url: string; secret: string }): Gateway {
  const base = url.replace(/\/$/, '')

  async function ask(path: string, body?: string): Promise<unknown> {
    const time = Date.now().toString()
    const response = await fetch(`${base}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'content-type': 'application/json',
        [gatewayHeaders.time]: time,
        [gatewayHeaders.signature]: sign(secret, time, body ?? path),
      },
      ...(body === undefined ? {} : { body }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!response.ok) throw new Error(`the gateway answered ${response.status}`)
    return response.json()
  }

  return {
    name: new URL(url).hostname,
    secret,
    payUrl: (order) => `${base}/pay?${signedOrder(secret, order)}`,
    async query({ account, reference }) {
      const query = new URLSearchParams({ account, reference })
      const answer = Payment.parse(await ask(`/payments?${query}`))
      return answer.state === 'pending' ? null : answer
    },
    async payOut({ amount, ...payout }) {
      return PayoutReport.parse(
        await ask('/payouts', JSON.stringify({ ...payout, amount: formatAmount(amount) })),
      )
    },
    async refund({ amount, ...payment }) {
      return PayoutReport.parse(
        await ask('/refunds', JSON.stringify({ ...payment, amount: formatAmount(amount) })),
      )
    },
    async queryPayout({ account, reference }) {
      const query = new URLSearchParams({ account, reference })
      const answer = Payout.parse(await ask(`/payouts?${query}`))
      return answer.state === 'unknown' ? null : answer
    },
  }
}
