import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** The last messages a demo platform sent; a production one has no such address. */
export const listOutbox = endpoint({
  summary: 'SMS and mail as sent, newest first; demo mode only.',
  method: 'GET',
  path: '/dev/outbox.json',
  access: 'anyone',
  input: z.strictObject({ to: z.string().max(254).optional() }),
  output: z.object({
    messages: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(['sms', 'mail']),
        to: z.string(),
        subject: z.string().nullable(),
        body: z.string(),
        sentAt: z.iso.datetime(),
      }),
    ),
  }),
  errors: ['route.unknown'],
})

export const showOutbox = endpoint({
  summary: 'The same as a page.',
  method: 'GET',
  path: '/dev/outbox',
  access: 'anyone',
  input: z.strictObject({ lang: z.enum(['TY', 'EN']).optional() }),
  output: z.unknown(),
  errors: ['route.unknown'],
})

export const messagingEndpoints = { listOutbox, showOutbox }
