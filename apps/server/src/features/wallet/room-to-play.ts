import type { Db } from '#platform/db.ts'
import { findCashAndRoom } from './room.store.ts'

/** How much of the cash a member may stake now, within the limits on stakes and losses. */
export async function findRoomToPlay(db: Db, memberId: bigint): Promise<bigint> {
  const found = await findCashAndRoom(db, memberId)
  if (!found) return 0n
  const { cash, room } = found
  const most = room !== null && room < cash ? room : cash
  return most > 0n ? most : 0n
}
