/** A browser as the server sees one: it keeps cookies and a token, seals what has to be sealed, and has an address. */
import { createHmac, randomBytes, randomInt } from 'node:crypto'
import type { Endpoint, InputOf, OutputOf } from '@perya/contract/endpoint'
import { loginMember, type SessionRecord } from '@perya/contract/identity'
import { CompactEncrypt, importJWK } from 'jose'
import type { Context } from '#platform/context.ts'
import { sealKeyOf } from '#platform/sealed-body.ts'
import { eventually } from '#testing/eventually.ts'
import type { TestApp } from '#testing/test-app.ts'

export type Answer<E extends Endpoint = Endpoint> = {
  status: number
  headers: Record<string, unknown>
  text: string
  success: boolean
  value: OutputOf<E>
  errorCode?: string
  message?: string
}

export type Client = {
  ip: string
  token: string | undefined
  cookies: Map<string, string>
  call: <E extends Endpoint>(endpoint: E, input: InputOf<E>, headers?: Headers) => Promise<Answer<E>>
  /** Logs in and keeps the token; throws when it fails. */
  logIn: (username: string, password?: string) => Promise<SessionRecord>
  /** A fresh challenge with its right answer; a picture unless it has to be worth more. */
  solveCaptcha: (strength?: number) => Promise<{ captchaId: string; captcha: string }>
}

type Headers = Record<string, string>

export const demoPassword = 'Perya#2026'

export const someAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`

export function openClient(test: TestApp, options: { ip?: string; headers?: Headers } = {}): Client {
  const cookies = new Map<string, string>()
  const client: Client = {
    ip: options.ip ?? someAddress(),
    token: undefined,
    cookies,
    async call(endpoint, input, headers = {}) {
      const isRead = endpoint.method === 'GET' || endpoint.method === 'DELETE'
      const query = isRead ? `?${new URLSearchParams(input as Record<string, string>)}` : ''
      const response = await test.app.inject({
        method: endpoint.method,
        url: `${endpoint.path}${query}`,
        remoteAddress: client.ip,
        headers: {
          language: 'EN',
          'user-agent': 'Test browser',
          ...(client.token ? { token: client.token } : {}),
          ...(cookies.size
            ? { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
            : {}),
          ...(endpoint.sealed ? { encryption: 'JWE', 'content-type': 'application/jose' } : {}),
          ...options.headers,
          ...headers,
        },
        ...(isRead ? {} : { payload: endpoint.sealed ? await seal(test.ctx, input) : (input as object) }),
      })
      for (const { name, value } of response.cookies) cookies.set(name, value)
      const body = response.headers['content-type']?.toString().includes('json') ? response.json() : {}
      return { status: response.statusCode, headers: response.headers, text: response.body, ...body }
    },
    async logIn(username, password = demoPassword) {
      client.token = undefined
      const answer = await client.call(loginMember, { type: 'username', username, password })
      if (!answer.success) throw new Error(`${username} was refused: ${answer.text}`)
      client.token = answer.value.token
      return answer.value
    },
    solveCaptcha: (strength = 1) => plantCaptcha(test.ctx, strength),
  }
  return client
}

export async function seal(ctx: Context, body: unknown): Promise<string> {
  const key = await importJWK(sealKeyOf(ctx.secrets), 'ECDH-ES')
  const content = { nonce: randomBytes(16).toString('base64url'), time: ctx.now().getTime(), body }
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(content)))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM' })
    .encrypt(key)
}

/** No program is meant to read the picture; a test plants a challenge whose answer it knows. */
async function plantCaptcha(ctx: Context, strength: number): Promise<{ captchaId: string; captcha: string }> {
  const captchaId = randomBytes(16).toString('base64url')
  const captcha = randomInt(100, 99_999).toString()
  const key = ctx.secrets.key('captcha answers')
  await ctx.db
    .insertInto('captcha')
    .values({
      id: captchaId,
      answer_hash: createHmac('sha256', key).update(`${captchaId}:${captcha}`).digest(),
      strength,
      expires_at: new Date(ctx.now().getTime() + 60_000),
    })
    .execute()
  return { captchaId, captcha }
}

export type Sent = { kind: 'sms' | 'mail'; to: string; subject: string | null; body: string }

/** What the outbox shows for an address, newest first, once there are at least `count`. */
export async function readOutbox(test: TestApp, to: string, count = 1): Promise<Sent[]> {
  return eventually(async () => {
    const url = `/dev/outbox.json?${new URLSearchParams({ to })}`
    const { value } = (await test.app.inject({ url })).json()
    if (value.messages.length < count) throw new Error(`${value.messages.length} of ${count} sent`)
    return value.messages as Sent[]
  })
}

/** The newest message about something; others to the same address may come before or after it. */
export async function readMessage(test: TestApp, to: string, about: RegExp): Promise<Sent> {
  return eventually(async () => {
    const found = (await readOutbox(test, to)).find(({ subject, body }) => about.test(`${subject}\n${body}`))
    if (!found) throw new Error(`no message about ${about} yet`)
    return found
  })
}

export async function readCode(test: TestApp, mobile: string, count = 1): Promise<string> {
  const [newest] = await readOutbox(test, mobile, count)
  return /\b\d{6}\b/.exec(newest?.body ?? '')?.[0] ?? ''
}
