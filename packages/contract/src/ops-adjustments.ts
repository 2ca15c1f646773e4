import { isAmountText, parseAmount } from '@perya/money'
import { z } from 'zod'
import { adjustmentReasons } from './adjustment-reason.ts'
import { operatorEndpoint } from './endpoint.ts'
import { AmountText } from './values.ts'
import { Currency } from './wallet.ts'

const permission = 'wallet.adjust'
const Reference = z.string().min(1).max(32)

const most = 10n ** 13n

/** The amount given to the member, or taken when it is negative; in whole hundredths, as the statement shows it. */
export const AdjustedAmount = AmountText.refine(
  (text) => {
    if (!isAmountText(text)) return false
    const units = parseAmount(text)
    return units !== 0n && units >= -most && units <= most && units % 100n === 0n
  },
  { error: 'not an amount to correct by' },
)

export const AdjustmentNote = z.string().trim().min(3).max(500)

export const listAdjustments = operatorEndpoint({
  summary: 'Corrections that wait for another operator, the oldest first.',
  method: 'GET',
  path: '/ops/adjustments',
  permission,
  input: z.strictObject({}),
  output: z.strictObject({
    adjustments: z.array(
      z.strictObject({
        reference: Reference,
        userName: z.string(),
        amount: AmountText,
        currency: Currency,
        reason: z.enum(adjustmentReasons),
        note: AdjustmentNote,
        proposedBy: z.string(),
        proposedAt: z.iso.datetime(),
      }),
    ),
  }),
  errors: [],
})

export const proposeAdjustment = operatorEndpoint({
  summary:
    'Proposes to correct a member’s cash: the reason is shown to the member, the note only to operators. Nothing moves before another operator agrees.',
  method: 'POST',
  path: '/ops/adjustments',
  permission,
  input: z.strictObject({
    userName: z.string().min(1).max(32),
    amount: AdjustedAmount,
    reason: z.enum(adjustmentReasons),
    note: AdjustmentNote,
  }),
  output: z.strictObject({ reference: Reference }),
  errors: ['member.unknown'],
})

export const agreeToAdjustment = operatorEndpoint({
  summary: 'Agrees to what another operator proposed, and the money moves.',
  method: 'POST',
  path: '/ops/adjustments/agree',
  permission,
  input: z.strictObject({ reference: Reference }),
  output: z.strictObject({}),
  errors: ['adjustment.unknown', 'adjustment.decided', 'adjustment.refused', 'review.sameOperator'],
})

export const refuseAdjustment = operatorEndpoint({
  summary: 'Refuses what was proposed, by another operator or by whoever proposed it.',
  method: 'POST',
  path: '/ops/adjustments/refuse',
  permission,
  input: z.strictObject({ reference: Reference }),
  output: z.strictObject({}),
  errors: ['adjustment.unknown', 'adjustment.decided'],
})

export const opsAdjustmentsEndpoints = {
  listAdjustments,
  proposeAdjustment,
  agreeToAdjustment,
  refuseAdjustment,
}
