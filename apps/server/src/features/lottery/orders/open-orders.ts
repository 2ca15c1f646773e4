import type { Db } from '#platform/db.ts'
import { hasOrdersInPlay } from './suborder.store.ts'

/** Whether anything a member staked may still win: in an issue that sells, waits for its draw, or gives stakes back. */
export function hasOpenOrders(db: Db, memberId: bigint): Promise<boolean> {
  return hasOrdersInPlay(db, memberId)
}
