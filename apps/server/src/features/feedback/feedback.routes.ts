import { textIn } from '@perya/contract/fallback'
import * as contract from '@perya/contract/feedback'
import type { KnownLanguageCode } from '@perya/contract/language'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import { sendPicture } from '#platform/http/picture.ts'
import { memberRoute, type Route } from '#platform/http/route.ts'
import { type FeedbackRow, listOfMember } from './feedback.store.ts'
import { findPicture } from './picture.store.ts'
import { assertTakesFeedback, handInPicture, sendFeedback } from './send-feedback.ts'

const pageSize = 10

export const feedbackRoutes = (ctx: Context): Route[] => [
  memberRoute(contract.putFeedback, async (input, { merchant, signedIn }) => {
    assertTakesFeedback(ctx, merchant)
    return { id: String(await sendFeedback(ctx, signedIn.memberId, input)) }
  }),
  memberRoute(contract.listFeedback, async ({ pageNo }, { signedIn, reads }) => {
    const page = { limit: pageSize + 1, offset: (pageNo - 1) * pageSize }
    const rows = await listOfMember(ctx.db, signedIn.memberId, page)
    return {
      feedback: rows.slice(0, pageSize).map((row) => toFeedback(row, reads)),
      hasMore: rows.length > pageSize,
    }
  }),
  memberRoute(contract.addFeedbackPicture, async (file, { merchant, signedIn }) => {
    assertTakesFeedback(ctx, merchant)
    return { id: await handInPicture(ctx, signedIn.memberId, file) }
  }),
  memberRoute(contract.getFeedbackPicture, async ({ id }, { signedIn }, { reply }) => {
    const picture = await findPicture(ctx.db, id, signedIn.memberId)
    if (!picture) throw new AppError('picture.unknown')
    sendPicture(reply, picture.webp)
    return undefined
  }),
]

function toFeedback(row: FeedbackRow, reads: KnownLanguageCode): contract.Feedback {
  const { id, content, comment, pictures, sentAt, answers, answeredAt } = row
  return {
    id: String(id),
    content,
    comment,
    pictures,
    sentAt: sentAt.toISOString(),
    answer:
      answers && answeredAt ? { text: textIn(answers, reads), answeredAt: answeredAt.toISOString() } : null,
  }
}
