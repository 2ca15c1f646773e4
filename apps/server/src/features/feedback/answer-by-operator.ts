/** What an operator does with feedback until there is a console: see what waits, read it, answer it. */
import type { Text } from '@perya/contract/language'
import { putIntoBox } from '#features/inbox/index.ts'
import { readLetterWords } from '#features/merchants/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import { answerFeedback, type FeedbackAtDesk, findAtDesk, listOpen } from './feedback.store.ts'
import { findPicture } from './picture.store.ts'

type Desk = Pick<Context, 'db' | 'now'>

const listed = 50

export const listOpenFeedback = ({ db }: Pick<Desk, 'db'>, merchant: string): Promise<FeedbackAtDesk[]> =>
  listOpen(db, merchant, listed)

/** One piece of feedback with its pictures. */
export async function readFeedback(
  { db }: Pick<Desk, 'db'>,
  merchant: string,
  id: bigint,
): Promise<FeedbackAtDesk & { files: Buffer[] }> {
  const found = await findAtDesk(db, merchant, id)
  if (!found) throw new AppError('feedback.unknown')
  const files = await Promise.all(
    found.pictures.map(async (picture) => (await findPicture(db, picture, found.memberId))?.webp),
  )
  return { ...found, files: files.filter((file) => file !== undefined) }
}

/** Stands with the feedback, and comes as a message so that the member hears of it. */
export async function answerByOperator(
  desk: Desk,
  merchant: string,
  id: bigint,
  answers: Text,
): Promise<string> {
  const words = await readLetterWords(desk.db, merchant)
  return desk.db.transaction().execute(async (tx) => {
    const found = await findAtDesk(tx, merchant, id)
    if (!found) throw new AppError('feedback.unknown')
    await answerFeedback(tx, id, answers, desk.now())
    await putIntoBox(
      tx,
      { memberId: found.memberId, titles: words('letter.feedback'), texts: answers },
      desk.now(),
    )
    return found.userName
  })
}
