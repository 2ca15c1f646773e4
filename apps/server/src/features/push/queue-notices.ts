import type { Tx } from '#platform/db.ts'
import { notify } from '#platform/notifications.ts'
import { insertLetterNotices, insertNotice } from './push.store.ts'

/** Where it is told that notifications wait. */
export const pushChannel = 'push'

/** Leaves word for each device of a member once the transaction commits, and for none if it does not. */
export async function queueNotice(
  tx: Tx,
  memberId: bigint,
  about: { kind: 'letter'; threadId: bigint } | { kind: 'chat' },
  now: Date,
): Promise<void> {
  const threadId = about.kind === 'letter' ? about.threadId : null
  await tell(tx, await insertNotice(tx, { memberId, kind: about.kind, threadId, now }))
}

/** The same for many letters at once, one to each member. */
export async function queueLetterNotices(
  tx: Tx,
  letters: readonly { memberId: bigint; threadId: bigint }[],
  now: Date,
): Promise<void> {
  await tell(tx, await insertLetterNotices(tx, letters, now))
}

async function tell(tx: Tx, devices: bigint): Promise<void> {
  if (devices > 0n) await notify(tx, pushChannel)
}
