import type { Tx } from '#platform/db.ts'
import { deleteBetCap, insertBetCap } from './bet-cap.store.ts'

/** Limits each of a member's bets, from the next one on; `null` removes the limit. */
export async function capBets(tx: Tx, memberId: bigint, max: bigint | null): Promise<void> {
  await deleteBetCap(tx, memberId)
  if (max !== null) await insertBetCap(tx, memberId, max)
}
