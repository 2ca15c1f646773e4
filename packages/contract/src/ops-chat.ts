import { z } from 'zod'
import { chatTextMax } from './chat.ts'
import { operatorEndpoint } from './endpoint.ts'
import { Words } from './words.ts'

const Id = z.string().regex(/^[1-9]\d{0,17}$/)
const UserName = z.string().min(1).max(32)

const LineAtDesk = z.strictObject({
  id: Id,
  text: z.string(),
  isMembers: z.boolean(),
  sentAt: z.iso.datetime(),
})
export type LineAtDesk = z.infer<typeof LineAtDesk>

export const listWaitingChats = operatorEndpoint({
  summary: 'Members whose last word in the chat nobody answered yet, who waits longest first.',
  method: 'GET',
  path: '/ops/chats',
  permission: 'chat.answer',
  input: z.strictObject({}),
  output: z.strictObject({
    chats: z.array(z.strictObject({ userName: UserName, waitingSince: z.iso.datetime(), text: z.string() })),
  }),
  errors: [],
})

export const readChat = operatorEndpoint({
  summary: 'The latest lines of a member’s chat, the oldest of them first.',
  method: 'GET',
  path: '/ops/chats/lines',
  permission: 'chat.answer',
  input: z.strictObject({ userName: UserName }),
  output: z.strictObject({ lines: z.array(LineAtDesk) }),
  errors: ['member.unknown'],
})

export const sayToMember = operatorEndpoint({
  summary: 'Says something to a member, whether or not they spoke first.',
  method: 'POST',
  path: '/ops/chats/say',
  permission: 'chat.answer',
  input: z.strictObject({ userName: UserName, text: Words(chatTextMax) }),
  output: LineAtDesk,
  errors: ['member.unknown'],
})

export const followChat = operatorEndpoint({
  summary:
    'An event stream (`text/event-stream`) of `line`s: the latest of a member’s chat, then each as it is said.',
  method: 'GET',
  path: '/ops/chats/events',
  permission: 'chat.answer',
  input: z.strictObject({ userName: UserName }),
  output: z.undefined(),
  errors: ['member.unknown'],
})

export const opsChatEndpoints = { listWaitingChats, readChat, sayToMember, followChat }
