import type { Correspondent } from '@perya/contract/inbox'
import type { Text } from '@perya/contract/language'
import { findMember, findMemberByUserName } from '#features/members/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { beginningOf } from './beginning-of.ts'
import {
  countWritten,
  findOtherEnd,
  findThreadByKey,
  holdThreads,
  insertLetter,
  insertThread,
  linkThreads,
  lockWriter,
  type NewThread,
} from './letter.store.ts'

const mostADay = 20
const dayMs = 86_400_000
const titleMax = 60

type Ctx = Pick<Context, 'db' | 'now'>

/** A member begins a conversation, named by how it begins, with the service, their upline or a direct downline. */
export async function writeLetter(
  { db, now }: Ctx,
  memberId: bigint,
  { key, to, text }: { key?: string | undefined; to: Correspondent; text: string },
): Promise<bigint> {
  return db.transaction().execute(async (tx) => {
    const earlier = await findEarlier(tx, memberId, key)
    if (earlier !== undefined) return earlier
    await assertMayWrite(tx, memberId, now())
    const title = beginningOf(text.split('\n', 1)[0] ?? '', titleMax)
    const titles = { TY: title, EN: title }
    const withId = await recipientOf(tx, memberId, to)
    const begin = async (thread: NewThread) => (await insertThread(tx, thread, now())) as bigint
    const id = await begin({ memberId, titles, ...(withId === null ? {} : { withId }) })
    if (withId !== null)
      await linkThreads(tx, id, await begin({ memberId: withId, titles, withId: memberId }))
    await putLetter(tx, { memberId, threadId: id, text, key }, now())
    return id
  })
}

/** A member answers in a conversation of theirs. */
export async function answerLetter(
  { db, now }: Ctx,
  memberId: bigint,
  { key, threadId, text }: { key?: string | undefined; threadId: bigint; text: string },
): Promise<bigint> {
  return db.transaction().execute(async (tx) => {
    const earlier = await findEarlier(tx, memberId, key)
    if (earlier !== undefined) return earlier
    await assertMayWrite(tx, memberId, now())
    await putLetter(tx, { memberId, threadId, text, key }, now())
    return threadId
  })
}

/** The thread of the letter this key was sent with before. */
async function findEarlier(tx: Tx, memberId: bigint, key: string | undefined): Promise<bigint | undefined> {
  await lockWriter(tx, memberId)
  return key === undefined ? undefined : findThreadByKey(tx, memberId, key)
}

async function assertMayWrite(tx: Tx, memberId: bigint, now: Date): Promise<void> {
  const sent = await countWritten(tx, memberId, new Date(now.getTime() - dayMs))
  if (sent >= mostADay) throw new AppError('letter.tooMany')
}

/** One error for nobody and for somebody else's downline, so that names cannot be tried out. */
async function recipientOf(tx: Tx, memberId: bigint, to: Correspondent): Promise<bigint | null> {
  if (to.kind === 'service') return null
  const self = await findMember(tx, memberId)
  if (!self) throw new AppError('letter.noRecipient')
  if (to.kind !== 'downline') {
    if (self.uplineId === null) throw new AppError('letter.noRecipient')
    return self.uplineId
  }
  const downline = await findMemberByUserName(tx, self.merchant, to.userName)
  if (downline?.uplineId !== memberId) throw new AppError('letter.noRecipient')
  return downline.id
}

/** The letter goes into the member's own thread, and into that of the other side when it is a member too. */
async function putLetter(
  tx: Tx,
  {
    memberId,
    threadId,
    text,
    key,
  }: { memberId: bigint; threadId: bigint; text: string; key: string | undefined },
  now: Date,
): Promise<void> {
  const other = await findOtherEnd(tx, memberId, threadId)
  // Whoever moved to another agent since is no longer written to.
  if (other?.isKin === false) throw new AppError('letter.noRecipient')
  if (other) await holdThreads(tx, [threadId, other.threadId])
  const texts = { TY: text, EN: text }
  if (!(await insertLetter(tx, { memberId, threadId, isMine: true, texts, key }, now))) {
    throw new AppError('letter.unknown')
  }
  if (other) await insertLetter(tx, { ...other, isMine: false, texts }, now)
}

type LetterToMember = NewThread & { texts: Text }

/** The service writes to a member; demo data that is there already is left alone. */
export async function writeToMember({ db, now }: Ctx, letter: LetterToMember): Promise<bigint | undefined> {
  return db.transaction().execute((tx) => putIntoBox(tx, letter, now()))
}

/** The same inside the transaction of what the letter is about. */
export async function putIntoBox(
  tx: Tx,
  { texts, ...thread }: LetterToMember,
  now: Date,
): Promise<bigint | undefined> {
  const id = await insertThread(tx, thread, now)
  const { memberId } = thread
  if (id !== undefined) await insertLetter(tx, { memberId, threadId: id, isMine: false, texts }, now)
  return id
}

/** The service answers in a thread of its own: between members it would speak with the voice of one of them. */
export async function answerMember(
  { db, now }: Ctx,
  letter: { memberId: bigint; threadId: bigint; texts: Text },
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    if (await findOtherEnd(tx, letter.memberId, letter.threadId)) return false
    return insertLetter(tx, { ...letter, isMine: false }, now())
  })
}
