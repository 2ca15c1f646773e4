import type { Tx } from '#platform/db.ts'
import { lockRow, lockRows } from './member-lock.store.ts'

/** Lets one call of a member decide at a time: otherwise two at once could each take the last that is allowed. */
export function lockMember(tx: Tx, memberId: bigint): Promise<void> {
  return lockRow(tx, memberId)
}

/** Locks several members, in the order of their ids, so that no two calls wait for each other. */
export function lockMembers(tx: Tx, ids: readonly bigint[]): Promise<void> {
  return lockRows(tx, ids)
}
