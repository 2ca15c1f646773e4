/**
 * What a payment gateway says to the cashier, and what it answers.
 *
 * Like vendors, gateways sign instead of having sessions, so their calls stand beside `endpoints`.
 */
import { isAmountText, parseAmount } from '@perya/money'
import { z } from 'zod'

const Word = z.string().regex(/^[\x21-\x7e]{1,64}$/)
/** Money outside has no more than two decimals. */
const Paid = z.string().refine(
  (text) => {
    if (!isAmountText(text)) return false
    const units = parseAmount(text)
    return units > 0n && units <= 10n ** 15n && units % 100n === 0n
  },
  { error: 'not a payment' },
)

/** One payment as the gateway knows it, whether it tells of itself or is asked. */
export const PaymentReport = z.discriminatedUnion('state', [
  z.strictObject({
    state: z.literal('paid'),
    /** The merchant it was paid to. */
    account: Word,
    /** The gateway's own number, which is its authorisation. */
    payment: Word,
    reference: Word,
    amount: Paid,
    currency: z.string().regex(/^[A-Z]{3}$/),
  }),
  z.strictObject({ state: z.literal('failed'), account: Word, payment: Word, reference: Word }),
])
export type PaymentReport = z.infer<typeof PaymentReport>

/** `CONFLICT`: the payment was told before with another content. */
export const GatewayAnswer = z.strictObject({
  status: z.enum(['OK', 'CONFLICT', 'BAD_SIGNATURE', 'BAD_REQUEST', 'INTERNAL']),
})
export type GatewayAnswer = z.infer<typeof GatewayAnswer>

export const gatewayCallbackPath = '/gateway/v1/payments'
export const gatewayHeaders = { time: 'x-gateway-time', signature: 'x-gateway-signature' } as const

/** What became of a payout, as the gateway answers it. */
export const PayoutReport = z.discriminatedUnion('state', [
  /** With what was paid, where the gateway says it. */
  z.strictObject({ state: z.literal('paid'), amount: Paid.optional() }),
  z.strictObject({ state: z.literal('pending') }),
  z.strictObject({ state: z.literal('failed'), reason: z.enum(['account', 'bank']) }),
])
export type PayoutReport = z.infer<typeof PayoutReport>
