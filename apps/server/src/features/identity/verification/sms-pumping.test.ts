/** Codes cost money that some people earn by having them sent to numbers of theirs. */
import { getTrialUser } from '@perya/contract/identity'
import { setPasswordByPhone } from '@perya/contract/identity-password'
import { sendEmailCode, sendMobileCode, sendWithdrawalCode, setMobile } from '@perya/contract/security'
import { sendLoginCode, sendPasswordCode, sendRegisterCode } from '@perya/contract/verification'
import { register } from 'prom-client'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { changeMerchant, merchantOf } from '#features/merchants/index.ts'
import { addOperator } from '#features/operators/index.ts'
import { eventually } from '#testing/eventually.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { runCommand } from '#testing/test-server.ts'
import { type Client, openClient, readCode } from '../testing/client.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const dayMs = 24 * 60 * 60_000
const sms = { countries: [] as string[], perDay: 2_000 }

let test: TestApp
let time = new Date('2026-11-15T04:00:00Z').getTime()
beforeAll(async () => {
  test = await openTestApp({ context: { now: () => new Date(time), env: { smsPerDay: 5 } } })
  await set('REGMOBVERF3', 'on')
})
afterAll(() => test.close())
beforeEach(() => {
  // A new day: nothing that was sent before counts any more.
  time += dayMs + 60_000
})
afterEach(() => set('sms', JSON.stringify(sms)))

async function set(name: string, value: string): Promise<void> {
  await changeMerchant(test.ctx.db, 'PERYA', name, value)
  await eventually(async () => {
    const { flags, settings } = merchantOf(test.ctx, 'PERYA')
    const now = { ...flags, ...settings }[name as 'sms' | 'REGMOBVERF3' | 'FORGOTPHONE3']
    expect(typeof now === 'boolean' ? (now ? 'on' : 'off') : JSON.stringify(now)).toBe(value)
  })
}

const countMessages = async () => {
  const { rows } = await test.ctx.pool.query('select count(*)::int as count from message')
  return rows[0].count as number
}

let line = 5_550_000
const nextNumber = () => {
  line += 1
  return `+63917${line}`
}

async function ask(mobileNo = nextNumber()) {
  const client = openClient(test)
  return client.call(sendRegisterCode, { mobileNo, ...(await client.solveCaptcha()) })
}

it('R-92 no code leaves before somebody worked for it, the first one of an address included', async () => {
  const before = await countMessages()
  const member = openClient(test)
  await member.logIn('juan')
  const stranger = openClient(test)
  const answers = [
    await stranger.call(sendRegisterCode, { mobileNo: '+639175559001' }),
    await stranger.call(sendLoginCode, { mobileNum: '+639170000004' }),
    await stranger.call(sendPasswordCode, { mobileNum: '+639170000005' }),
    await member.call(sendMobileCode, { mobileNum: '+639175559002' }),
    await member.call(sendEmailCode, { email: 'somebody@perya.example' }),
  ]
  expect(answers.map(({ errorCode }) => errorCode)).toEqual(Array(5).fill('captcha.required'))
  expect(await countMessages()).toBe(before)
})

it('R-92 codes go to the country of the site, and to others that it names', async () => {
  const british = '+447400123456'
  const vietnamese = '+84912345678'
  expect(await ask(british)).toMatchObject({ status: 400, errorCode: 'mobile.country' })
  expect(await ask(vietnamese)).toMatchObject({ errorCode: 'mobile.country' })
  expect(await ask()).toMatchObject({ success: true })
  await set('sms', JSON.stringify({ ...sms, countries: ['PH', 'VN'] }))
  expect(await ask(vietnamese)).toMatchObject({ success: true })
  expect(await ask(british)).toMatchObject({ errorCode: 'mobile.country' })
  const member = openClient(test)
  await member.logIn('juan')
  const toBind = { mobileNum: british, ...(await member.solveCaptcha()) }
  expect(await member.call(sendMobileCode, toBind)).toMatchObject({ errorCode: 'mobile.country' })
})

it('R-92 a member abroad gets codes at the number they proved, on their own device alone', async () => {
  const arab = '+971501234567'
  const abroad = openClient(test)
  await abroad.logIn('malaya')
  await set('sms', JSON.stringify({ ...sms, countries: ['AE'] }))
  const toBind = { mobileNum: arab, ...(await abroad.solveCaptcha()) }
  expect(await abroad.call(sendMobileCode, toBind)).toMatchObject({ success: true })
  const bound = { mobileNum: arab, verificationCode: await readCode(test, arab), password: '202611' }
  expect(await abroad.call(setMobile, bound)).toMatchObject({ success: true })
  await set('sms', JSON.stringify(sms))
  time += 61_000
  expect(await abroad.call(sendWithdrawalCode, { by: 'mobile' })).toMatchObject({ success: true })
  abroad.token = undefined
  time += 61_000
  const toLogIn = async (client: Client) => ({ mobileNum: arab, ...(await client.solveCaptcha()) })
  expect(await abroad.call(sendLoginCode, await toLogIn(abroad))).toMatchObject({ success: true })
  const stranger = openClient(test)
  expect(await stranger.call(sendLoginCode, await toLogIn(stranger))).toMatchObject({
    errorCode: 'mobile.country',
  })
})

it('R-92 no code is sent for what the site does not ask a code for', async () => {
  const before = await countMessages()
  await set('REGMOBVERF3', 'off')
  expect(await ask()).toMatchObject({ status: 403, errorCode: 'register.methodClosed' })
  await set('REGMOBVERF3', 'on')
  await set('FORGOTPHONE3', 'off')
  const client = openClient(test)
  const forgot = { mobileNum: '+639170000005', ...(await client.solveCaptcha()) }
  expect(await client.call(sendPasswordCode, forgot)).toMatchObject({ errorCode: 'permission.denied' })
  const proved = { newPassword: 'another one 1', mobileNum: forgot.mobileNum, firebaseIdToken: 'x' }
  expect(await client.call(setPasswordByPhone, proved)).toMatchObject({ errorCode: 'permission.denied' })
  await set('FORGOTPHONE3', 'on')
  expect(await countMessages()).toBe(before)
})

it('R-92 TRIAL-1 the switches of the site count for whoever tries it, and not those of its twin', async () => {
  const visitor = openClient(test)
  visitor.token = (await visitor.call(getTrialUser, {})).value.token
  const register = async () => {
    const mobileNo = nextNumber()
    return visitor.call(sendRegisterCode, { mobileNo, ...(await visitor.solveCaptcha()) })
  }
  const forgot = async () => {
    const mobileNum = '+639170000005'
    return visitor.call(sendPasswordCode, { mobileNum, ...(await visitor.solveCaptcha()) })
  }
  const twin = merchantOf(test.ctx, 'PERYAT').flags
  expect([twin.REGMOBVERF3, twin.FORGOTPHONE3]).toEqual([false, true])
  expect(await register()).toMatchObject({ success: true })
  await set('FORGOTPHONE3', 'off')
  const refused = await forgot()
  await set('FORGOTPHONE3', 'on')
  expect(refused).toMatchObject({ status: 403, errorCode: 'permission.denied' })
  expect(await forgot()).toMatchObject({ success: true })
})

describe('R-92 the cap of a day', () => {
  const openAlarms = async () => Number(/^sms_open_alarms (\d+)/m.exec(await register.metrics())?.[1])
  const command = (...words: string[]) =>
    runCommand('identity', ['PERYA', ...words], {
      DATABASE_URL: test.url,
      PERYA_SECRET: 'a secret for tests that is long enough',
    })

  it('stops a site’s SMS until the next day, and operators hear of it once', async () => {
    await addOperator(test.ctx, { merchant: 'PERYA', name: 'rosa', permissions: ['site.edit'] })
    await set('sms', JSON.stringify({ ...sms, perDay: 2 }))
    const log = vi.spyOn(test.ctx.log, 'error')
    const sent = await Promise.all(Array.from({ length: 6 }, () => ask()))
    expect(sent.filter(({ success }) => success)).toHaveLength(2)
    const refused = sent.filter(({ success }) => !success)
    expect(new Set(refused.map(({ errorCode }) => errorCode))).toEqual(new Set(['verification.limit']))
    expect(log).toHaveBeenCalledOnce()
    expect(log).toHaveBeenCalledWith({ merchant: 'PERYA', perDay: 2 }, expect.stringContaining('the cap'))
    log.mockRestore()
    expect(await openAlarms()).toBe(1)

    expect((await command('sms-alarms')).stdout).toMatch(/^1 .* PERYA {2}2 SMS a day reached$/m)
    expect((await command('settle-sms', '1', 'blocked', 'by', 'rosa')).stdout).toBe('1 is settled.\n')
    expect(await openAlarms()).toBe(0)
    expect(await ask()).toMatchObject({ errorCode: 'verification.limit' })
    expect(await openAlarms(), 'nobody is told of the same cap twice in a day').toBe(0)
    time += dayMs
    expect(await ask()).toMatchObject({ success: true })
  })

  it('stops the SMS of all sites together, and leaves a fifth to members on their own devices', async () => {
    await test.ctx.pool.query('delete from sms_alarm')
    const own = openClient(test)
    await own.logIn('juan')
    own.token = undefined
    for (let count = 0; count < 4; count++) expect(await ask()).toMatchObject({ success: true })
    expect(await ask()).toMatchObject({ status: 429, errorCode: 'verification.limit' })
    const ownNumber = '+639170000004'
    const logIn = async () => own.call(sendLoginCode, { mobileNum: ownNumber, ...(await own.solveCaptcha()) })
    expect(await logIn()).toMatchObject({ success: true })
    time += 61_000
    expect(await logIn()).toMatchObject({ errorCode: 'verification.limit' })
    const { rows } = await test.ctx.pool.query('select merchant, per_day from sms_alarm')
    expect(rows).toEqual([{ merchant: null, per_day: 4 }])
  })

  it('is not used up by codes for numbers nobody has, since those send nothing', async () => {
    for (let count = 0; count < 6; count++) {
      const client = openClient(test)
      const toNobody = { mobileNum: nextNumber(), ...(await client.solveCaptcha()) }
      expect(await client.call(sendLoginCode, toNobody)).toMatchObject({ success: true })
    }
    expect(await ask()).toMatchObject({ success: true })
  })
})
