import type { Db } from '#platform/db.ts'
import { findMemberAccounts } from './accounts.ts'
import { type Sent, sumSentFrom } from './sent.store.ts'

/** How much a member has sent to others in all, and how many times on the site's current day. */
export async function sumSent(db: Db, memberId: bigint, now: Date): Promise<Sent> {
  const { cash } = await findMemberAccounts(db, memberId)
  return sumSentFrom(db, cash, now)
}
