import { textIn } from '@perya/contract/fallback'
import * as contract from '@perya/contract/ops-letters'
import type { Context } from '#platform/context.ts'
import { operatorRoute, type Route } from '#platform/http/route.ts'
import { answerThread, readThread, waitingThreads } from './answer-thread.ts'
import { writeToMembers } from './write-to-members.ts'

export const inboxDeskRoutes = (ctx: Context): Route[] => [
  operatorRoute(contract.listWaitingThreads, async (_input, { merchant, reads }) => ({
    threads: (await waitingThreads(ctx, merchant)).map((thread) => ({
      id: String(thread.id),
      userName: thread.userName,
      title: textIn(thread.titles, reads),
      text: textIn(thread.texts, reads),
      lastAt: thread.lastAt.toISOString(),
    })),
  })),
  operatorRoute(contract.readThread, async ({ id }, { merchant }) => {
    const { userName, titles, letters } = await readThread(ctx, merchant, BigInt(id))
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
    await answerThread(ctx, merchant, BigInt(id), texts)
    return {}
  }),
]
