import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { RowId as Id } from './row-id.ts'
import { Words } from './words.ts'

/** Who is on the other side of a conversation. Only an agent learns a name: that of their downline. */
export const Correspondent = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['service', 'upline']) }),
  z.strictObject({ kind: z.literal('downline'), userName: z.string() }),
])
export type Correspondent = z.infer<typeof Correspondent>

/** Letters about one thing, between the member and the service, their upline or a downline. */
export const Thread = z.strictObject({
  id: Id,
  title: z.string(),
  /** How the last letter begins. */
  preview: z.string(),
  lastAt: z.iso.datetime(),
  isRead: z.boolean(),
  correspondent: Correspondent,
})
export type Thread = z.infer<typeof Thread>

export const Letter = z.strictObject({
  id: Id,
  /** Plain text with line breaks. */
  text: z.string(),
  isMine: z.boolean(),
  sentAt: z.iso.datetime(),
})
export type Letter = z.infer<typeof Letter>

/** How the inbox stands, as open apps are told: it changes with every letter, read or new. */
export const InboxState = z.strictObject({ unread: z.int(), lastAt: z.iso.datetime().nullable() })
export type InboxState = z.infer<typeof InboxState>

export const listInbox = endpoint({
  summary: 'The member’s messages, those with the latest letter first.',
  method: 'GET',
  path: '/wps/relay/CSP_getInbox',
  access: 'session',
  input: z.strictObject({ pageNo: z.coerce.number().int().min(1).max(1_000).default(1) }),
  output: z.strictObject({ threads: z.array(Thread), hasMore: z.boolean() }),
  errors: [],
})

export const getUnreadCount = endpoint({
  summary: 'How many messages the member has not read.',
  method: 'GET',
  path: '/wps/relay/CSP_unreadCount',
  access: 'session',
  input: z.strictObject({}),
  output: z.int(),
  errors: [],
})

export const getThread = endpoint({
  summary: 'Every letter of one message, the oldest first.',
  method: 'GET',
  path: '/wps/relay/CSP_getLetters',
  access: 'session',
  input: z.strictObject({ id: Id }),
  output: z.strictObject({
    id: Id,
    title: z.string(),
    correspondent: Correspondent,
    letters: z.array(Letter),
  }),
  errors: ['letter.unknown'],
})

const chosen = z.strictObject({ ids: z.array(Id).min(1).max(100) })

export const readThreads = endpoint({
  summary: 'Remembers that the member has read these messages; answers how many are unread still.',
  method: 'POST',
  path: '/wps/relay/CSP_readInbox',
  access: 'session',
  input: chosen,
  output: z.int(),
  errors: [],
})

export const unreadThreads = endpoint({
  summary: 'Has these messages wait to be read again; answers how many are unread now.',
  method: 'POST',
  path: '/wps/relay/CSP_unreadInbox',
  access: 'session',
  input: chosen,
  output: z.int(),
  errors: [],
})

export const deleteThreads = endpoint({
  summary: 'Takes these messages out of the member’s inbox; answers how many are unread still.',
  method: 'POST',
  path: '/wps/relay/CSP_deleteInbox',
  access: 'session',
  input: chosen,
  output: z.int(),
  errors: [],
})

export const letterMax = 1_000

export const sendLetter = endpoint({
  summary:
    'Writes to the service, to the upline or to a direct downline: a new message, or an answer to one.',
  method: 'POST',
  path: '/wps/relay/CSP_sendLetter',
  access: 'session',
  input: z.strictObject({
    /** Names what is sent: sent again, it is written once. */
    key: z.uuid().optional(),
    /** The message it answers. */
    threadId: Id.optional(),
    /** Whom a new message is for; the service when it is left out. */
    to: Correspondent.optional(),
    text: Words(letterMax),
  }),
  output: z.strictObject({ threadId: Id }),
  errors: ['letter.unknown', 'letter.noRecipient', 'letter.tooMany'],
})

export const inboxEndpoints = {
  listInbox,
  getUnreadCount,
  getThread,
  readThreads,
  unreadThreads,
  deleteThreads,
  sendLetter,
}
