import { endSession, listSessions, logoutMember } from '@perya/contract/identity'
import * as contract from '@perya/contract/push'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sayByOperator } from '#features/chat/index.ts'
import { type Client, openClient } from '#features/identity/testing/client.ts'
import { sendByOperator } from '#features/inbox/index.ts'
import { CallRefused } from '#platform/public-call.ts'
import { makeSecrets } from '#platform/secrets.ts'
import { eventually } from '#testing/eventually.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { xssCorpus } from '#testing/xss-corpus.ts'
import { deliverNotices } from './deliver-notices.ts'
import { pushService } from './push-service.ts'
import { subscribe } from './subscription.ts'
import { openPushReceiver, readVapid } from './testing/push-receiver.ts'
import { vapidKeys } from './vapid.ts'

let test: TestApp
let service: Awaited<ReturnType<typeof openPushReceiver>>
let now = new Date()
beforeAll(async () => {
  test = await openTestApp({ context: { now: () => now } })
  service = await openPushReceiver()
}, 60_000)
afterEach(async () => {
  service.answerWith(201)
  await sql`delete from push_subscription`.execute(test.ctx.db)
  service.received.length = 0
})
afterAll(async () => {
  await service.close()
  await test.close()
})

type Language = 'TY' | 'EN'

async function as(userName: string): Promise<Client> {
  const client = openClient(test)
  await client.logIn(userName)
  return client
}

async function turnOn(client: Client, language: Language = 'EN', device = service.newDevice()) {
  const answer = await client.call(contract.turnPushOn, device.subscription, { language })
  expect(answer.success, answer.text).toBe(true)
  return device
}

const isOn = async (client: Client) => (await client.call(contract.getPush, {})).value.isOn
const secret = 'Your 12,500.00 pesos and code 483920'
const write = (userName: string) =>
  sendByOperator(
    test.ctx,
    'PERYA',
    userName,
    JSON.stringify({ titles: { TY: secret, EN: secret }, texts: { TY: secret, EN: secret } }),
  )
const count = async (table: 'push_notice' | 'push_subscription') => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)}`.execute(test.ctx.db)
  return rows[0]?.count
}
const received = (many: number) =>
  eventually(() => {
    expect(service.received.length).toBe(many)
    return service.received
  })

describe('CONT-1 a device that takes notifications', () => {
  it('is told of a letter, encrypted for it alone and signed by the platform, without a word of the letter', async () => {
    const juan = await as('juan')
    const device = await turnOn(juan)
    const { publicKey } = (await juan.call(contract.getPush, {})).value
    const thread = await write('juan')
    const [one] = await received(1)
    expect(one?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' })
    const notice = device.open(one as NonNullable<typeof one>)
    expect(notice).toEqual({
      title: 'Perya',
      body: 'You have a new message.',
      lang: 'en-PH',
      path: `/m/webEmail?id=${thread}`,
      tag: `letter-${thread}`,
    })
    expect(JSON.stringify(notice)).not.toMatch(/12,500|483920/)
    const { key, payload } = await readVapid(one as NonNullable<typeof one>, service.origin)
    expect(key).toBe(publicKey)
    expect(payload.sub).toMatch(/^https:\/\//)
    await eventually(async () => expect(await count('push_notice')).toBe(0))
  })

  it('is told of an answer in the chat, in the language it was turned on in', async () => {
    const device = await turnOn(await as('ligaya'), 'TY')
    await sayByOperator(test.ctx, 'PERYA', 'ligaya', secret)
    const [one] = await received(1)
    expect(device.open(one as NonNullable<typeof one>)).toMatchObject({
      body: 'May reply sa chat mo.',
      lang: 'fil-PH',
      path: '/m/service?chat=open',
    })
  })

  it('R-105 is shown nothing of what a hostile letter holds', async () => {
    const device = await turnOn(await as('juan'))
    const all = xssCorpus.join(' ').replaceAll('\u0000', '')
    const upTo = (length: number) => ({ TY: all.slice(0, length), EN: all.slice(0, length) })
    await sendByOperator(test.ctx, 'PERYA', 'juan', JSON.stringify({ titles: upTo(200), texts: upTo(900) }))
    const [one] = await received(1)
    expect(JSON.stringify(device.open(one as NonNullable<typeof one>))).not.toMatch(/[<>]|ran|script/)
  })

  it('is one of several, and each is told', async () => {
    const [phone, tablet] = [await turnOn(await as('juan')), await turnOn(await as('juan'), 'TY')]
    await write('juan')
    const both = await received(2)
    const bodies = both.flatMap((each) =>
      [phone, tablet].flatMap((device) => {
        try {
          return [device.open(each).body]
        } catch {
          return []
        }
      }),
    )
    expect(bodies.toSorted()).toEqual(['May bago kang mensahe.', 'You have a new message.'])
  })

  it('hears nothing once it is turned off', async () => {
    const juan = await as('juan')
    await turnOn(juan)
    expect(await isOn(juan)).toBe(true)
    await juan.call(contract.turnPushOff, {})
    expect(await isOn(juan)).toBe(false)
    await write('juan')
    expect(await count('push_notice')).toBe(0)
  })

  it('hears nothing once its member logs out', async () => {
    const juan = await as('juan')
    await turnOn(juan)
    await juan.call(logoutMember, {})
    expect(await count('push_subscription')).toBe(0)
    await write('juan')
    expect(await count('push_notice')).toBe(0)
  })

  it('hears nothing once its session is ended from another device', async () => {
    const phone = await as('juan')
    await turnOn(phone)
    const { sessions } = (await phone.call(listSessions, {})).value
    const id = sessions.find(({ isCurrent }) => isCurrent)?.id ?? ''
    await (await as('juan')).call(endSession, { id })
    expect(await count('push_subscription')).toBe(0)
  })

  it('speaks for the member who uses it now', async () => {
    const device = await turnOn(await as('juan'))
    const ligaya = await as('ligaya')
    await turnOn(ligaya, 'EN', device)
    expect(await count('push_subscription')).toBe(1)
    await write('juan')
    expect(await count('push_notice')).toBe(0)
    expect(await isOn(ligaya)).toBe(true)
  })
})

describe('CONT-1 a push service', () => {
  it.each([404, 410])('that answers %i is not called for that device again', async (status) => {
    service.answerWith(status)
    const juan = await as('juan')
    await turnOn(juan)
    await write('juan')
    await eventually(async () => expect(await isOn(juan)).toBe(false))
    expect(await count('push_notice')).toBe(0)
  })

  it('that fails is tried again, later each time', async () => {
    service.answerWith(503)
    const device = await turnOn(await as('juan'))
    await write('juan')
    await received(1)
    await eventually(async () => {
      const { rows } = await sql<{ tries: number }>`select tries from push_notice`.execute(test.ctx.db)
      expect(rows[0]?.tries).toBe(1)
    })
    service.answerWith(201)
    await deliverNotices(test.ctx)
    expect(service.received.length).toBe(1)
    now = new Date(now.getTime() + 31_000)
    await deliverNotices(test.ctx)
    const [, again] = await received(2)
    expect(device.open(again as NonNullable<typeof again>).body).toBe('You have a new message.')
    await eventually(async () => expect(await count('push_notice')).toBe(0))
  })

  it('that never answers holds up no letter, and others are told meanwhile', async () => {
    const ligaya = await turnOn(await as('ligaya'))
    service.answerWith('silence')
    await turnOn(await as('juan'))
    // Resolves although the service keeps the call.
    await write('juan')
    await received(1)
    service.answerWith(201)
    await write('ligaya')
    await deliverNotices(test.ctx)
    const [, other] = await received(2)
    expect(ligaya.open(other as NonNullable<typeof other>).body).toBe('You have a new message.')
  })
})

describe('R-42 in production', () => {
  const parcel = (endpoint: string) => ({
    subscription: { ...service.newDevice().subscription, endpoint },
    payload: '{}',
    subject: 'https://play.example',
    lifeSeconds: 60,
    topic: 'chat',
  })

  it.each([
    'http://push.example/x',
    'https://127.0.0.1/x',
    'https://10.0.0.8/x',
    'https://169.254.169.254/latest',
    'https://[::1]/x',
  ])('a device cannot name %s, and it is not called', async (endpoint) => {
    const production = { ...test.ctx, env: { ...test.ctx.env, mode: 'production' as const } }
    const caller = { signedIn: { sessionId: 1n, memberId: 1n }, reads: 'EN' } as never
    const { subscription } = parcel(endpoint)
    await expect(subscribe(production, caller, subscription)).rejects.toMatchObject({ code: 'push.refused' })
    const carry = pushService(vapidKeys(test.ctx.secrets), { mayBeLocal: false })
    await expect(carry(parcel(endpoint))).rejects.toThrow(CallRefused)
  })

  it('a name that leads home is not called either', async () => {
    const carry = pushService(vapidKeys(test.ctx.secrets), { mayBeLocal: false })
    await expect(carry(parcel('https://localhost/x'))).rejects.toThrow(CallRefused)
  })
})

it('CONT-1 every process signs with the same key, and another platform with another', () => {
  const keys = (secret: string) => vapidKeys(makeSecrets(secret))
  expect(keys('one secret of one platform, long enough')).toEqual(
    keys('one secret of one platform, long enough'),
  )
  expect(keys('one secret of one platform, long enough')).not.toEqual(keys('another'))
})
