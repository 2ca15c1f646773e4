import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import type { Text } from './language.ts'

const base64url = (bytes: number) =>
  z.string().regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}$`), `${bytes} bytes in base64url`)

/** Where a device takes notifications, as its browser says: an address, and the keys to encrypt for it. */
export const PushSubscription = z.strictObject({
  endpoint: z.url({ protocol: /^https?$/ }).max(1_000),
  p256dh: base64url(65),
  auth: base64url(16),
})
export type PushSubscription = z.infer<typeof PushSubscription>

/** What a device shows. It never holds the message itself, because anyone who holds the phone can read a locked screen. */
export const noticeTexts = {
  'notice.letter': { TY: 'May bago kang mensahe.', EN: 'You have a new message.' },
  'notice.chat': { TY: 'May reply sa chat mo.', EN: 'You have a new chat reply.' },
} as const satisfies Record<string, Text>

export const getPush = endpoint({
  summary: 'The key a browser subscribes with, and whether this session’s device takes notifications.',
  method: 'GET',
  path: '/wps/member/push',
  access: 'session',
  input: z.strictObject({}),
  output: z.strictObject({
    /** Of the platform (VAPID): an uncompressed P-256 point in base64url. */
    publicKey: z.string(),
    isOn: z.boolean(),
  }),
  errors: [],
})

export const turnPushOn = endpoint({
  summary:
    'Notifies this device of letters and chat, in the language of the call, until it is turned off or the session ends.',
  method: 'POST',
  path: '/wps/member/push',
  access: 'session',
  input: PushSubscription,
  output: z.strictObject({}),
  errors: ['push.refused'],
})

export const turnPushOff = endpoint({
  summary: 'No longer notifies this device.',
  method: 'DELETE',
  path: '/wps/member/push',
  access: 'session',
  input: z.strictObject({}),
  output: z.strictObject({}),
  errors: [],
})

export const pushEndpoints = { getPush, turnPushOn, turnPushOff }
