import type { DepositKind, DepositState } from '@perya/contract/deposits'
import type { DepositFlag } from './deposit.store.ts'

/** Who takes what is paid by hand, in the place of a gateway. */
export const byHand = 'manual'

/** Banks are slow and members forget: who paid may say so for three days after the time was up. */
const lateMs = 72 * 3_600_000

export function mayProve(
  { kind, state, expiresAt }: { kind: DepositKind; state: DepositState; expiresAt: Date },
  now: Date,
): boolean {
  if (kind !== 'manual') return false
  if (state === 'waiting') return true
  return (state === 'expired' || state === 'cancelled') && now.getTime() < expiresAt.getTime() + lateMs
}

/** How many people have to agree that so much came: nobody alone makes more of it than its member said. */
export function eyesNeeded(
  seen: bigint,
  { amount, onePersonMax, flags }: { amount: bigint; onePersonMax: bigint; flags: readonly DepositFlag[] },
): 1 | 2 {
  return seen > onePersonMax || seen > amount || flags.length > 0 ? 2 : 1
}
