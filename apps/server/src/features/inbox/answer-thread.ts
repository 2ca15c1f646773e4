/** What members wrote to the service, at the desk: who waits, what was said, and the answer. */
import type { Text } from '@perya/contract/language'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import { findThreadAtDesk, listWaitingThreads, type ThreadAtDesk } from './letter.store.ts'
import { answerMember } from './write-letter.ts'

type Desk = Pick<Context, 'db' | 'now'>

const listed = 50

export const waitingThreads = ({ db }: Pick<Desk, 'db'>, merchant: string): Promise<ThreadAtDesk[]> =>
  listWaitingThreads(db, merchant, listed)

export async function readThread({ db }: Pick<Desk, 'db'>, merchant: string, id: bigint) {
  const thread = await findThreadAtDesk(db, merchant, id)
  if (!thread) throw new AppError('letter.unknown')
  return thread
}

/** Says whom it answered. */
export async function answerThread(desk: Desk, merchant: string, id: bigint, texts: Text): Promise<string> {
  const { memberId, userName } = await readThread(desk, merchant, id)
  await answerMember(desk, { memberId, threadId: id, texts })
  return userName
}
