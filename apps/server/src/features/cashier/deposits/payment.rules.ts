import type { DepositState } from '@perya/contract/deposits'

export type Judged = { gateway: string; merchant: string; amount: bigint; currency: string }
export type ParkReason = 'unknown' | 'amount' | 'currency' | 'late' | 'twice' | 'limit' | 'exclusion'

/** What a payment does: it pays the deposit it names, or it is parked, and why. */
export function judgePayment(
  deposit: (Judged & { state: DepositState }) | undefined,
  paid: Judged,
): 'credit' | Exclude<ParkReason, 'limit' | 'exclusion'> {
  if (!deposit || deposit.gateway !== paid.gateway || deposit.merchant !== paid.merchant) return 'unknown'
  if (deposit.currency !== paid.currency) return 'currency'
  if (deposit.state === 'credited') return 'twice'
  if (deposit.state !== 'waiting') return 'late'
  return deposit.amount === paid.amount ? 'credit' : 'amount'
}
