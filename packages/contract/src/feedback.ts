import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { feedbackBounds } from './feedback-bounds.ts'
import { pictureBytesMax } from './picture-bounds.ts'
import { RowId as Id } from './row-id.ts'
import { Remark } from './words.ts'

const PictureId = z.uuid()

/** What a member told the people behind the site, and what they answered. */
export const Feedback = z.strictObject({
  id: Id,
  content: z.string(),
  comment: z.string(),
  pictures: z.array(PictureId),
  sentAt: z.iso.datetime(),
  answer: z.strictObject({ text: z.string(), answeredAt: z.iso.datetime() }).nullable(),
})
export type Feedback = z.infer<typeof Feedback>

export const putFeedback = endpoint({
  summary: 'Sends feedback with up to three pictures handed in before; a repeated key changes nothing.',
  method: 'PUT',
  path: '/wps/feedback',
  access: 'member',
  input: z.strictObject({
    /** Made by the app for each piece of feedback, so that one sent again is not kept twice. */
    key: z.uuid(),
    content: Remark(feedbackBounds.contentMax),
    comment: Remark(feedbackBounds.commentMax).default(''),
    pictures: z.array(PictureId).max(feedbackBounds.picturesMax).default([]),
  }),
  output: z.strictObject({ id: Id }),
  errors: ['feedback.words', 'feedback.tooMany', 'picture.unknown', 'permission.denied'],
})

export const listFeedback = endpoint({
  summary: 'The member’s own feedback with its answers, the newest first.',
  method: 'GET',
  path: '/wps/feedback',
  access: 'member',
  input: z.strictObject({ pageNo: z.coerce.number().int().min(1).max(1_000).default(1) }),
  output: z.strictObject({ feedback: z.array(Feedback), hasMore: z.boolean() }),
  errors: [],
})

export const addFeedbackPicture = endpoint({
  summary: 'Hands in one PNG or JPG as the whole body (application/octet-stream), to be sent with feedback.',
  method: 'POST',
  path: '/wps/feedback/picture',
  access: 'member',
  input: z.instanceof(Uint8Array<ArrayBuffer>),
  output: z.strictObject({ id: PictureId }),
  errors: ['picture.unreadable', 'picture.tooWide', 'feedback.tooMany', 'permission.denied', 'body.large'],
  fileBytesMax: pictureBytesMax,
  perMinute: 30,
})

export const getFeedbackPicture = endpoint({
  summary: 'One picture of the member’s own feedback, as the platform drew it anew.',
  method: 'GET',
  path: '/wps/feedback/picture',
  access: 'member',
  input: z.strictObject({ id: PictureId }),
  output: z.undefined(),
  errors: ['picture.unknown'],
})

export const feedbackEndpoints = { putFeedback, listFeedback, addFeedbackPicture, getFeedbackPicture }
