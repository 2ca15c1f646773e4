/** Why people correct a member's money, as the member reads it on the statement. */
export const adjustmentReasons = ['gameFault', 'paymentFault', 'overpaid', 'compensation'] as const
export type AdjustmentReason = (typeof adjustmentReasons)[number]
