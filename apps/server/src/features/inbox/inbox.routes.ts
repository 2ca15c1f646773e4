import * as contract from '@perya/contract/inbox'
import type { Language, Text } from '@perya/contract/language'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import { memberRoute, type Route } from '#platform/http/route.ts'
import { countUnread, findThread, listThreads, markThreads } from './letter.store.ts'
import { writeLetter } from './write-letter.ts'

const pageSize = 20
const previewMax = 90

const inLanguage = (text: Text, language: Language) => (language === 'TY' ? text.TY : text.EN)

export const inboxRoutes = (ctx: Context): Route[] => [
  memberRoute(contract.listInbox, async ({ pageNo }, { signedIn, language }) => {
    const offset = (pageNo - 1) * pageSize
    const rows = await listThreads(ctx.db, signedIn.memberId, { limit: pageSize + 1, offset })
    const threads = rows.slice(0, pageSize).map((row) => ({
      id: String(row.id),
      title: inLanguage(row.titles, language),
      preview: inLanguage(row.texts, language).slice(0, previewMax),
      lastAt: row.lastAt.toISOString(),
      isRead: row.isRead,
    }))
    return { threads, hasMore: rows.length > pageSize }
  }),
  memberRoute(contract.getUnreadCount, (_input, { signedIn }) => countUnread(ctx.db, signedIn.memberId)),
  memberRoute(contract.getThread, async ({ id }, { signedIn, language }) => {
    const thread = await findThread(ctx.db, signedIn.memberId, BigInt(id))
    if (!thread) throw new AppError('letter.unknown')
    const letters = thread.letters.map((letter) => ({
      id: String(letter.id),
      text: inLanguage(letter.texts, language),
      isMine: letter.isMine,
      sentAt: letter.sentAt.toISOString(),
    }))
    return { id, title: inLanguage(thread.titles, language), letters }
  }),
  memberRoute(contract.readThreads, ({ ids }, { signedIn }) => mark(ctx, signedIn.memberId, ids, 'read')),
  memberRoute(contract.deleteThreads, ({ ids }, { signedIn }) =>
    mark(ctx, signedIn.memberId, ids, 'deleted'),
  ),
  memberRoute(contract.sendLetter, async ({ threadId, text }, { signedIn }) => {
    const letter = { text, ...(threadId === undefined ? {} : { threadId: BigInt(threadId) }) }
    return { threadId: String(await writeLetter(ctx, signedIn.memberId, letter)) }
  }),
]

async function mark(
  ctx: Context,
  memberId: bigint,
  ids: readonly string[],
  as: 'read' | 'deleted',
): Promise<number> {
  await markThreads(ctx.db, memberId, ids.map(BigInt), as, ctx.now())
  return countUnread(ctx.db, memberId)
}
