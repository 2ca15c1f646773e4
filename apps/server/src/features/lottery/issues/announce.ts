import type { Db } from '#platform/db.ts'
import { notify } from '#platform/notifications.ts'

/** Where every process hears that issues of lotteries moved on, by their codes. */
export const issueChannel = 'lottery.issue'
/** Where every process hears that rooms or switches changed. */
export const roomChannel = 'lottery.room'

/** Where operators' commands wake the clocks. */
export const clockChannel = 'lottery.clock'

/** A message holds 8,000 bytes at most. */
const codesPerMessage = 100

export async function announceIssues(db: Db, codes: readonly string[]): Promise<void> {
  const named = [...new Set(codes)]
  for (let at = 0; at < named.length; at += codesPerMessage) {
    await notify(db, issueChannel, named.slice(at, at + codesPerMessage).join(','))
  }
}

export const announceRooms = (db: Db): Promise<void> => notify(db, roomChannel)
