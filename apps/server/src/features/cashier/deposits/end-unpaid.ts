import type { RefusalReason } from '@perya/contract/deposits'
import { voidClaim } from '#features/rewards/index.ts'
import type { Tx } from '#platform/db.ts'
import { endByPerson, lockById } from './deposit.store.ts'
import { hasUndecided } from './payment.store.ts'

/** Ends a deposit whose payment was not credited to it, unless another undecided payment may still pay it. */
export async function endUnpaid(
  tx: Tx,
  id: bigint,
  end: { state: 'refused' | 'refunded'; reason: RefusalReason | null; now: Date },
): Promise<void> {
  const { state } = await lockById(tx, id)
  if (state !== 'review' || (await hasUndecided(tx, id))) return
  await endByPerson(tx, { id, ...end })
  await voidClaim(tx, id, end.now)
}
