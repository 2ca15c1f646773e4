import type { Text } from '@perya/contract/language'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { countWritten, insertLetter, insertThread, type NewThread } from './letter.store.ts'

const mostADay = 20
const dayMs = 86_400_000
const titleMax = 60

type Desk = Pick<Context, 'db' | 'now'>

/** A member writes to the service: a new thread, named by how it begins, or an answer. */
export async function writeLetter(
  { db, now }: Desk,
  memberId: bigint,
  { threadId, text }: { threadId?: bigint; text: string },
): Promise<bigint> {
  return db.transaction().execute(async (tx) => {
    const sent = await countWritten(tx, memberId, new Date(now().getTime() - dayMs))
    if (sent >= mostADay) throw new AppError('letter.tooMany')
    const title = text.split('\n', 1)[0]?.slice(0, titleMax) ?? ''
    const id = threadId ?? (await insertThread(tx, { memberId, titles: { TY: title, EN: title } }, now()))
    const letter = { memberId, threadId: id as bigint, isMine: true, texts: { TY: text, EN: text } }
    if (!(await insertLetter(tx, letter, now()))) throw new AppError('letter.unknown')
    return id as bigint
  })
}

type LetterToMember = NewThread & { texts: Text }

/** The service writes to a member; demo data that is there already is left alone. */
export async function writeToMember({ db, now }: Desk, letter: LetterToMember): Promise<bigint | undefined> {
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

/** The service answers in a thread. */
export async function answerMember(
  { db, now }: Desk,
  letter: { memberId: bigint; threadId: bigint; texts: Text },
): Promise<boolean> {
  return db.transaction().execute((tx) => insertLetter(tx, { ...letter, isMine: false }, now()))
}
