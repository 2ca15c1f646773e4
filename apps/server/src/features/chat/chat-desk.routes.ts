import * as contract from '@perya/contract/ops-chat'
import { whileAllowed } from '#features/operators/index.ts'
import type { Context } from '#platform/context.ts'
import { makeEventStream } from '#platform/http/event-stream.ts'
import { operatorRoute, type Route } from '#platform/http/route.ts'
import type { LineRow } from './chat.store.ts'
import { followChat, readChat, sayByOperator, waitingChats } from './chat-by-operator.ts'

export const chatDeskRoutes = (ctx: Context): Route[] => [
  operatorRoute(contract.listWaitingChats, async (_input, { merchant }) => ({
    chats: (await waitingChats(ctx, merchant)).map(({ waitingSince, ...chat }) => ({
      ...chat,
      waitingSince: waitingSince.toISOString(),
    })),
  })),
  operatorRoute(contract.readChat, async ({ userName }, { merchant }) => ({
    lines: (await readChat(ctx, merchant, userName)).map(toLine),
  })),
  operatorRoute(contract.sayToMember, async ({ userName, text }, { merchant }) =>
    toLine(await sayByOperator(ctx, merchant, userName, text)),
  ),
  operatorRoute(contract.followChat, async ({ userName }, { merchant, operator }, http) => {
    const stream = makeEventStream(http)
    const unfollow = await followChat(ctx, merchant, userName, (line) =>
      stream.send({ name: 'line', id: line.id, data: JSON.stringify(toLine(line)) }),
    )
    const unwatch = whileAllowed(ctx, operator, 'chat.answer', stream.end)
    stream.open(() => {
      unfollow()
      unwatch()
    })
    return undefined
  }),
]

const toLine = ({ id, text, isMine, sentAt }: LineRow): contract.LineAtDesk => ({
  id: String(id),
  text,
  isMembers: isMine,
  sentAt: sentAt.toISOString(),
})
