import type { DepositState, ParkReason as OwnReason } from '@perya/contract/deposits'

export type Judged = { gateway: string; merchant: string; amount: bigint; currency: string }
/** `unknown`: it names no deposit of ours, so no member is told of it. */
export type ParkReason = OwnReason | 'unknown'

/** Decides whether a payment pays the deposit it names, or why it is parked. */
export function judgePayment(
  deposit: (Judged & { state: DepositState }) | undefined,
  paid: Judged,
): 'credit' | Exclude<ParkReason, 'limit' | 'exclusion'> {
  if (!deposit || deposit.gateway !== paid.gateway || deposit.merchant !== paid.merchant) return 'unknown'
  if (deposit.currency !== paid.currency) return 'currency'
  if (wasCredited(deposit) || deposit.state === 'review') return 'twice'
  if (deposit.state !== 'waiting') return 'late'
  return deposit.amount === paid.amount ? 'credit' : 'amount'
}

/** Whether it was ever credited, also when it was taken back later. */
export const wasCredited = ({ state }: { state: DepositState }): boolean =>
  state === 'credited' || state === 'takenBack'
