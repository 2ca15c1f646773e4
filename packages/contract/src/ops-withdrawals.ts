import { z } from 'zod'
import { operatorEndpoint } from './endpoint.ts'
import { AmountText } from './values.ts'
import { Currency } from './wallet.ts'
import { rejectionReasons, withdrawalReasons } from './withdrawal-reason.ts'

const Reference = z.string().min(1).max(32)

export const listWithdrawalsToReview = operatorEndpoint({
  summary:
    'Withdrawals that wait for a person, those on their way longer than was promised, and those the gateway ended and the ledger did not; what was promised first comes first.',
  method: 'GET',
  path: '/ops/withdrawals',
  permission: 'withdrawals.review',
  input: z.strictObject({}),
  output: z.strictObject({
    withdrawals: z.array(
      z.strictObject({
        reference: Reference,
        userName: z.string(),
        amount: AmountText,
        fee: AmountText,
        currency: Currency,
        bankName: z.string(),
        lastDigits: z.string(),
        /** Why a person looks at it. */
        reason: z.enum(withdrawalReasons).nullable(),
        createdAt: z.iso.datetime(),
        promisedAt: z.iso.datetime(),
        isOverdue: z.boolean(),
        /** Once it is approved no decision is needed: an operator asks the gateway about the delay. */
        state: z.enum(['requested', 'approved', 'paying']),
        /** How many operators have to say yes. */
        eyesNeeded: z.int(),
        approvedBy: z.array(z.string()),
        /** What the gateway says of it and why the ledger does not take it; null for nothing of the kind. */
        unbooked: z.string().nullable(),
        /** What its member owes now; nothing is approved before that is paid. */
        owed: AmountText,
      }),
    ),
  }),
  errors: [],
})

export const approveWithdrawal = operatorEndpoint({
  summary: 'Says yes to a withdrawal; above the merchant’s line another operator has to say so too.',
  method: 'POST',
  path: '/ops/withdrawals/approve',
  permission: 'withdrawals.review',
  input: z.strictObject({ reference: Reference }),
  /** `missing`: how many more have to say yes before it is paid. */
  output: z.strictObject({ missing: z.int() }),
  errors: ['withdrawal.unknown', 'withdrawal.decided', 'review.sameOperator', 'review.debt'],
})

export const rejectWithdrawal = operatorEndpoint({
  summary: 'Says no to a withdrawal: its money goes back, and the member reads why.',
  method: 'POST',
  path: '/ops/withdrawals/reject',
  permission: 'withdrawals.review',
  input: z.strictObject({ reference: Reference, reason: z.enum(rejectionReasons) }),
  output: z.strictObject({}),
  errors: ['withdrawal.unknown', 'withdrawal.decided'],
})

export const opsWithdrawalsEndpoints = { listWithdrawalsToReview, approveWithdrawal, rejectWithdrawal }
