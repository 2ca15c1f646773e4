import { textIn } from '@perya/contract/fallback'
import * as contract from '@perya/contract/ops-letters'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import { operatorRoute, type Route } from '#platform/http/route.ts'
import { findThreadAtDesk, listWaitingThreads } from './letter.store.ts'
import { answerMember } from './write-letter.ts'
import { writeToMembers } from './write-to-members.ts'

const listed = 50

export const inboxDeskRoutes = (ctx: Context): Route[] => [
  operatorRoute(contract.listWaitingThreads, async (_input, { merchant, reads }) => ({
    threads: (await listWaitingThreads(ctx.db, merchant, listed)).map((thread) => ({
      id: String(thread.id),
      userName: thread.userName,
      title: textIn(thread.titles, reads),
      text: textIn(thread.texts, reads),
      lastAt: thread.lastAt.toISOString(),
    })),
  })),
  operatorRoute(contract.readThread, async ({ id }, { merchant }) => {
    const { userName, titles, letters } = await threadAtDesk(ctx, merchant, id)
    return {
      userName,
      titles,
      letters: letters.map((letter) => ({
        id: String(letter.id),
        texts: letter.texts,
        isMembers: letter.isMine,
        sentAt: letter.sentAt.toISOString(),
      })),
    }
  }),
  operatorRoute(contract.writeLetters, async (letter, { merchant }) => ({
    sent: await writeToMembers(ctx, { ...letter, merchant }),
  })),
  operatorRoute(contract.answerThread, async ({ id, texts }, { merchant }) => {
    const { memberId } = await threadAtDesk(ctx, merchant, id)
    await answerMember(ctx, { memberId, threadId: BigInt(id), texts })
    return {}
  }),
]

async function threadAtDesk(ctx: Context, merchant: string, id: string) {
  const thread = await findThreadAtDesk(ctx.db, merchant, BigInt(id))
  if (!thread) throw new AppError('letter.unknown')
  return thread
}
