import { z } from 'zod'
import { CashAmount, refusalReasons } from './deposits.ts'
import { operatorEndpoint } from './endpoint.ts'
import { AmountText } from './values.ts'
import { Currency } from './wallet.ts'

const Reference = z.string().min(1).max(32)

export const listTransfersToConfirm = operatorEndpoint({
  summary:
    'Transfers made by hand that wait for a person, the oldest first, with what came before and who said yes.',
  method: 'GET',
  path: '/ops/transfers',
  permission: 'transfers.review',
  input: z.strictObject({}),
  output: z.strictObject({
    transfers: z.array(
      z.strictObject({
        reference: Reference,
        userName: z.string(),
        /** As the member states it. */
        amount: AmountText,
        currency: Currency,
        payerReference: z.string().nullable(),
        /** The parts of its proof that another deposit already used. */
        flags: z.array(z.enum(['reference', 'picture'])),
        provedAt: z.iso.datetime().nullable(),
        eyesNeeded: z.int(),
        confirmedBy: z.array(z.string()),
      }),
    ),
  }),
  errors: [],
})

export const getTransferReceipt = operatorEndpoint({
  summary: 'The receipt a member sent with a transfer, as the platform drew it anew.',
  method: 'GET',
  path: '/ops/transfers/receipt',
  permission: 'transfers.review',
  input: z.strictObject({ reference: Reference }),
  output: z.undefined(),
  errors: ['deposit.noReceipt'],
})

export const confirmTransfer = operatorEndpoint({
  summary:
    'Says how much of a transfer came; where two have to, both name the same amount before it is credited.',
  method: 'POST',
  path: '/ops/transfers/confirm',
  permission: 'transfers.review',
  input: z.strictObject({ reference: Reference, amount: CashAmount }),
  /** `missing`: how many more have to say so before it is credited. */
  output: z.strictObject({ missing: z.int() }),
  errors: [
    'deposit.unknown',
    'deposit.decided',
    'deposit.transferUsed',
    'deposit.atBreak',
    'payment.refused',
  ],
})

export const refuseTransfer = operatorEndpoint({
  summary: 'Refuses a transfer; its member reads why.',
  method: 'POST',
  path: '/ops/transfers/refuse',
  permission: 'transfers.review',
  input: z.strictObject({ reference: Reference, reason: z.enum(refusalReasons) }),
  output: z.strictObject({}),
  errors: ['deposit.unknown', 'deposit.decided'],
})

export const opsTransfersEndpoints = {
  listTransfersToConfirm,
  getTransferReceipt,
  confirmTransfer,
  refuseTransfer,
}
