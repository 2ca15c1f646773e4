import { countWords, feedbackBounds } from '@perya/contract/feedback-bounds'
import { merchantOf } from '#features/merchants/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import { drawAnew } from '#platform/draw-anew.ts'
import { countSent, findByKey, insertFeedback, lockWriter } from './feedback.store.ts'
import { attachPictures, countPictures, insertPicture } from './picture.store.ts'

const feedbackADay = 10
const picturesADay = 60
const dayMs = 86_400_000

export type NewFeedback = { key: string; content: string; comment: string; pictures: readonly string[] }

/** A site that takes no feedback refuses it also from an app that offers it still. */
export function assertTakesFeedback(ctx: Context, merchant: string): void {
  if (!merchantOf(ctx, merchant).flags.FEEDBACK3) throw new AppError('permission.denied')
}

export async function sendFeedback(ctx: Context, memberId: bigint, it: NewFeedback): Promise<bigint> {
  const words = countWords(it.content)
  const { wordsMin: min, wordsMax: max } = feedbackBounds
  if (words < min || words > max) throw new AppError('feedback.words', { field: 'content', min, max })
  const pictures = [...new Set(it.pictures)]
  return ctx.db.transaction().execute(async (tx) => {
    await lockWriter(tx, memberId)
    const earlier = await findByKey(tx, memberId, it.key)
    if (earlier !== undefined) return earlier
    const now = ctx.now()
    if ((await countSent(tx, memberId, dayBefore(now))) >= feedbackADay)
      throw new AppError('feedback.tooMany')
    const id = await insertFeedback(tx, { ...it, memberId }, now)
    if (!(await attachPictures(tx, memberId, id, pictures))) throw new AppError('picture.unknown')
    return id
  })
}

/** Keeps a picture until it is sent; says under which name. */
export async function handInPicture(ctx: Context, memberId: bigint, file: Uint8Array): Promise<string> {
  const webp = await drawAnew(file)
  return ctx.db.transaction().execute(async (tx) => {
    await lockWriter(tx, memberId)
    const now = ctx.now()
    const made = await countPictures(tx, memberId, dayBefore(now))
    if (made >= picturesADay) throw new AppError('feedback.tooMany')
    return insertPicture(tx, memberId, webp, now)
  })
}

const dayBefore = (now: Date) => new Date(now.getTime() - dayMs)
