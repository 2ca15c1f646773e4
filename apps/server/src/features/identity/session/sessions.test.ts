import { createHash } from 'node:crypto'
import { endSession, listSessions, loginFreePlay, loginMember, logoutMember } from '@perya/contract/identity'
import { changePassword } from '@perya/contract/identity-password'
import { getMemberInfo } from '@perya/contract/members'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { findMemberByUserName } from '#features/members/index.ts'
import { openDb, openPool } from '#platform/db.ts'
import { openNotifications } from '#platform/notifications.ts'
import { makeServices } from '#platform/service.ts'
import { eventually } from '#testing/eventually.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { buildApp } from '../../../app.ts'
import { setMemberStatus } from '../index.ts'
import { type Client, demoPassword, openClient, readMessage, readOutbox } from '../testing/client.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let test: TestApp
let time = new Date('2026-11-15T04:00:00Z').getTime()
/** A second server on the same database. */
let other: TestApp

beforeAll(async () => {
  test = await openTestApp({ context: { now: () => new Date(time) } })
  const pool = openPool(test.url)
  const notifications = await openNotifications(test.url, test.ctx.log)
  const ctx = { ...test.ctx, pool, db: openDb(pool), notifications, services: makeServices() }
  const app = await buildApp(ctx)
  const close = async () => {
    await app.close()
    await notifications.close()
    await ctx.db.destroy()
  }
  other = { ...test, ctx, app, close }
})
afterAll(async () => {
  await other.close()
  await test.close()
})

const who = async (client: Client) => (await client.call(getMemberInfo, {})).errorCode ?? 'signed in'

/** The same browser, answered by the other server. */
function onOtherServer(client: Client): Client {
  const twin = openClient(other, { ip: client.ip })
  for (const [name, value] of client.cookies) twin.cookies.set(name, value)
  twin.token = client.token
  return twin
}

describe('R-93 a session', () => {
  it('has a new 256-bit token at every log-in, kept only as a hash', async () => {
    const client = openClient(test)
    const first = await client.logIn('juan')
    const second = await client.logIn('juan')
    expect(first.token).not.toBe(second.token)
    const { token_hash } = await test.ctx.db
      .selectFrom('session')
      .select('token_hash')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(token_hash).toEqual(createHash('sha256').update(second.token).digest())
  })

  it('comes with a device cookie that no script reads and that only TLS carries where there is TLS', async () => {
    const plain = await openClient(test).call(loginMember, {
      type: 'username',
      username: 'juan',
      password: demoPassword,
    })
    expect(plain.headers['set-cookie']).toMatch(/^device=[\w-]{43}; .*HttpOnly; SameSite=Lax$/)

    const proxied = await openTestApp({ context: { env: { trustProxy: ['127.0.0.1'] } } })
    const behindTls = openClient(proxied, { ip: '127.0.0.1', headers: { 'x-forwarded-proto': 'https' } })
    await behindTls.logIn('juan')
    expect([...behindTls.cookies.keys()]).toEqual(['__Host-device'])
    const answer = await openClient(proxied, {
      ip: '127.0.0.1',
      headers: { 'x-forwarded-proto': 'https' },
    }).call(loginMember, { type: 'username', username: 'juan', password: demoPassword })
    expect(answer.headers['set-cookie']).toMatch(
      /^__Host-device=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    expect(await who(behindTls)).toBe('signed in')
    await proxied.close()
  })

  it('has a cookie that only TLS carries in production, whatever the proxy says', async () => {
    const live = await openTestApp()
    live.ctx.env.mode = 'production'
    const answer = await openClient(live).call(loginMember, {
      type: 'username',
      username: 'juan',
      password: demoPassword,
    })
    expect(answer.headers['set-cookie']).toMatch(/^__Host-device=.*; Secure; SameSite=Lax$/)
    await live.close()
  })

  it('is not ended by a form of another site, which would bring the device a new cookie', async () => {
    const answer = await openClient(test).call(loginFreePlay, {}, { 'sec-fetch-site': 'cross-site' })
    expect(answer).toMatchObject({ status: 403, errorCode: 'permission.denied' })
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(await openClient(test).call(loginFreePlay, {}, { 'sec-fetch-site': 'same-origin' })).toMatchObject(
      {
        success: true,
      },
    )
  })

  it('is opened by token and cookie together, and by the token only in its header', async () => {
    const client = openClient(test)
    await client.logIn('juan')
    expect(await who(client)).toBe('signed in')

    const thief = openClient(test)
    thief.token = client.token
    expect(await who(thief)).toBe('session.expired')

    const { token } = client
    client.token = undefined
    expect(await who(client)).toBe('session.required')
    const inAddress = await test.app.inject({
      url: `/wps/member/info?token=${token}`,
      headers: { cookie: `device=${client.cookies.get('device')}` },
    })
    expect(inAddress.json()).toMatchObject({ errorCode: 'session.required' })
  })

  it('does not work at another merchant', async () => {
    const client = openClient(test)
    await client.logIn('juan')
    await test.ctx.db
      .insertInto('merchant')
      .values({ code: 'OTHER', name: 'Other', trial_of: null, flags: '{}', settings: '{}' })
      .execute()
    await test.ctx.db
      .insertInto('merchant_host')
      .values({ host: 'other.example', merchant: 'OTHER' })
      .execute()
    const { notify } = await import('#platform/notifications.ts')
    await notify(test.ctx.db, 'merchant', 'OTHER')
    await eventually(async () => {
      const answer = await client.call(getMemberInfo, {}, { host: 'other.example' })
      expect(answer).toMatchObject({ status: 401, errorCode: 'session.expired' })
    })
    expect(await who(client)).toBe('signed in')
  })
})

describe('R-94 on every server', () => {
  it('SESS-1 logging out ends the session at once, and says so to whoever comes back', async () => {
    const client = openClient(test)
    await client.logIn('malaya')
    const twin = onOtherServer(client)
    expect(await who(twin)).toBe('signed in')
    expect(await client.call(logoutMember, {})).toMatchObject({ success: true })
    expect(await client.call(getMemberInfo, {})).toMatchObject({
      status: 401,
      errorCode: 'session.expired',
      message: 'Your account was logged out. Please log in again.',
    })
    await eventually(async () => expect(await who(twin)).toBe('session.expired'))
  })

  it('CALLS-1 SESS-1 the token may stand in the payload of a log-out too, and ends nothing from there alone', async () => {
    const client = openClient(test)
    await client.logIn('malaya')
    const { token = '' } = client
    expect(await openClient(test).call(logoutMember, { token })).toMatchObject({ status: 401 })
    expect(await who(client)).toBe('signed in')
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const inBody = await test.app.inject({
      method: 'DELETE',
      url: logoutMember.path,
      headers: { token, cookie },
      payload: { token },
    })
    expect(inBody.statusCode).toBe(200)
    await client.logIn('malaya')
    expect((await client.call(logoutMember, { token: client.token ?? '' })).success).toBe(true)
    expect(await who(client)).toBe('session.expired')
  })

  it('a lock ends every session of the member and nobody else’s', async () => {
    const phone = openClient(test)
    const laptop = openClient(other)
    const bystander = openClient(other)
    await phone.logIn('crispin')
    await laptop.logIn('crispin')
    await bystander.logIn('tala')
    expect([await who(phone), await who(laptop)]).toEqual(['signed in', 'signed in'])
    const member = await findMemberByUserName(test.ctx.db, 'PERYA', 'crispin')
    await setMemberStatus(test.ctx, member?.id as bigint, 'locked')
    expect(await who(phone)).toBe('session.expired')
    await eventually(async () => expect(await who(laptop)).toBe('session.expired'))
    expect(await who(bystander)).toBe('signed in')
    await setMemberStatus(test.ctx, member?.id as bigint, 'active')
  })

  it('PSW-1 a new password ends every session; the one who changed it goes on with a new token', async () => {
    const here = openClient(test)
    const elsewhere = openClient(other)
    await here.logIn('amihan')
    await elsewhere.logIn('amihan')
    const newPassword = 'isang bagong password'
    const { value } = await here.call(changePassword, {
      oldPassword: demoPassword,
      newPassword,
      confirmNewPassword: newPassword,
    })
    expect(await who(here)).toBe('session.expired')
    here.token = value.token
    expect(await who(here)).toBe('signed in')
    await eventually(async () => expect(await who(elsewhere)).toBe('session.expired'))
    const mail = await readMessage(test, 'amihan@perya.example', /Napalitan ang password mo sa Perya/)
    // a thief who changed it gets nothing out for a day, and the owner reads so.
    expect(mail.body).toContain('walang withdrawal nang 24 oras')
  })

  it('an ending that no notification announces is noticed within a second', async () => {
    const client = openClient(test)
    await client.logIn('juan')
    expect(await who(client)).toBe('signed in')
    await test.ctx.db
      .updateTable('session')
      .set({ ended_at: new Date(time), end_reason: 'lock' })
      .where('ended_at', 'is', null)
      .execute()
    time += 1_000
    expect(await who(client)).toBe('session.expired')
  })

  it('half an hour without a call ends a session, and calls keep it open only so long', async () => {
    const client = openClient(test)
    await client.logIn('juan')
    time += 29 * 60_000
    expect(await who(client)).toBe('signed in')
    time += 29 * 60_000
    expect(await who(client)).toBe('signed in')
    time += 30 * 60_000
    expect(await who(client)).toBe('session.expired')

    await client.logIn('juan')
    const last = time + 12 * 60 * 60_000
    while (time + 25 * 60_000 < last) {
      time += 25 * 60_000
      expect(await who(client)).toBe('signed in')
    }
    time = last
    expect(await who(client)).toBe('session.expired')
  })
})

describe('a member’s own sessions', () => {
  it('R-94 are listed and can be ended one by one, never anybody else’s', async () => {
    const phone = openClient(test)
    const laptop = openClient(test)
    const stranger = openClient(test)
    await phone.logIn('ligaya')
    await laptop.logIn('ligaya')
    await stranger.logIn('juan')
    const { value } = await phone.call(listSessions, {})
    expect(value.sessions.filter((session) => session.isCurrent)).toHaveLength(1)
    expect(value.sessions).toHaveLength(2)
    const laptopId = value.sessions.find((session) => !session.isCurrent)?.id as string

    expect(await stranger.call(endSession, { id: laptopId })).toMatchObject({ errorCode: 'session.unknown' })
    expect(await who(laptop)).toBe('signed in')
    expect(await phone.call(endSession, { id: laptopId })).toMatchObject({ success: true })
    expect(await who(laptop)).toBe('session.expired')
    expect(await who(phone)).toBe('signed in')
  })

  it('begin with a mail when the device is new, in the member’s language', async () => {
    await openClient(test).logIn('datu')
    const again = openClient(test)
    await again.logIn('datu')
    await again.logIn('datu')
    const mails = await readOutbox(test, 'datu@perya.example')
    expect(mails).toHaveLength(1)
    expect(mails[0]?.subject).toBe('Bagong device sa account mo sa Perya')
    expect(mails[0]?.body).toContain('Test browser')

    const iphone =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'
    await openClient(test, { headers: { 'user-agent': iphone } }).logIn('datu')
    const [newest] = await readOutbox(test, 'datu@perya.example', 2)
    expect(newest?.body).toContain('\nSafari · iPhone\n')
    expect(newest?.body).not.toContain('Mozilla')
  })

  it('CALLS-2 keep at most 255 characters of what the device calls itself', async () => {
    for (const length of [255, 256, 4_000]) {
      const device = openClient(test, { headers: { 'user-agent': 'x'.repeat(length) } })
      await device.logIn('datu')
      const { rows } = await test.ctx.pool.query<{ length: number }>(
        "select distinct length(user_agent) as length from session where user_agent like 'xxx%'",
      )
      expect(rows).toEqual([{ length: 255 }])
    }
  })
})
