import type { DepositKind, DepositState } from '@perya/contract/deposits'
import type { DepositFlag } from './deposit.store.ts'

/** Stands in the place of a gateway's name for deposits by hand. */
export const byHand = 'manual'

/** Banks are slow and members forget: a payment may still be proved three days after the deposit expired. */
const lateMs = 72 * 3_600_000

export function mayProve(
  { kind, state, expiresAt }: { kind: DepositKind; state: DepositState; expiresAt: Date },
  now: Date,
): boolean {
  if (kind !== 'manual') return false
  if (state === 'waiting') return true
  return (state === 'expired' || state === 'cancelled') && now.getTime() < expiresAt.getTime() + lateMs
}

/** How many operators have to agree on the amount: one alone cannot confirm more than the member said. */
export function eyesNeeded(
  seen: bigint,
  { amount, onePersonMax, flags }: { amount: bigint; onePersonMax: bigint; flags: readonly DepositFlag[] },
): 1 | 2 {
  return seen > onePersonMax || seen > amount || flags.length > 0 ? 2 : 1
}
