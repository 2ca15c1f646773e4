import {
  changePassword,
  checkPasswordLink,
  mailPasswordLink,
  resetPassword,
} from '@perya/contract/identity-password'
import { getMemberInfo } from '@perya/contract/members'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { notify } from '#platform/notifications.ts'
import { eventually } from '#testing/eventually.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { demoPassword, openClient, readOutbox } from '../testing/client.ts'
import { sendLimits } from '../throttle/throttle.rules.ts'
import { mailPasswordLink as mailLink } from './password-link.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let test: TestApp
let time = new Date('2026-11-15T04:00:00Z').getTime()
beforeAll(async () => {
  test = await openTestApp({ context: { now: () => new Date(time) } })
})
afterAll(() => test.close())

const newPassword = 'isang bagong password'

describe('PSW-1 changing the password', () => {
  it('asks for the old one, a good new one, and the same twice', async () => {
    const client = openClient(test)
    await client.logIn('tala')
    const change = (typed: { old?: string; next?: string; confirm?: string }) => {
      const next = typed.next ?? newPassword
      return client.call(changePassword, {
        oldPassword: typed.old ?? demoPassword,
        newPassword: next,
        confirmNewPassword: typed.confirm ?? next,
      })
    }
    expect(await change({ confirm: 'something else' })).toMatchObject({
      errorCode: 'password.mismatch',
      message: 'Confirmation password not matched. Type it again.',
    })
    expect(await change({ old: 'not the old one' })).toMatchObject({
      status: 403,
      errorCode: 'password.wrong',
    })
    expect(await change({ next: demoPassword })).toMatchObject({
      status: 409,
      errorCode: 'modify.new.old.same',
      message: 'The new password and the old password cannot be the same.',
    })
    expect(await change({ next: 'password123' })).toMatchObject({ errorCode: 'password.common' })
    expect(await change({})).toMatchObject({ value: { userName: 'tala' } })
    expect(await openClient(test).logIn('tala', newPassword)).toMatchObject({ userName: 'tala' })
  })

  it('R-91 stops after five wrong old ones, without ending the session', async () => {
    const client = openClient(test)
    await client.logIn('crispin')
    const guess = () =>
      client.call(changePassword, {
        oldPassword: 'a guess',
        newPassword,
        confirmNewPassword: newPassword,
      })
    for (let count = 0; count < 5; count++)
      expect(await guess()).toMatchObject({ errorCode: 'password.wrong' })
    expect(await guess()).toMatchObject({ status: 429, errorCode: 'login.locked' })
    expect(await client.call(getMemberInfo, {})).toMatchObject({ success: true })
  })
})

describe('FORGOT-1 the link by mail', () => {
  const ask = (username: string, email: string, headers: Record<string, string> = {}) =>
    test.app.inject({
      method: 'POST',
      url: mailPasswordLink.path,
      remoteAddress: `10.1.${Math.floor(time / 1000) % 256}.${username.length}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', language: 'EN', ...headers },
      payload: new URLSearchParams({ username, email }).toString(),
    })
  const reset = (link: string, password = newPassword) =>
    openClient(test).call(resetPassword, {
      reset: link,
      newPassword: password,
      confirmNewPassword: password,
    })
  const newestLink = async (to: string, count: number) => {
    const bodies = (await readOutbox(test, to, count)).map(({ body }) => body)
    return /#reset=([\w-]+)/.exec(bodies.join())?.[1] as string
  }

  it('sets a new password once, and ends every session', async () => {
    const client = openClient(test)
    await client.logIn('juan')
    expect((await ask(' juan ', ' JUAN@perya.example ')).json()).toEqual({ success: true, value: {} })
    const [mail] = await readOutbox(test, 'juan@perya.example')
    expect(mail?.subject).toBe('Reset your Perya password')
    expect(mail?.body).toContain('/m/forget#reset=')
    const link = await newestLink('juan@perya.example', 1)

    expect(await reset(link, demoPassword)).toMatchObject({ errorCode: 'modify.new.old.same' })
    expect(await reset(link)).toMatchObject({ value: { userName: 'juan' } })
    expect(await reset(link, 'yet another one')).toMatchObject({ status: 400, errorCode: 'reset.invalid' })
    expect(await client.call(getMemberInfo, {})).toMatchObject({ errorCode: 'session.expired' })
    expect(await openClient(test).logIn('juan', newPassword)).toMatchObject({ userName: 'juan' })
  })

  it('is worth nothing after half an hour, when a byte of it changed, or when it was made up', async () => {
    await ask('malaya', 'malaya@perya.example')
    const link = await newestLink('malaya@perya.example', 1)
    const changed = link.slice(0, 20) + (link[20] === 'A' ? 'B' : 'A') + link.slice(21)
    expect(await reset(changed)).toMatchObject({ errorCode: 'reset.invalid' })
    expect(await reset('made-up')).toMatchObject({ errorCode: 'reset.invalid' })
    time += 30 * 60_000
    expect(await reset(link)).toMatchObject({ errorCode: 'reset.invalid' })
  })

  it('tells before anything is typed whether it is still good, and stays good when asked', async () => {
    const check = (link: string) => openClient(test).call(checkPasswordLink, { reset: link })
    await ask('malaya', 'malaya@perya.example')
    const link = await newestLink('malaya@perya.example', 2)
    expect(await check(link)).toMatchObject({ value: { userName: 'malaya' } })
    expect(await check('made-up')).toMatchObject({ status: 400, errorCode: 'reset.invalid' })
    expect(await reset(link)).toMatchObject({ success: true })
    expect(await check(link)).toMatchObject({ status: 400, errorCode: 'reset.invalid' })
    await ask('malaya', 'malaya@perya.example')
    const late = await newestLink('malaya@perya.example', 4)
    time += 30 * 60_000
    expect(await check(late)).toMatchObject({ status: 400, errorCode: 'reset.invalid' })
  })

  it('is not mailed by a production site that has no address of its own', async () => {
    const live = await openTestApp()
    await live.ctx.db.updateTable('merchant').set({ settings: '{}' }).where('code', '=', 'PERYA').execute()
    live.ctx.env.mode = 'production'
    await notify(live.ctx.db, 'merchant', 'PERYA')
    const client = openClient(live)
    const typed = { username: 'juan', email: 'juan@perya.example' }
    await eventually(async () => {
      expect(await client.call(mailPasswordLink, typed)).toMatchObject({ errorCode: 'permission.denied' })
    })
    await live.close()
  })

  it('is spent together with every other link of the member', async () => {
    await ask('datu', 'datu@perya.example')
    const first = await newestLink('datu@perya.example', 1)
    await ask('datu', 'datu@perya.example')
    const second = await newestLink('datu@perya.example', 2)
    expect(await reset(second)).toMatchObject({ success: true })
    expect(await reset(first, 'yet another one')).toMatchObject({ errorCode: 'reset.invalid' })
  })

  it('dies with the password it was meant to replace', async () => {
    await ask('ligaya', 'ligaya@perya.example')
    const link = await newestLink('ligaya@perya.example', 1)
    const client = openClient(test)
    await client.logIn('ligaya')
    const typed = { oldPassword: demoPassword, newPassword, confirmNewPassword: newPassword }
    expect(await client.call(changePassword, typed)).toMatchObject({ success: true })
    expect(await reset(link, 'yet another one')).toMatchObject({ errorCode: 'reset.invalid' })
  })

  it('R-91 still comes when a stranger who knows the name has asked in vain all day', async () => {
    time += 1_000
    for (let count = 0; count < 6; count++) await ask('amihan', 'stranger@perya.example')
    time += 1_000
    expect((await ask('amihan', 'amihan@perya.example')).statusCode).toBe(200)
    expect(await newestLink('amihan@perya.example', 1)).toMatch(/^[\w-]+$/)
    for (let count = 0; count < 4; count++) await ask('amihan', 'amihan@perya.example')
    time += 1_000
    expect((await ask('amihan', 'amihan@perya.example')).json()).toMatchObject({
      errorCode: 'verification.limit',
    })
  })

  it('R-91 still comes to a member on their own device when others behind the same address asked all day', async () => {
    const own = openClient(test)
    await own.logIn('bayani')
    own.token = undefined
    const visit = { merchant: 'PERYA', language: 'EN', ip: own.ip, userAgent: '' } as const
    const bot = (count: number) => ({ username: `guest_${count}`, email: `guest_${count}@perya.example` })
    const asBot = (count: number) =>
      mailLink(test.ctx, { ...visit, device: Buffer.alloc(32, count) }, bot(count), 'http://localhost')
    const { most } = sendLimits['mail.address']
    for (let count = 0; count < most; count++) await asBot(count)
    await expect(asBot(most)).rejects.toMatchObject({ code: 'verification.limit' })
    const typed = { username: 'bayani', email: 'bayani@perya.example' }
    expect(await own.call(mailPasswordLink, typed)).toMatchObject({ success: true })
  })

  it('R-90 goes to nobody when name and address do not belong together, and the answer is the same', async () => {
    const right = await ask('bayani', 'bayani@perya.example')
    const wrong = await ask('bayani', 'crispin@perya.example')
    const nobody = await ask('nobody_here', 'nobody@perya.example')
    expect([wrong.statusCode, wrong.body]).toEqual([right.statusCode, right.body])
    expect([nobody.statusCode, nobody.body]).toEqual([right.statusCode, right.body])
    await readOutbox(test, 'bayani@perya.example')
    const { value } = (await test.app.inject({ url: '/dev/outbox.json' })).json()
    const addressees = value.messages.map((message: { to: string }) => message.to)
    expect(addressees).not.toContain('crispin@perya.example')
    expect(addressees).not.toContain('nobody@perya.example')
  })

  it('asks for something that looks like an address', async () => {
    expect((await ask('juan', 'not an address')).json()).toMatchObject({ errorCode: 'email.format' })
  })
})
