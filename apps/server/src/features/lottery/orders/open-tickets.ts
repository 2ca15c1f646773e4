import type { Db } from '#platform/db.ts'
import { hasTicketsInPlay } from './suborder.store.ts'

/** Whether anything a member staked may still win: in an issue that sells, waits for its draw, or gives stakes back. */
export function hasOpenTickets(db: Db, memberId: bigint): Promise<boolean> {
  return hasTicketsInPlay(db, memberId)
}
