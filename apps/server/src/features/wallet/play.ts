/** What a member staked and won, as the ledger's own movements say it. */
import type { Db } from '#platform/db.ts'
import {
  findMostWon,
  listLastStakes,
  type Stake,
  type StakedOn,
  type StakeQuestion,
  sumPlayed,
  sumStakesByStart,
} from './movement.store.ts'

export type { Stake, StakedOn } from './movement.store.ts'

/**
 * Sums the stakes from a wallet between two versions, plus those at the versions in `waiting`, by the last start before
 * each stake and by what was played.
 */
export function sumStakes(db: Db, memberId: bigint, asked: StakeQuestion): Promise<StakedOn[]> {
  return sumStakesByStart(db, memberId, asked)
}

/** The member's last stakes and refunds of stakes, newest first. */
export function listStakes(db: Db, memberId: bigint, limit: number): Promise<Stake[]> {
  return listLastStakes(db, memberId, limit)
}

/**
 * What a member staked, less refunds, and what the member won, from `from` until before `to`. For money at a vendor that
 * keeps balances only the result is known: it is added to the wins, or subtracted when it is a loss.
 */
export function sumPlay(
  db: Db,
  memberId: bigint,
  period: { from: Date; to: Date | null },
): Promise<{ staked: bigint; won: bigint }> {
  return sumPlayed(db, memberId, period)
}

/** The largest single win after an instant, and after a hold was opened, where the ledger's order decides, not a clock. */
export function findLargestWin(
  db: Db,
  memberId: bigint,
  { after, behindHold = null }: { after: Date; behindHold?: string | null },
): Promise<bigint> {
  return findMostWon(db, memberId, { after, behindHold })
}
