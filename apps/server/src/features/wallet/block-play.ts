import type { Db, Tx } from '#platform/db.ts'
import { endBlocks, hasBreakOrBar, insertBlock } from './block.store.ts'

/**
 * Stops a member's play from the next bet on; open bets are still settled, and withdrawals still work. Blocked again
 * for the same reason, nothing changes.
 */
export function blockPlay(tx: Tx, memberId: bigint, reason: string): Promise<void> {
  return insertBlock(tx, memberId, reason)
}

/** Ends the blocks of one reason; a member with another stays blocked. */
export function unblockPlay(tx: Tx, memberId: bigint, reason: string): Promise<void> {
  return endBlocks(tx, memberId, reason)
}

/** A member on a break, or who may not play, gets no offers and is not asked to invite others. */
export function isLeftAlone(db: Db, memberId: bigint): Promise<boolean> {
  return hasBreakOrBar(db, memberId)
}
