import * as contract from '@perya/contract/ops-feedback'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import { sendPicture } from '#platform/http/picture.ts'
import { operatorRoute, type Route } from '#platform/http/route.ts'
import { answerByOperator, listOpenFeedback } from './answer-by-operator.ts'
import { type FeedbackAtDesk, findAtDesk } from './feedback.store.ts'
import { findSentPicture } from './picture.store.ts'

export const feedbackDeskRoutes = (ctx: Context): Route[] => [
  operatorRoute(contract.listFeedbackToAnswer, async (_input, { merchant }) => ({
    feedback: (await listOpenFeedback(ctx, merchant)).map(toAnswer),
  })),
  operatorRoute(contract.readFeedback, async ({ id }, { merchant }) => {
    const found = await findAtDesk(ctx.db, merchant, BigInt(id))
    if (!found) throw new AppError('feedback.unknown')
    return toAnswer(found)
  }),
  operatorRoute(contract.getPictureOfFeedback, async ({ id }, { merchant }, { reply }) => {
    const picture = await findSentPicture(ctx.db, id, merchant)
    if (!picture) throw new AppError('picture.unknown')
    sendPicture(reply, picture.webp)
    return undefined
  }),
  operatorRoute(contract.answerFeedback, async ({ id, answers }, { merchant }) => {
    await answerByOperator(ctx, merchant, BigInt(id), answers)
    return {}
  }),
]

const toAnswer = (it: FeedbackAtDesk) => ({
  id: String(it.id),
  userName: it.userName,
  content: it.content,
  comment: it.comment,
  pictures: it.pictures,
  sentAt: it.sentAt.toISOString(),
  answers: it.answers,
  answeredAt: it.answeredAt?.toISOString() ?? null,
})
