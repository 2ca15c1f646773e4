import type { Text } from '@perya/contract/language'
import type { LetterGroup } from '@perya/contract/ops-letters'
import { findMemberByUserName } from '#features/members/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import { insertSending } from './sending.store.ts'

type Sending = {
  merchant: string
  key: string
  to: { userName: string } | { group: LetterGroup }
  titles: Text
  texts: Text
}

/** So many a transaction: enough to be quick, few enough that their numbers fit into one notification. */
const batch = 300

/** Writes to one member or to many; says how many it reached that the same sending had not reached before. */
export async function writeToMembers(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { to, ...letter }: Sending,
): Promise<number> {
  const at = now()
  const insert = (among: Parameters<typeof insertSending>[2]) =>
    db.transaction().execute((tx) => insertSending(tx, letter, among, at))
  if ('userName' in to) {
    const member = await findMemberByUserName(db, letter.merchant, to.userName)
    if (!member) throw new AppError('member.unknown')
    return (await insert({ memberId: member.id })).sent
  }
  let sent = 0
  let after: bigint | null = 0n
  while (after !== null) {
    const done = await insert({ group: to.group, after, limit: batch })
    sent += done.sent
    after = done.last
  }
  return sent
}
