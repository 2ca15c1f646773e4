import { z } from 'zod'
import { operatorEndpoint } from './endpoint.ts'
import { Text } from './language.ts'
import { LetterText } from './ops-letters.ts'

const Id = z.string().regex(/^[1-9]\d{0,17}$/)

const FeedbackAtDesk = z.strictObject({
  id: Id,
  userName: z.string(),
  content: z.string(),
  comment: z.string(),
  pictures: z.array(z.uuid()),
  sentAt: z.iso.datetime(),
  answers: Text.nullable(),
  answeredAt: z.iso.datetime().nullable(),
})

export const listFeedbackToAnswer = operatorEndpoint({
  summary: 'Feedback nobody answered yet, the oldest first.',
  method: 'GET',
  path: '/ops/feedback',
  permission: 'feedback.answer',
  input: z.strictObject({}),
  output: z.strictObject({ feedback: z.array(FeedbackAtDesk) }),
  errors: [],
})

export const readFeedback = operatorEndpoint({
  summary: 'One piece of feedback.',
  method: 'GET',
  path: '/ops/feedback/one',
  permission: 'feedback.answer',
  input: z.strictObject({ id: Id }),
  output: FeedbackAtDesk,
  errors: ['feedback.unknown'],
})

export const getPictureOfFeedback = operatorEndpoint({
  summary: 'A picture that came with feedback, as the platform drew it anew.',
  method: 'GET',
  path: '/ops/feedback/picture',
  permission: 'feedback.answer',
  input: z.strictObject({ id: z.uuid() }),
  output: z.undefined(),
  errors: ['picture.unknown'],
})

export const answerFeedback = operatorEndpoint({
  summary: 'Answers feedback: the answer stands beside it, and comes to the member as a letter.',
  method: 'POST',
  path: '/ops/feedback/answer',
  permission: 'feedback.answer',
  input: z.strictObject({ id: Id, answers: LetterText }),
  output: z.strictObject({}),
  errors: ['feedback.unknown'],
})

export const opsFeedbackEndpoints = {
  listFeedbackToAnswer,
  readFeedback,
  getPictureOfFeedback,
  answerFeedback,
}
