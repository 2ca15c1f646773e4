import * as contract from '@perya/contract/inbox'
import type { Language, Text } from '@perya/contract/language'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import { memberRoute, type Route } from '#platform/http/route.ts'
import { countUnread, findThread, listThreads, markThreads, type OtherSide } from './letter.store.ts'
import { answerLetter, writeLetter } from './write-letter.ts'

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
      correspondent: toCorrespondent(row),
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
    return {
      id,
      title: inLanguage(thread.titles, language),
      correspondent: toCorrespondent(thread),
      letters,
    }
  }),
  memberRoute(contract.readThreads, ({ ids }, { signedIn }) => mark(ctx, signedIn.memberId, ids, 'read')),
  memberRoute(contract.deleteThreads, ({ ids }, { signedIn }) =>
    mark(ctx, signedIn.memberId, ids, 'deleted'),
  ),
  memberRoute(contract.sendLetter, async ({ threadId, to, text }, { signedIn }) => {
    const { memberId } = signedIn
    const id =
      threadId === undefined
        ? await writeLetter(ctx, memberId, { to: to ?? { kind: 'service' }, text })
        : await answerLetter(ctx, memberId, { threadId: BigInt(threadId), text })
    return { threadId: String(id) }
  }),
]

function toCorrespondent({ withName, isUpline }: OtherSide): contract.Correspondent {
  if (withName === null) return { kind: 'service' }
  return isUpline ? { kind: 'upline' } : { kind: 'downline', userName: withName }
}

async function mark(
  ctx: Context,
  memberId: bigint,
  ids: readonly string[],
  as: 'read' | 'deleted',
): Promise<number> {
  await markThreads(ctx.db, memberId, ids.map(BigInt), as, ctx.now())
  return countUnread(ctx.db, memberId)
}
