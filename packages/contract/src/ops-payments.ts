import { z } from 'zod'
import { operatorEndpoint } from './endpoint.ts'
import { AmountText } from './values.ts'
import { Currency } from './wallet.ts'

const Payment = z.string().min(1).max(128)

export const listParkedPayments = operatorEndpoint({
  summary: 'Payments no deposit fits, the oldest first, with whose one operator says they are.',
  method: 'GET',
  path: '/ops/payments',
  permission: 'payments.assign',
  input: z.strictObject({}),
  output: z.strictObject({
    payments: z.array(
      z.strictObject({
        payment: Payment,
        gateway: z.string(),
        reference: z.string(),
        amount: AmountText,
        currency: Currency,
        /** Why it was parked. */
        reason: z.string().nullable(),
        receivedAt: z.iso.datetime(),
        proposal: z.strictObject({ operator: z.string(), userName: z.string() }).nullable(),
      }),
    ),
  }),
  errors: [],
})

export const assignPayment = operatorEndpoint({
  summary:
    'Says whose a parked payment is. The first to say so proposes; another operator who names the same member agrees, and the member has the money.',
  method: 'POST',
  path: '/ops/payments/assign',
  permission: 'payments.assign',
  input: z.strictObject({ payment: Payment, userName: z.string().min(1).max(32) }),
  output: z.strictObject({ state: z.enum(['proposed', 'credited']) }),
  errors: ['payment.unknown', 'payment.currency', 'payment.refused', 'member.unknown'],
})

export const refundPayment = operatorEndpoint({
  summary:
    'Sends a parked payment back to its payer. The first to say so proposes; another operator agrees, and the gateway is told.',
  method: 'POST',
  path: '/ops/payments/refund',
  permission: 'payments.refund',
  input: z.strictObject({ payment: Payment }),
  output: z.strictObject({ state: z.enum(['proposed', 'agreed']) }),
  errors: ['payment.unknown'],
})

export const takeDepositBack = operatorEndpoint({
  summary:
    'Takes a credited deposit back that its payer’s bank took back; what is spent of it is owed. Two operators say so.',
  method: 'POST',
  path: '/ops/deposits/takeBack',
  permission: 'payments.refund',
  input: z.strictObject({ reference: z.string().min(1).max(32) }),
  /** `missing`: how many more have to say so. */
  output: z.strictObject({ missing: z.int() }),
  errors: ['deposit.unknown', 'deposit.decided'],
})

export const opsPaymentsEndpoints = { listParkedPayments, assignPayment, refundPayment, takeDepositBack }
