import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { RowId as Id } from './row-id.ts'
import { Words } from './words.ts'

/** One thing said in the chat, by the member or by the people behind the site. */
export const ChatLine = z.strictObject({
  id: Id,
  /** Plain text with line breaks. */
  text: z.string(),
  isMine: z.boolean(),
  sentAt: z.iso.datetime(),
})
export type ChatLine = z.infer<typeof ChatLine>

/** How far the chat has come, as open apps are told. */
export const ChatState = z.strictObject({ lastId: Id, unread: z.int() })
export type ChatState = z.infer<typeof ChatState>

export const launchChat = endpoint({
  summary:
    'Opens the member’s chat: its latest lines, those before one, or those after one; the oldest of them first. What is shown counts as read.',
  method: 'POST',
  path: '/wps/relay/CBS_launchChat',
  access: 'session',
  input: z
    .strictObject({ before: Id.optional(), after: Id.optional() })
    .refine(({ before, after }) => before === undefined || after === undefined),
  /** `hasMore`: there are lines beyond these, in the direction that was asked for. */
  output: z.strictObject({ lines: z.array(ChatLine), hasMore: z.boolean() }),
  errors: [],
})

export const chatTextMax = 1_000

export const sayInChat = endpoint({
  summary: 'Says something in the chat; a repeated key says nothing new.',
  method: 'POST',
  path: '/wps/relay/CBS_sayInChat',
  access: 'session',
  input: z.strictObject({
    /** Made by the app for each line, so that one sent again is not kept twice. */
    key: z.uuid(),
    text: Words(chatTextMax),
  }),
  output: ChatLine,
  errors: ['rate.limited'],
})

export const chatEndpoints = { launchChat, sayInChat }
