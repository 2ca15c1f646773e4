import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEnv } from '#platform/env.ts'
import { openLog } from '#platform/log.ts'
import { eventually } from '#testing/eventually.ts'
import { openTestContext, type TestContext } from '#testing/test-context.ts'
import { openCarriers } from './carriers.ts'
import { deliverMessages, followMessages } from './deliver-messages.ts'
import { messagingFeature } from './index.ts'
import { queueMessage } from './queue-message.ts'
import { smtpCarrier } from './smtp.ts'

type Received = { to: string[]; mail: string }
const received: Received[] = []
/** Refuses what it is told to, as a mail server does on a bad day. */
let refusal: Error | null = null

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, session, done) {
    text(stream).then((mail) => {
      if (refusal) return done(refusal)
      received.push({ to: session.envelope.rcptTo.map(({ address }) => address), mail })
      done()
    }, done)
  },
})

let test: TestContext
let url: string
let time = new Date('2026-11-15T04:00:00Z').getTime()

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`
  test = await openTestContext({ now: () => new Date(time) })
  await test.ctx.db
    .insertInto('merchant')
    .values({ code: 'PERYA', name: 'Perya', trial_of: null, flags: '{}', settings: '{}' })
    .execute()
})
afterAll(async () => {
  await test.close()
  await new Promise<void>((resolve) => server.close(() => resolve()))
})

const queue = (to: string, subject: string) =>
  queueMessage(test.ctx, test.ctx.db, {
    merchant: 'PERYA',
    kind: 'mail',
    to,
    subject,
    body: 'Kumusta, ñ at ₱100.',
    lifeMinutes: 60,
  })

const carriers = () => ({
  sms: { carry: async () => {} },
  mail: smtpCarrier({ url, from: 'Perya <no-reply@perya.example>', needsTls: false }),
})

describe('a mail', () => {
  it('FORGOT-1 reaches a real SMTP server with its letters intact', async () => {
    const mail = carriers()
    await queue('maria@perya.example', 'Bagong password')
    await deliverMessages(test.ctx, mail)
    mail.mail.close?.()
    expect(received.at(-1)?.to).toEqual(['maria@perya.example'])
    expect(received.at(-1)?.mail).toMatch(/^From: Perya <no-reply@perya.example>/m)
    expect(received.at(-1)?.mail).toMatch(/^Subject: Bagong password/m)
    expect(received.at(-1)?.mail).toContain('=C3=B1 at =E2=82=B1100.')
  })

  it('leaves as soon as the transaction that queued it commits, and not before', async () => {
    const close = followMessages(test.ctx, carriers())
    await test.ctx.db.transaction().execute((tx) =>
      queueMessage(test.ctx, tx, {
        merchant: 'PERYA',
        kind: 'mail',
        to: 'commit@perya.example',
        subject: 'x',
        body: 'x',
        lifeMinutes: 60,
      }),
    )
    await eventually(() => expect(received.at(-1)?.to).toEqual(['commit@perya.example']))
    await expect(
      test.ctx.db.transaction().execute(async (tx) => {
        await queueMessage(test.ctx, tx, {
          merchant: 'PERYA',
          kind: 'mail',
          to: 'rollback@perya.example',
          subject: 'x',
          body: 'x',
          lifeMinutes: 60,
        })
        throw new Error('undone')
      }),
    ).rejects.toThrow('undone')
    await close()
    expect(received.flatMap(({ to }) => to)).not.toContain('rollback@perya.example')
  })

  it('that the server refuses is tried again later, under the same id, and given up when it is too late', async () => {
    const mail = carriers()
    refusal = new Error('451 try later')
    await queue('later@perya.example', 'Again')
    await deliverMessages(test.ctx, mail)
    await deliverMessages(test.ctx, mail)
    const before = received.length
    refusal = null
    time += 16_000
    await deliverMessages(test.ctx, mail)
    expect(received).toHaveLength(before + 1)
    expect(received.at(-1)?.mail).toMatch(/^Message-ID: <message-\d+@perya.example>/m)

    refusal = new Error('451 try later')
    await queue('never@perya.example', 'Too late')
    await deliverMessages(test.ctx, mail)
    time += 60 * 60_000
    refusal = null
    await deliverMessages(test.ctx, mail)
    mail.mail.close?.()
    expect(received.flatMap(({ to }) => to)).not.toContain('never@perya.example')
    const { failed_at, body } = await test.ctx.db
      .selectFrom('message')
      .select(['failed_at', 'body'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(failed_at).not.toBeNull()
    expect(body).toBeNull()
  })

  it('R-108 leaves no address in the log, even when the server repeats it', async () => {
    const lines: string[] = []
    const log = openLog('info', { write: (line: string) => lines.push(line) })
    const mail = carriers()
    refusal = new Error('550 <gone@perya.example> is no longer here')
    await queue('gone@perya.example', 'Gone')
    await deliverMessages({ ...test.ctx, log }, mail)
    refusal = null
    mail.mail.close?.()
    expect(lines.join('')).toContain('message was not sent')
    expect(lines.join('')).not.toContain('gone@')
  })

  it('R-108 is kept sealed while it waits, and in production not at all once it is out', async () => {
    const production = { ...test.ctx, env: { ...test.ctx.env, mode: 'production' as const } }
    await queue('secret@perya.example', 'Sealed')
    const read = () =>
      test.ctx.db
        .selectFrom('message')
        .select(['recipient', 'body'])
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow()
    const waiting = await read()
    expect(waiting.recipient.toString('latin1')).not.toContain('secret@')
    expect(waiting.body?.toString('latin1')).not.toContain('Kumusta')
    const mail = carriers()
    await deliverMessages(production, mail)
    mail.mail.close?.()
    expect((await read()).body).toBeNull()
  })

  it('goes out once when two processes deliver together', async () => {
    for (let index = 0; index < 20; index++) await queue(`many${index}@perya.example`, 'Once')
    const [one, two] = [carriers(), carriers()]
    await Promise.all([deliverMessages(test.ctx, one), deliverMessages(test.ctx, two)])
    one.mail.close?.()
    two.mail.close?.()
    const many = received.flatMap(({ to }) => to).filter((to) => to.startsWith('many'))
    expect(many).toHaveLength(20)
    expect(new Set(many).size).toBe(20)
  })
})

it('FORGOT-1 SMS-1 the feature and its job share one way out, and close it', async () => {
  const mail = { url, from: 'Perya <no-reply@perya.example>' }
  const close = await messagingFeature.open?.({ ...test.ctx, env: { ...test.ctx.env, mail } })
  const retry = messagingFeature.jobs?.(test.ctx).find(({ name }) => name === 'messaging.retry')
  await queue('shared@perya.example', 'Shared')
  await retry?.run()
  await eventually(() => expect(received.flatMap(({ to }) => to)).toContain('shared@perya.example'))
  await close?.()
  await eventually(() => expect(server.connections.size).toBe(0))
})

describe('production', () => {
  const real = {
    PERYA_MODE: 'production',
    DATABASE_URL: 'postgres://db/perya',
    PERYA_SECRET: 'oQ3vW8kZr1nXf5cYt7uJh2gLm9pBd4sE6aRi0',
  }
  const carried = {
    SMS_GATEWAY_URL: 'https://sms.example/send',
    SMS_GATEWAY_SECRET: 'x'.repeat(32),
    SMTP_URL: 'smtps://user:secret@mail.example',
    MAIL_FROM: 'no-reply@perya.example',
  }

  const open = (variables: NodeJS.ProcessEnv) => openCarriers(readEnv(variables, '/srv'))

  it.each(Object.keys(carried))('does not start without %s', (missing) => {
    expect(() => open({ ...real, ...carried, [missing]: undefined })).toThrow('PERYA_MODE=production needs')
  })

  it('starts with all of them, and a demo with none', () => {
    expect(Object.keys(open({ ...real, ...carried }))).toEqual(['sms', 'mail'])
    expect(Object.keys(open({}))).toEqual(['sms', 'mail'])
  })
})
