import { z } from 'zod'
import { operatorEndpoint } from './endpoint.ts'
import { Text, WrittenText } from './language.ts'

const Id = z.string().regex(/^[1-9]\d{0,17}$/)
const UserName = z.string().min(1).max(32)

export const LetterTitle = WrittenText(200)
export const LetterText = WrittenText(5_000)

export const letterGroups = ['everybody', 'players', 'agents'] as const
export const LetterGroup = z.enum(letterGroups)
export type LetterGroup = z.infer<typeof LetterGroup>

export const listWaitingThreads = operatorEndpoint({
  summary: 'Messages to the service that nobody answered yet, who waits longest first.',
  method: 'GET',
  path: '/ops/letters',
  permission: 'inbox.write',
  input: z.strictObject({}),
  output: z.strictObject({
    threads: z.array(
      z.strictObject({
        id: Id,
        userName: UserName,
        title: z.string(),
        /** Of the last letter. */
        text: z.string(),
        lastAt: z.iso.datetime(),
      }),
    ),
  }),
  errors: [],
})

export const readThread = operatorEndpoint({
  summary: 'Every letter between a member and the service about one thing, the oldest first.',
  method: 'GET',
  path: '/ops/letters/thread',
  permission: 'inbox.write',
  input: z.strictObject({ id: Id }),
  output: z.strictObject({
    userName: UserName,
    titles: Text,
    letters: z.array(
      z.strictObject({ id: Id, texts: Text, isMembers: z.boolean(), sentAt: z.iso.datetime() }),
    ),
  }),
  errors: ['letter.unknown'],
})

export const writeLetters = operatorEndpoint({
  summary:
    'Writes to one member or to a group of them. The key names the sending: sent again, it reaches those alone whom it did not reach before.',
  method: 'POST',
  path: '/ops/letters',
  permission: 'inbox.write',
  input: z.strictObject({
    key: z.uuid(),
    to: z.union([z.strictObject({ userName: UserName }), z.strictObject({ group: LetterGroup })]),
    titles: LetterTitle,
    texts: LetterText,
  }),
  /** How many it reached now. */
  output: z.strictObject({ sent: z.int() }),
  errors: ['member.unknown'],
})

export const answerThread = operatorEndpoint({
  summary: 'Answers a member’s message.',
  method: 'POST',
  path: '/ops/letters/answer',
  permission: 'inbox.write',
  input: z.strictObject({ id: Id, texts: LetterText }),
  output: z.strictObject({}),
  errors: ['letter.unknown'],
})

export const opsLettersEndpoints = { listWaitingThreads, readThread, writeLetters, answerThread }
