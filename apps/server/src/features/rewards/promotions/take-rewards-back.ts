import type { Tx } from '#platform/db.ts'
import { lapseRequirement } from '../requirements/requirement.store.ts'
import { findClaimOf } from './claim.store.ts'
import { endClaim } from './end-claim.ts'

/** A deposit that was taken back loses its bonus, and nothing has to be staked of it. The caller has locked the member. */
export async function takeRewardsBack(
  tx: Tx,
  deposit: { id: bigint; memberId: bigint; reference: string },
  now: Date,
): Promise<void> {
  const claim = await findClaimOf(tx, deposit.id)
  if (claim?.state === 'active') await endClaim(tx, claim, { state: 'forfeited', now })
  await lapseRequirement(tx, deposit.memberId, deposit.reference, now)
}
