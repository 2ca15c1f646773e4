import { textIn } from '@perya/contract/fallback'
import * as contract from '@perya/contract/inbox'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import type { MemberCaller } from '#platform/http/caller.ts'
import { memberRoute, type Route } from '#platform/http/route.ts'
import { beginningOf } from './beginning-of.ts'
import { assertHasMail, hasMail } from './has-mail.ts'
import {
  countUnread,
  findThread,
  listThreads,
  type Mark,
  markThreads,
  type OtherSide,
} from './letter.store.ts'
import { answerLetter, writeLetter } from './write-letter.ts'

const pageSize = 20
const previewMax = 90

export const inboxRoutes = (ctx: Context): Route[] => [
  memberRoute(contract.listInbox, async ({ pageNo }, { site, signedIn, reads }) => {
    assertHasMail(ctx, site, signedIn.role)
    const offset = (pageNo - 1) * pageSize
    const rows = await listThreads(ctx.db, signedIn.memberId, { limit: pageSize + 1, offset })
    const threads = rows.slice(0, pageSize).map((row) => ({
      id: String(row.id),
      title: textIn(row.titles, reads),
      preview: beginningOf(textIn(row.texts, reads), previewMax),
      lastAt: row.lastAt.toISOString(),
      isRead: row.isRead,
      correspondent: toCorrespondent(row),
    }))
    return { threads, hasMore: rows.length > pageSize }
  }),
  memberRoute(contract.getUnreadCount, (_input, { site, signedIn }) =>
    hasMail(ctx, site, signedIn.role) ? countUnread(ctx.db, signedIn.memberId) : 0,
  ),
  memberRoute(contract.getThread, async ({ id }, { site, signedIn, reads }) => {
    assertHasMail(ctx, site, signedIn.role)
    const thread = await findThread(ctx.db, signedIn.memberId, BigInt(id))
    if (!thread) throw new AppError('letter.unknown')
    const letters = thread.letters.map((letter) => ({
      id: String(letter.id),
      text: textIn(letter.texts, reads),
      isMine: letter.isMine,
      sentAt: letter.sentAt.toISOString(),
    }))
    return {
      id,
      title: textIn(thread.titles, reads),
      correspondent: toCorrespondent(thread),
      letters,
    }
  }),
  memberRoute(contract.readThreads, ({ ids }, caller) => mark(ctx, caller, ids, 'read')),
  memberRoute(contract.unreadThreads, ({ ids }, caller) => mark(ctx, caller, ids, 'unread')),
  memberRoute(contract.deleteThreads, ({ ids }, caller) => mark(ctx, caller, ids, 'deleted')),
  memberRoute(contract.sendLetter, async ({ key, threadId, to, text }, { site, signedIn }) => {
    assertHasMail(ctx, site, signedIn.role)
    const { memberId } = signedIn
    const id =
      threadId === undefined
        ? await writeLetter(ctx, memberId, { key, to: to ?? { kind: 'service' }, text })
        : await answerLetter(ctx, memberId, { key, threadId: BigInt(threadId), text })
    return { threadId: String(id) }
  }),
]

function toCorrespondent({ withName, isUpline }: OtherSide): contract.Correspondent {
  if (withName === null) return { kind: 'service' }
  return isUpline ? { kind: 'upline' } : { kind: 'downline', userName: withName }
}

async function mark(
  ctx: Context,
  { site, signedIn: { memberId, role } }: MemberCaller,
  ids: readonly string[],
  as: Mark,
): Promise<number> {
  assertHasMail(ctx, site, role)
  await markThreads(ctx.db, memberId, ids.map(BigInt), as, ctx.now())
  return countUnread(ctx.db, memberId)
}
