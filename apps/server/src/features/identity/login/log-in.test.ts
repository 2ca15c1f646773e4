import { hash, verify } from '@node-rs/argon2'
import { getCaptchaWork } from '@perya/contract/captcha'
import { loginMember } from '@perya/contract/identity'
import { mailPasswordLink } from '@perya/contract/identity-password'
import { sendLoginCode, sendPasswordCode } from '@perya/contract/verification'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TestApp } from '#testing/test-app.ts'
import { hashPassword } from '../credential/passwords.ts'
import { type Answer, type Client, demoPassword, openClient } from '../testing/client.ts'

vi.mock('@node-rs/argon2', { spy: true })
// Loaded anew, since what other files have loaded does not know the spy.
vi.resetModules()
const { openTestApp } = await import('#testing/test-app.ts')
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let test: TestApp
let time = new Date('2026-11-15T04:00:00Z').getTime()
beforeAll(async () => {
  test = await openTestApp({ context: { now: () => new Date(time) } })
})
afterAll(() => test.close())
beforeEach(() => {
  // Counts of one test are over before the next begins.
  time += 2 * 60 * 60_000
})

const guess = (client: Client, username: string, password: string, more: object = {}) =>
  client.call(loginMember, { type: 'username', username, password, ...more })

describe('logging in by user name', () => {
  it('LOGIN-4 SESS-1 answers a sealed call with all a session record holds', async () => {
    const answer = await guess(openClient(test), 'juan', demoPassword)
    expect(answer).toMatchObject({
      status: 200,
      value: {
        userName: 'juan',
        customerType: 0,
        firstTimeLogin: true,
        hasPassword: true,
        merchantCode: 'PERYA',
      },
    })
    expect(Buffer.from(answer.value.token, 'base64url')).toHaveLength(32)
    const again = await guess(openClient(test), 'JUAN', demoPassword)
    expect(again.value).toMatchObject({ userName: 'juan', firstTimeLogin: false })
  })

  it('R-89 takes the password exactly as typed', async () => {
    for (const typed of [` ${demoPassword}`, `${demoPassword} `, demoPassword.toLowerCase()]) {
      expect(await guess(openClient(test), 'tala', typed)).toMatchObject({ errorCode: 'login.failed' })
    }
  })

  it('R-89 R-90 keeps a password of an older cost at the cost of today, from the first log-in on', async () => {
    const cheap = await hash(demoPassword, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
    const bayani = test.ctx.db.selectFrom('member').select('id').where('user_name', '=', 'bayani')
    const stored = test.ctx.db.updateTable('credential').set({ password_hash: cheap })
    await stored.where('member_id', 'in', bayani).execute()
    const together = [openClient(test), openClient(test)].map((client) =>
      guess(client, 'bayani', demoPassword),
    )
    expect((await Promise.all(together)).map(({ status }) => status)).toEqual([200, 200])
    const kept = await test.ctx.db
      .selectFrom('credential')
      .select('password_hash')
      .where('member_id', 'in', bayani)
      .execute()
    expect(kept.map(({ password_hash }) => password_hash?.split('$')[3])).toEqual(['m=19456,t=3,p=1'])
    expect((await guess(openClient(test), 'bayani', demoPassword)).status).toBe(200)
  })

  it('R-90 says the same about a member and about nobody, after the same work', async () => {
    const works: unknown[] = []
    const answers: unknown[] = []
    for (const username of ['malaya', 'nobody_at_all']) {
      vi.mocked(verify).mockClear()
      const { status, text } = await guess(openClient(test), username, 'not the password')
      answers.push({ status, text })
      works.push(vi.mocked(verify).mock.calls.map(([hash]) => String(hash).split('$').slice(0, 4)))
    }
    expect(answers[0]).toEqual(answers[1])
    expect(works[0]).toEqual(works[1])
    expect(works[0]).toEqual([['', 'argon2id', 'v=19', 'm=19456,t=3,p=1']])
  })

  it('R-90 R-91 answers about a member and about nobody have the same headers and sizes, on every way in', async () => {
    const ways: ((client: Client, isKnown: boolean) => Promise<Answer>)[] = [
      (client, isKnown) => guess(client, isKnown ? 'bayani' : 'nobody', 'not the password'),
      async (client, isKnown) => {
        const mobileNum = isKnown ? '+639170000003' : '+639179998877'
        return client.call(sendLoginCode, { mobileNum, ...(await client.solveCaptcha()) })
      },
      async (client, isKnown) => {
        const mobileNum = isKnown ? '+639170000002' : '+639179998866'
        return client.call(sendPasswordCode, { mobileNum, ...(await client.solveCaptcha()) })
      },
      (client, isKnown) =>
        client.call(loginMember, {
          type: 'sms',
          username: isKnown ? '+639170000003' : '+639179998877',
          password: '000000',
        }),
      (client, isKnown) =>
        client.call(mailPasswordLink, {
          username: isKnown ? 'datu' : 'nobody',
          email: `${isKnown ? 'datu' : 'nobody'}@perya.example`,
        }),
    ]
    for (const ask of ways) {
      const shapes = []
      for (const isKnown of [true, false]) {
        const { status, text, headers } = await ask(openClient(test), isKnown)
        const { 'x-request-id': _id, date: _date, ...others } = headers
        const sizes = Object.entries(others).map(([name, value]) => [name, String(value).length])
        shapes.push({ status, text, sizes })
      }
      expect(shapes[0]).toEqual(shapes[1])
    }
  })

  it('R-94 opens no session by a password that was changed while it was being checked', async () => {
    const malaya = test.ctx.db
      .selectFrom('member')
      .innerJoin('credential', 'credential.member_id', 'member.id')
      .select(['member.id', 'credential.password_hash'])
      .where('user_name', '=', 'malaya')
    const { id, password_hash } = await malaya.executeTakeFirstOrThrow()
    const another = await hashPassword('of another password')
    const setHash = (made: string | null) =>
      test.ctx.db.updateTable('credential').set({ password_hash: made }).where('member_id', '=', id).execute()
    vi.mocked(verify).mockImplementationOnce(async () => {
      await setHash(another)
      return true
    })
    expect(await guess(openClient(test), 'malaya', demoPassword)).toMatchObject({
      errorCode: 'login.failed',
    })
    await setHash(password_hash)
    expect(await guess(openClient(test), 'malaya', demoPassword)).toMatchObject({ success: true })
  })

  it('LOGIN-9 refuses non-agents on the agent side and trial members on the member side, in words', async () => {
    expect(await guess(openClient(test), 'juan', demoPassword, { side: 'agent' })).toMatchObject({
      status: 403,
      errorCode: 'login.notAgent',
      message: 'Non-agents cannot log in here.',
    })
    expect(await guess(openClient(test), 'ligaya', demoPassword, { side: 'agent' })).toMatchObject({
      value: { customerType: 1 },
    })
    await test.ctx.db.updateTable('member').set({ type: 40 }).where('user_name', '=', 'crispin').execute()
    expect(await guess(openClient(test), 'crispin', demoPassword)).toMatchObject({
      status: 403,
      errorCode: 'login.notMember',
      message: 'Non-members cannot log in here.',
    })
    // Whoever does not know the password does not learn what the account is.
    expect(await guess(openClient(test), 'crispin', 'a guess')).toMatchObject({ errorCode: 'login.failed' })
  })

  it('tells a member with the right password that the account is disabled', async () => {
    const set = (status: 'disabled' | 'active') =>
      test.ctx.db.updateTable('member').set({ status }).where('user_name', '=', 'bayani').execute()
    await set('disabled')
    expect(await guess(openClient(test), 'bayani', demoPassword)).toMatchObject({
      errorCode: 'account.disabled',
    })
    expect(await guess(openClient(test), 'bayani', 'a guess')).toMatchObject({ errorCode: 'login.failed' })
    await set('active')
  })

  it('R-101 refuses fields nobody asked for', async () => {
    for (const extra of [{ merchantCode: 'PERYAT' }, { customerType: 2 }, { memberId: '1' }]) {
      expect(await guess(openClient(test), 'juan', demoPassword, extra)).toMatchObject({
        status: 400,
        errorCode: 'input.invalid',
      })
    }
  })
})

describe('R-91 guessing', () => {
  it('LOGIN-2 brings the picture after three wrong tries, and no answer left out gets past it', async () => {
    const client = openClient(test)
    const flags: unknown[] = []
    for (let count = 0; count < 3; count++) flags.push((await guess(client, 'tala', 'wrong')).value)
    expect(flags).toEqual([
      { captcha: false, triesLeft: 9 },
      { captcha: false, triesLeft: 8 },
      { captcha: true, triesLeft: 7 },
    ])

    expect(await guess(client, 'tala', demoPassword)).toMatchObject({
      status: 400,
      errorCode: 'captcha.required',
      value: { captcha: true },
    })
    const { captchaId } = await client.solveCaptcha()
    expect(await guess(client, 'tala', demoPassword, { captchaId, captcha: '' })).toMatchObject({
      errorCode: 'captcha.required',
    })
    const wrong = await guess(client, 'tala', demoPassword, { captchaId, captcha: '999999' })
    expect(wrong).toMatchObject({ errorCode: 'captcha.wrong', value: { captcha: true } })

    const solved = await client.solveCaptcha()
    expect(await guess(client, 'tala', demoPassword, solved)).toMatchObject({ success: true })
    expect(await guess(client, 'tala', demoPassword)).toMatchObject({ success: true })
  })

  it('counts a mobile number as one account, however it is written and whoever has it', async () => {
    for (const line of ['0000006', '9999999']) {
      const spellings = [`0917${line}`, `+63917${line}`, `63917${line}`, `917${line}`]
      const codes: unknown[] = []
      for (const username of spellings) {
        codes.push((await guess(openClient(test), username, 'wrong')).errorCode)
      }
      expect(codes).toEqual(['login.failed', 'login.failed', 'login.failed', 'captcha.required'])
    }
  })

  it('CAPT-1 spends a picture with its first answer', async () => {
    const client = openClient(test)
    for (let count = 0; count < 3; count++) await guess(client, 'tala', 'wrong')
    const solved = await client.solveCaptcha()
    expect(await guess(client, 'tala', 'wrong', solved)).toMatchObject({ errorCode: 'login.failed' })
    expect(await guess(client, 'tala', 'wrong', solved)).toMatchObject({ errorCode: 'captcha.wrong' })
  })

  it('from a thousand addresses at once gets ten tries and no entry', async () => {
    const strangers = Array.from({ length: 1_000 }, () => openClient(test))
    const answers = await Promise.all(
      strangers.map(async (client, index) =>
        guess(client, 'amihan', `guess number ${index}`, index % 2 ? await client.solveCaptcha() : {}),
      ),
    )
    const tried = answers.filter((answer) => answer.errorCode === 'login.failed')
    expect(tried.length).toBeLessThanOrEqual(10)
    expect(answers.every((answer) => !answer.success)).toBe(true)
  })

  it('locks strangers out, but neither a live session nor a device the member has used before', async () => {
    const own = openClient(test)
    await own.logIn('datu')
    const stranger = openClient(test)
    for (let count = 0; count < 10; count++) {
      const solved = count < 3 ? {} : await stranger.solveCaptcha()
      expect(await guess(stranger, 'datu', 'wrong', solved)).toMatchObject({ errorCode: 'login.failed' })
    }
    const other = openClient(test)
    const locked = await guess(other, 'datu', demoPassword, await other.solveCaptcha())
    expect(locked).toMatchObject({ status: 429, errorCode: 'login.locked' })
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(1_700)

    const { getMemberInfo } = await import('@perya/contract/members')
    expect(await own.call(getMemberInfo, {})).toMatchObject({ value: { account: 'datu' } })
    own.token = undefined
    expect(await guess(own, 'datu', demoPassword)).toMatchObject({ success: true })

    time += 31 * 60_000
    expect(await guess(other, 'datu', demoPassword)).toMatchObject({ success: true })
  })

  it('treats nobody’s account the same', async () => {
    const client = openClient(test)
    const codes: unknown[] = []
    for (let count = 0; count < 4; count++) codes.push((await guess(client, 'no_such_member', 'x')).errorCode)
    expect(codes).toEqual(['login.failed', 'login.failed', 'login.failed', 'captcha.required'])
  })

  it('from one address asks for pictures at every account after ten failures', async () => {
    const ip = '10.99.99.99'
    for (let count = 0; count < 10; count++) await guess(openClient(test, { ip }), `guest_${count}`, 'x')
    expect(await guess(openClient(test, { ip }), 'malaya', demoPassword)).toMatchObject({
      errorCode: 'captcha.required',
    })
    expect(await guess(openClient(test), 'malaya', demoPassword)).toMatchObject({ success: true })
  })

  describe('behind the address of a mobile carrier, which thousands share', () => {
    const stuff = async (ip: string, tries: number, everyMs: number) => {
      const codes = new Set<string | undefined>()
      for (let count = 0; count < tries; count++) {
        time += everyMs
        const bot = openClient(test, { ip })
        const solved = count < 10 ? {} : await bot.solveCaptcha()
        codes.add((await guess(bot, `leaked_${count}`, 'x', solved)).errorCode)
      }
      return codes
    }

    it('keeps nobody out: a device the member knows enters as ever, a new one after work', async () => {
      const ip = '10.99.99.98'
      const own = openClient(test, { ip })
      await own.logIn('malaya')
      own.token = undefined
      expect(await stuff(ip, 100, 1_100)).toEqual(new Set(['login.failed']))

      expect(await guess(own, 'malaya', demoPassword)).toMatchObject({ success: true })
      const fresh = openClient(test, { ip })
      const hard = await fresh.solveCaptcha(4)
      expect(await guess(fresh, 'tala', demoPassword, hard)).toMatchObject({ success: true })
    })

    it('makes each further guess dearer than a picture, and lets none leave the work out', async () => {
      const ip = '10.99.99.97'
      await stuff(ip, 100, 1_100)
      const bot = openClient(test, { ip })
      for (const answer of [{}, await bot.solveCaptcha()]) {
        expect(await guess(bot, 'amihan', 'x', answer)).toMatchObject({
          errorCode: 'captcha.required',
          value: { captcha: true, work: true },
        })
      }
      const { value: here } = await bot.call(getCaptchaWork, {})
      const { value: elsewhere } = await openClient(test).call(getCaptchaWork, {})
      expect(here.iterations).toBe(4 * elsewhere.iterations)
    })

    it('checks sixty passwords of strangers a minute, and those of known devices beside them', async () => {
      const ip = '10.99.99.96'
      const own = openClient(test, { ip })
      await own.logIn('malaya')
      own.token = undefined
      time += 60_000
      await stuff(ip, 60, 0)
      const bot = openClient(test, { ip })
      const paced = await guess(bot, 'amihan', 'x', await bot.solveCaptcha())
      expect(paced).toMatchObject({ status: 429, errorCode: 'rate.limited' })
      expect(Number(paced.headers['retry-after'])).toBeLessThanOrEqual(60)
      expect(await guess(own, 'malaya', demoPassword)).toMatchObject({ success: true })
    })
  })
})
