import { getCaptchaWork } from '@perya/contract/captcha'
import { loginMember } from '@perya/contract/identity'
import { setPasswordByPhone } from '@perya/contract/identity-password'
import { sendMobileCode } from '@perya/contract/security'
import { sendLoginCode, sendPasswordCode } from '@perya/contract/verification'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { type Client, demoPassword, openClient, readCode, readOutbox } from '../testing/client.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let test: TestApp
let time = new Date('2026-11-15T04:00:00Z').getTime()
beforeAll(async () => {
  test = await openTestApp({ context: { now: () => new Date(time) } })
})
afterAll(() => test.close())
beforeEach(() => {
  // A new day: nothing that was sent before counts any more.
  time += 25 * 60 * 60_000
})

const juan = '+639170000004'
const tala = '+639170000006'
const malaya = '+639170000007'
const crispin = '+639170000008'

const sentCount = async (mobile: string) =>
  (await test.app.inject({ url: `/dev/outbox.json?${new URLSearchParams({ to: mobile })}` })).json().value
    .messages.length

async function askFor(client: Client, mobile: string): Promise<string> {
  const before = await sentCount(mobile)
  await client.call(sendLoginCode, { mobileNum: mobile, ...(await client.solveCaptcha()) })
  return readCode(test, mobile, before + 1)
}

const logIn = (client: Client, mobile: string, code: string, more: object = {}) =>
  client.call(loginMember, { type: 'sms', username: mobile, password: code, ...more })

const wrong = (code: string) => (code === '000000' ? '111111' : '000000')

describe('R-92 a code by SMS', () => {
  it('SMS-1 has six digits, says how long it lives, and logs in once', async () => {
    const client = openClient(test)
    const code = await askFor(client, juan)
    expect(code).toMatch(/^\d{6}$/)
    const [sms] = await readOutbox(test, juan)
    expect(sms?.body).toBe(
      `Perya: your code is ${code}. Use it within 5 minutes. Never share it, not even with us.`,
    )
    expect(await logIn(client, '0917 000 0004', code, { countryDialingCode: '63' })).toMatchObject({
      value: { userName: 'juan' },
    })
    expect(await logIn(client, juan, code)).toMatchObject({ errorCode: 'verification.wrong' })
  })

  it('is good for one of two calls that arrive together', async () => {
    const client = openClient(test)
    const code = await askFor(client, tala)
    const answers = await Promise.all([logIn(client, tala, code), logIn(client, tala, code)])
    expect(answers.map((answer) => answer.success).sort()).toEqual([false, true])
  })

  it('is worth nothing after five minutes', async () => {
    const client = openClient(test)
    const code = await askFor(client, juan)
    time += 5 * 60_000
    expect(await logIn(client, juan, code)).toMatchObject({ errorCode: 'verification.wrong' })
  })

  it('is worth nothing after five wrong tries, solved pictures or not', async () => {
    const client = openClient(test)
    const code = await askFor(client, malaya)
    for (let count = 0; count < 5; count++) {
      expect(await logIn(client, malaya, wrong(code), await client.solveCaptcha())).toMatchObject({
        errorCode: 'verification.wrong',
      })
    }
    expect(await logIn(client, malaya, code, await client.solveCaptcha())).toMatchObject({
      errorCode: 'verification.wrong',
    })
  })

  it('works only on the device that asked, and only for what was asked', async () => {
    const client = openClient(test)
    const code = await askFor(client, crispin)
    expect(await logIn(openClient(test), crispin, code)).toMatchObject({ errorCode: 'verification.wrong' })
    const otherPurpose = await client.call(setPasswordByPhone, {
      mobileNum: crispin,
      verificationCode: code,
      newPassword: 'isang bagong password',
    })
    expect(otherPurpose).toMatchObject({ errorCode: 'verification.wrong' })
    expect(await logIn(client, crispin, code)).toMatchObject({ success: true })
  })

  it('is replaced by the next one', async () => {
    const client = openClient(test)
    const first = await askFor(client, tala)
    time += 61_000
    const second = await askFor(client, tala)
    if (first !== second) expect(await logIn(client, tala, first)).toMatchObject({ success: false })
    expect(await logIn(client, tala, second)).toMatchObject({ success: true })
    expect(await logIn(client, tala, first)).toMatchObject({ errorCode: 'verification.wrong' })
  })

  it('is sent to one number once a minute and ten times a day, whoever asks', async () => {
    const ask = async () => {
      const client = openClient(test)
      return client.call(sendLoginCode, { mobileNum: juan, ...(await client.solveCaptcha()) })
    }
    expect(await ask()).toMatchObject({ success: true })
    const soon = await ask()
    expect(soon).toMatchObject({ status: 429, errorCode: 'verification.tooSoon' })
    expect(soon.headers['retry-after']).toBe('60')
    for (let count = 1; count < 10; count++) {
      time += 61_000
      expect(await ask()).toMatchObject({ success: true })
    }
    time += 61_000
    expect(await ask()).toMatchObject({ status: 429, errorCode: 'verification.limit' })
  })

  it('costs the crowd behind one address harder work after twenty in a day, and ends at three hundred', async () => {
    const ip = '10.77.77.77'
    const crowd = openClient(test, { ip })
    const iterations = async (client: Client) => (await client.call(getCaptchaWork, {})).value.iterations
    const usual = await iterations(crowd)
    const ask = async (index: number, strength: number) =>
      askDirectly(ip, `+63917${5_551_000 + index}`, await crowd.solveCaptcha(strength))
    for (let index = 0; index < 20; index++) expect(await ask(index, 1)).toBe('sent')
    expect(await ask(20, 1)).toBe('captcha.required')
    expect(await iterations(crowd)).toBe(4 * usual)
    expect(await iterations(openClient(test))).toBe(usual)
    for (let index = 20; index < 300; index++) expect(await ask(index, 4)).toBe('sent')
    expect(await ask(300, 4)).toBe('verification.limit')
  })

  it('R-91 comes to its holder’s own device, and to a signed-in member, when others used the address up', async () => {
    const own = openClient(test)
    await own.logIn('tala')
    for (let index = 0; index < 300; index++) {
      const answer = await own.solveCaptcha(4)
      await askDirectly(own.ip, `+63917${5_561_000 + index}`, answer)
    }
    const toBind = { mobileNum: '+639175559998', ...(await own.solveCaptcha()) }
    expect(await own.call(sendMobileCode, toBind)).toMatchObject({ success: true })
    own.token = undefined
    const toLogIn = { mobileNum: tala, ...(await own.solveCaptcha()) }
    expect(await own.call(sendLoginCode, toLogIn)).toMatchObject({ success: true })
    const stranger = { mobileNum: juan, ...(await own.solveCaptcha(4)) }
    expect(await own.call(sendLoginCode, stranger)).toMatchObject({ errorCode: 'verification.limit' })
  })

  it('R-90 answers the same for a number nobody has, and sends it nothing', async () => {
    const client = openClient(test)
    const known = await client.call(sendLoginCode, { mobileNum: tala, ...(await client.solveCaptcha()) })
    const unknown = await client.call(sendLoginCode, {
      mobileNum: '+639179999999',
      ...(await client.solveCaptcha()),
    })
    expect(unknown.text).toBe(known.text)
    await readCode(test, tala)
    expect(await sentCount('+639179999999')).toBe(0)
  })

  it('SMS-1 needs a number that can be a mobile', async () => {
    const client = openClient(test)
    for (const mobileNum of ['12345', '0281234567', '+1555']) {
      expect(await client.call(sendLoginCode, { mobileNum, ...(await client.solveCaptcha()) })).toMatchObject(
        { errorCode: 'mobile.format' },
      )
    }
  })
})

/** Past the per-minute limit of the route, which is counted by the real clock. */
async function askDirectly(ip: string, mobile: string, answer: object): Promise<string> {
  const { sendCode } = await import('./verification.ts')
  const visit = { merchant: 'PERYA', language: 'EN' as const, ip, userAgent: '', device: Buffer.alloc(32) }
  return sendCode(test.ctx, visit, 'password', mobile, answer).then(
    () => 'sent',
    (error: { code: string }) => error.code,
  )
}

describe('FORGOT-2 a new password by phone', () => {
  const newPassword = 'isang bagong password'

  it('logs in, and keeps the code good while only the password was the old one', async () => {
    const client = openClient(test)
    const before = await sentCount(malaya)
    expect(
      await client.call(sendPasswordCode, { mobileNum: malaya, ...(await client.solveCaptcha()) }),
    ).toMatchObject({
      value: { expiredMinutes: 5 },
    })
    const verificationCode = await readCode(test, malaya, before + 1)
    const set = (password: string, code = verificationCode) =>
      client.call(setPasswordByPhone, { mobileNum: malaya, verificationCode: code, newPassword: password })

    expect(await set(newPassword, wrong(verificationCode))).toMatchObject({ errorCode: 'verification.wrong' })
    expect(await set(demoPassword)).toMatchObject({ status: 409, errorCode: 'modify.new.old.same' })
    expect(await set('password123')).toMatchObject({ errorCode: 'password.common' })
    expect(await set(newPassword)).toMatchObject({ value: { userName: 'malaya', merchantCode: 'PERYA' } })
    expect(await set('yet another one')).toMatchObject({ errorCode: 'verification.wrong' })
    expect(await openClient(test).logIn('malaya', newPassword)).toMatchObject({ userName: 'malaya' })
  })
})
