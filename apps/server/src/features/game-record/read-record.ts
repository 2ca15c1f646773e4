import type { Db } from '#platform/db.ts'
import { type AskedRounds, listRounds, type RoundRow, type RoundTotals, sumRounds } from './round.store.ts'

export type GameRecord = { totals: RoundTotals; rounds: RoundRow[] }

/** A page of rounds and the totals of all of them, as they were at one instant. */
export async function readRecord(
  db: Db,
  rounds: AskedRounds,
  page: { limit: number; offset: number },
): Promise<GameRecord> {
  // One snapshot for both, or a bet placed meanwhile would be in one and not in the other.
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => ({
      totals: await sumRounds(tx, rounds),
      rounds: await listRounds(tx, rounds, page),
    }))
}
