import * as contract from '@perya/contract/chat'
import type { Context } from '#platform/context.ts'
import { memberRoute, type Route } from '#platform/http/route.ts'
import { type LineRow, listLines, markRead } from './chat.store.ts'
import { sayAsMember } from './say.ts'

const pageSize = 50

const toLine = ({ id, text, isMine, sentAt }: LineRow): contract.ChatLine => ({
  id: String(id),
  text,
  isMine,
  sentAt: sentAt.toISOString(),
})

export const chatRoutes = (ctx: Context): Route[] => [
  memberRoute(contract.launchChat, async ({ before, after }, { signedIn: { memberId } }) => {
    const rows = await listLines(ctx.db, memberId, {
      before: before === undefined ? undefined : BigInt(before),
      after: after === undefined ? undefined : BigInt(after),
      limit: pageSize + 1,
    })
    const hasMore = rows.length > pageSize
    const shown = !hasMore ? rows : after === undefined ? rows.slice(1) : rows.slice(0, pageSize)
    const last = shown.at(-1)
    if (last) await markRead(ctx.db, memberId, last.id)
    return { lines: shown.map(toLine), hasMore }
  }),
  memberRoute(contract.sayInChat, async (input, { signedIn }) =>
    toLine(await sayAsMember(ctx, signedIn.memberId, input)),
  ),
]
