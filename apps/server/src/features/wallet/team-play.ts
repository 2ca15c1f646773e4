import type { Tx } from '#platform/db.ts'
import { findMemberAccounts } from './accounts.ts'
import { isCommittedBefore, sumLine, type TeamPeriod, type TeamPlay } from './team.store.ts'

/** Whether everything that moved before an instant has committed, so that sums until then stay as they are. */
export function isSettledBefore(tx: Tx, at: Date): Promise<boolean> {
  return isCommittedBefore(tx, at)
}

/**
 * The play of a member and of everyone below in a period, over all accounts of each. Money only set aside for a later
 * draw is not a bet yet. Days already added up are read from their totals.
 */
export async function sumTeam(tx: Tx, uplineId: bigint, period: TeamPeriod): Promise<TeamPlay> {
  const { cash } = await findMemberAccounts(tx, uplineId)
  return sumLine(tx, { uplineId, cash }, period)
}
