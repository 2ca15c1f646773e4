import { loginMember } from '@perya/contract/identity'
import {
  listPasskeys,
  loginByPasskey,
  removePasskey,
  setSecondFactor,
  startPasskeyLogin,
} from '@perya/contract/identity-passkey'
import { changePassword, setPasswordByPhone } from '@perya/contract/identity-password'
import { listInbox } from '@perya/contract/inbox'
import { forgetPasskeys } from '@perya/contract/ops-identity'
import { getSecurityConfig } from '@perya/contract/security'
import { sendLoginCode, sendPasswordCode } from '@perya/contract/verification'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openOperator } from '#features/operators/testing/operator-client.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { waitForLock } from '#testing/wait-for-lock.ts'
import { type Client, demoPassword, openClient, readMessage } from '../testing/client.ts'
import {
  addPasskeyOf,
  callWithPasskey,
  challengeOf,
  type Device,
  here,
  openSecondFactor,
} from '../testing/passkey-member.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let test: TestApp
let time = new Date('2026-11-15T04:00:00Z').getTime()
beforeAll(async () => {
  test = await openTestApp({ context: { now: () => new Date(time) } })
})
afterAll(() => test.close())
beforeEach(async () => {
  // A new day, on which everybody has what the demo gave them.
  time += 25 * 60 * 60_000
  await test.ctx.db.deleteFrom('passkey').execute()
  await test.ctx.db.updateTable('credential').set({ has_second_factor: false }).execute()
})

const required = { success: false, status: 403, errorCode: 'passkey.required' }
const refused = { success: false, status: 403, errorCode: 'passkey.refused' }
const failed = { success: false, status: 403, errorCode: 'login.failed' }

const byPassword = (username: string, password = demoPassword) =>
  ({ type: 'username', username, password }) as const

const sessionsOf = async (userName: string) => {
  const { rows } = await test.ctx.pool.query(
    'select s.id from session s join member m on m.id = s.member_id where m.user_name = $1',
    [userName],
  )
  return rows.length
}

/** Other messages go to the same number. */
const codeTo = async (mobile: string) =>
  /\d{6}/.exec((await readMessage(test, mobile, /your code is/)).body)?.[0] ?? ''

const newestLetter = async (client: Client) =>
  (await client.call(listInbox, { pageNo: 1 })).value.threads[0]?.preview

/** Asked for by the right password, and signed by whichever device. */
async function signFor(client: Client, userName: string, device: Device) {
  const asked = await client.call(loginMember, byPassword(userName))
  return device.sign({ challenge: challengeOf(asked) })
}

describe('PAY-3 R-96 a member who asks for a passkey besides', () => {
  it('is let in by password and passkey together, and no session exists before', async () => {
    const { device } = await openSecondFactor(test, 'juan')
    const before = await sessionsOf('juan')
    const client = openClient(test, here)
    const asked = await client.call(loginMember, byPassword('juan'))
    expect(asked).toMatchObject({ ...required, value: { rpId: 'localhost', timeoutMs: 300_000 } })
    expect(asked.text).not.toContain('token')
    expect(await sessionsOf('juan')).toBe(before)
    const passkey = device.sign({ challenge: challengeOf(asked) })
    const done = await client.call(loginMember, { ...byPassword('juan'), passkey })
    expect(done).toMatchObject({ success: true, value: { userName: 'juan' } })
    expect(await sessionsOf('juan')).toBe(before + 1)
  })

  it('is not given away by a wrong password, with or without a passkey', async () => {
    const { device } = await openSecondFactor(test, 'juan')
    const withFactor = await openClient(test, here).call(loginMember, byPassword('juan', 'mali'))
    const without = await openClient(test, here).call(loginMember, byPassword('tala', 'mali'))
    expect(withFactor).toMatchObject(failed)
    expect(withFactor.text).toBe(without.text)
    const client = openClient(test, here)
    const passkey = await signFor(client, 'juan', device)
    expect(await client.call(loginMember, { ...byPassword('juan', 'mali'), passkey })).toMatchObject(failed)
    // And it is spent.
    expect(await client.call(loginMember, { ...byPassword('juan'), passkey })).toMatchObject(refused)
  })

  it('is let in by a signature once, in time, and on the device that was asked', async () => {
    const { device } = await openSecondFactor(test, 'juan')
    const client = openClient(test, here)
    const again = await signFor(client, 'juan', device)
    const logIn = (at: Client, passkey: typeof again) =>
      at.call(loginMember, { ...byPassword('juan'), passkey })
    expect(await logIn(client, again)).toMatchObject({ success: true })
    expect(await logIn(client, again)).toMatchObject(refused)

    const late = await signFor(client, 'juan', device)
    time += 5 * 60_000
    expect(await logIn(client, late)).toMatchObject(refused)

    const lured = await signFor(client, 'juan', device)
    expect(await logIn(openClient(test, here), lured)).toMatchObject(refused)
    expect(await logIn(client, lured)).toMatchObject(refused)
  })

  it('is not let in by somebody else’s passkey, nor by a challenge of another kind or member', async () => {
    const { device } = await openSecondFactor(test, 'juan')
    const other = await openSecondFactor(test, 'tala')
    const client = openClient(test, here)
    const logIn = (passkey: ReturnType<Device['sign']>) =>
      client.call(loginMember, { ...byPassword('juan'), passkey })
    expect(await logIn(await signFor(client, 'juan', other.device))).toMatchObject(refused)
    expect(await logIn(await signFor(client, 'tala', device))).toMatchObject(refused)
    expect(await logIn(await signFor(client, 'tala', other.device))).toMatchObject(refused)
    const { challenge } = (await client.call(startPasskeyLogin, {})).value
    expect(await logIn(device.sign({ challenge }))).toMatchObject(refused)
    // Nor does a challenge of this kind log in without the password.
    const alone = await signFor(client, 'juan', device)
    expect(await client.call(loginByPasskey, alone)).toMatchObject(refused)
  })

  it('still comes in by the passkey alone', async () => {
    const { device } = await openSecondFactor(test, 'juan')
    const client = openClient(test, here)
    const { challenge } = (await client.call(startPasskeyLogin, {})).value
    expect(await client.call(loginByPasskey, device.sign({ challenge }))).toMatchObject({ success: true })
  })

  it('R-91 has wrong tries counted as everybody has, and a challenge excuses from a picture for its member only', async () => {
    const { device } = await openSecondFactor(test, 'juan')
    const client = openClient(test, here)
    const guess = async (userName: string) => ({
      ...byPassword(userName, 'mali'),
      passkey: await signFor(client, 'juan', device),
    })
    for (let count = 0; count < 3; count++) await client.call(loginMember, await guess('malaya'))
    expect(await client.call(loginMember, await guess('malaya'))).toMatchObject({
      errorCode: 'captcha.required',
    })

    // At an address many share, the picture was read before the passkey was asked for.
    const crowd = openClient(test, here)
    for (let count = 0; count < 11; count++) {
      const stranger = openClient(test, { ...here, ip: crowd.ip })
      await stranger.call(loginMember, byPassword(`nobody${count}`, 'mali'))
    }
    expect(await crowd.call(loginMember, byPassword('juan'))).toMatchObject({ errorCode: 'captcha.required' })
    const asked = await crowd.call(loginMember, { ...byPassword('juan'), ...(await crowd.solveCaptcha()) })
    expect(asked).toMatchObject(required)
    const passkey = device.sign({ challenge: challengeOf(asked) })
    expect(await crowd.call(loginMember, { ...byPassword('juan'), passkey })).toMatchObject({ success: true })
  })

  it('shows it with a code by SMS too, which stays good until then', async () => {
    const mobile = '+639170000006'
    const { device } = await openSecondFactor(test, 'tala')
    const client = openClient(test, here)
    await client.call(sendLoginCode, { mobileNum: mobile, ...(await client.solveCaptcha()) })
    const password = await codeTo(mobile)
    const bySms = { type: 'sms', username: mobile, password } as const
    const done = await callWithPasskey(client, loginMember, bySms, device)
    expect(done).toMatchObject({ value: { userName: 'tala' } })
  })

  it('R-91 is guarded from guesses still when a code by SMS is right and no passkey comes with it', async () => {
    const mobile = '+639170000004'
    await openSecondFactor(test, 'juan')
    const thief = openClient(test, here)
    const guess = async () => (await thief.call(loginMember, byPassword(mobile, 'mali'))).value
    expect(await guess()).toMatchObject({ triesLeft: 9 })
    expect(await guess()).toMatchObject({ triesLeft: 8 })
    await thief.call(sendLoginCode, { mobileNum: mobile, ...(await thief.solveCaptcha()) })
    const bySms = { type: 'sms', username: mobile, password: await codeTo(mobile) } as const
    expect(await thief.call(loginMember, bySms)).toMatchObject(required)
    expect(await guess()).toMatchObject({ triesLeft: 7, captcha: true })
  })

  it('shows it before a code by SMS sets another password', async () => {
    const mobile = '+639170000007'
    const { device } = await openSecondFactor(test, 'malaya')
    const client = openClient(test, here)
    await client.call(sendPasswordCode, { mobileNum: mobile, ...(await client.solveCaptcha()) })
    const verificationCode = await codeTo(mobile)
    const typed = { mobileNum: mobile, verificationCode, newPassword: 'isang bagong password' }
    expect(await client.call(setPasswordByPhone, typed)).toMatchObject(required)
    expect(await openClient(test, here).call(loginMember, byPassword('malaya'))).toMatchObject(required)
    expect(await callWithPasskey(client, setPasswordByPhone, typed, device)).toMatchObject({ success: true })
    expect(await openClient(test, here).call(loginMember, byPassword('malaya'))).toMatchObject(failed)
  })

  const logInBySms = (client: Client, device: Device, username: string, password: string) =>
    callWithPasskey(client, loginMember, { type: 'sms', username, password }, device)
  const setBySms = (client: Client, device: Device, mobileNum: string, verificationCode: string) => {
    const typed = { mobileNum, verificationCode, newPassword: 'isang bagong password' }
    return callWithPasskey(client, setPasswordByPhone, typed, device)
  }
  it.each([
    {
      what: 'log-in',
      userName: 'amihan',
      mobile: '+639170000005',
      sendCode: sendLoginCode,
      enter: logInBySms,
    },
    {
      what: 'new password',
      userName: 'crispin',
      mobile: '+639170000008',
      sendCode: sendPasswordCode,
      enter: setBySms,
    },
  ])('waits for the removal of the passkey before it counts for a $what by SMS', async (way) => {
    const { device } = await openSecondFactor(test, way.userName)
    const client = openClient(test, here)
    await client.call(way.sendCode, { mobileNum: way.mobile, ...(await client.solveCaptcha()) })
    const code = await codeTo(way.mobile)
    const remover = await test.ctx.pool.connect()
    await remover.query('begin')
    await remover.query(
      'select from credential join member on id = member_id where user_name = $1 for update of credential',
      [way.userName],
    )
    const entering = way.enter(client, device, way.mobile, code)
    try {
      await waitForLock(test.url, 'select "member_id" from "credential"')
      await remover.query('delete from passkey')
    } finally {
      await remover.query('commit')
      remover.release()
    }
    expect(await entering).toMatchObject(refused)
  })

  it('is told which address the passkey is for, and that one without a name has none', async () => {
    await openSecondFactor(test, 'juan')
    await test.ctx.db.updateTable('passkey').set({ rp_id: 'perya.example' }).execute()
    const elsewhere = await openClient(test, here).call(loginMember, byPassword('juan'))
    expect(elsewhere).toMatchObject({ errorCode: 'passkey.elsewhere' })
    expect(elsewhere.message).toContain('perya.example')
    const bare = openClient(test, { headers: { host: '127.0.0.1:7000' } })
    expect(await bare.call(loginMember, byPassword('juan'))).toMatchObject({
      errorCode: 'passkey.unavailable',
    })
    expect(await bare.call(loginMember, byPassword('tala'))).toMatchObject({ success: true })
  })
})

describe('PAY-3 R-95 the second factor', () => {
  it('is switched on only with a passkey that signs, and both ways only by who has just logged in', async () => {
    const client = openClient(test, here)
    await client.logIn('crispin')
    expect(await client.call(setSecondFactor, { isOn: true })).toMatchObject({
      status: 409,
      errorCode: 'passkey.none',
      message: 'You have no passkey yet. Add one first.',
    })
    const device = await addPasskeyOf(client)
    expect(await client.call(setSecondFactor, { isOn: true })).toMatchObject(required)
    expect((await client.call(listPasskeys, {})).value.hasSecondFactor).toBe(false)
    expect(await callWithPasskey(client, setSecondFactor, { isOn: true }, device)).toMatchObject({
      success: true,
    })
    time += 10 * 60_000
    const stale = { status: 403, errorCode: 'login.stale' }
    const [kept] = (await client.call(listPasskeys, {})).value.passkeys
    expect(await client.call(setSecondFactor, { isOn: false })).toMatchObject(stale)
    expect(await client.call(removePasskey, { id: kept?.id ?? '' })).toMatchObject(stale)

    // Knowing the password makes an old session no younger.
    const changed = await client.call(changePassword, {
      oldPassword: demoPassword,
      newPassword: 'isang bagong password',
      confirmNewPassword: 'isang bagong password',
    })
    client.token = changed.value.token
    expect(await client.call(setSecondFactor, { isOn: false })).toMatchObject(stale)
    expect((await client.call(listPasskeys, {})).value.hasSecondFactor).toBe(true)
  })

  it('loses every session that was opened without it, since one of them could take it off again', async () => {
    const earlier = openClient(test, here)
    await earlier.logIn('juan')
    const { client } = await openSecondFactor(test, 'juan')
    expect(await earlier.call(setSecondFactor, { isOn: false })).toMatchObject({
      success: false,
      errorCode: 'session.expired',
    })
    expect((await client.call(listPasskeys, {})).value.hasSecondFactor).toBe(true)
  })

  it('is not passed by a log-in that began before it was on', async () => {
    const { id } = await test.ctx.db
      .selectFrom('member')
      .select('id')
      .where('user_name', '=', 'juan')
      .executeTakeFirstOrThrow()
    const before = await sessionsOf('juan')
    const holder = await test.ctx.pool.connect()
    await holder.query('begin')
    await holder.query('update credential set has_second_factor = true where member_id = $1', [id])
    const entering = openClient(test, here).call(loginMember, byPassword('juan'))
    await waitForLock(test.url, 'select "password_hash"')
    await holder.query('commit')
    holder.release()
    expect(await entering).toMatchObject(refused)
    expect(await sessionsOf('juan')).toBe(before)
  })

  it('holds withdrawals for a day and is told to its member, when it comes and when it goes', async () => {
    const { client, device } = await openSecondFactor(test, 'amihan')
    const tomorrow = () => new Date(time + 86_400_000).toISOString()
    const pausedUntil = async () => (await client.call(getSecurityConfig, {})).value.pausedUntil
    expect(await pausedUntil()).toBe(tomorrow())
    await readMessage(test, 'amihan@perya.example', /Kailangan na ng passkey sa bawat login ni amihan/)
    time += 25 * 3_600_000
    client.token = undefined
    const done = await callWithPasskey(client, loginMember, byPassword('amihan'), device)
    client.token = done.value.token
    expect(await pausedUntil()).toBeNull()
    expect(await client.call(setSecondFactor, { isOn: false })).toMatchObject({ success: true })
    expect(await pausedUntil()).toBe(tomorrow())
    await readMessage(test, 'amihan@perya.example', /Hindi na kailangan ng passkey sa login ni amihan/)
    expect(await openClient(test, here).call(loginMember, byPassword('amihan'))).toMatchObject({
      success: true,
    })
  })

  it('goes with the last passkey, and does not come back with the next one', async () => {
    const { client } = await openSecondFactor(test, 'juan')
    await addPasskeyOf(client)
    for (const isOn of [true, false]) {
      const [first] = (await client.call(listPasskeys, {})).value.passkeys
      await client.call(removePasskey, { id: first?.id ?? '' })
      expect((await client.call(listPasskeys, {})).value.hasSecondFactor).toBe(isOn)
    }
    await addPasskeyOf(client)
    expect(await openClient(test, here).call(loginMember, byPassword('juan'))).toMatchObject({
      success: true,
    })
  })

  it('goes with the last passkey for this host name, since one for another does not open it', async () => {
    const { client } = await openSecondFactor(test, 'juan')
    await addPasskeyOf(client)
    const [there, here_] = (await client.call(listPasskeys, {})).value.passkeys
    await test.ctx.db
      .updateTable('passkey')
      .set({ rp_id: 'perya.example' })
      .where('id', '=', BigInt(there?.id ?? ''))
      .execute()
    expect((await client.call(listPasskeys, {})).value.passkeys).toMatchObject([
      { host: 'perya.example', isForThisHost: false },
      { host: 'localhost', isForThisHost: true },
    ])
    await client.call(removePasskey, { id: here_?.id ?? '' })
    expect((await client.call(listPasskeys, {})).value).toMatchObject({
      passkeys: [{ host: 'perya.example' }],
      hasSecondFactor: false,
    })
    expect(await openClient(test, here).call(loginMember, byPassword('juan'))).toMatchObject({
      success: true,
    })
    expect(await newestLetter(client)).toMatch(/^The passkey of juan was removed\. Login no longer needs one/)
  })

  it('stays when one for another host name goes', async () => {
    const { client } = await openSecondFactor(test, 'juan')
    await addPasskeyOf(client)
    const [there] = (await client.call(listPasskeys, {})).value.passkeys
    const id = there?.id ?? ''
    await test.ctx.db
      .updateTable('passkey')
      .set({ rp_id: 'perya.example' })
      .where('id', '=', BigInt(id))
      .execute()
    await client.call(removePasskey, { id })
    expect((await client.call(listPasskeys, {})).value.hasSecondFactor).toBe(true)
    expect(await newestLetter(client)).toMatch(
      /^A passkey of juan was removed\. You can’t withdraw for 24 hours/,
    )
  })

  it('R-109 is taken off by an operator for a member who lost it: all passkeys go, and a day passes', async () => {
    await openSecondFactor(test, 'juan')
    const clerk = await openOperator(test, 'clerk', ['inbox.write'])
    expect(await clerk.call(forgetPasskeys, { userName: 'juan' })).toMatchObject({ success: false })
    const rosa = await openOperator(test, 'rosa', ['identity.review'])
    expect(await rosa.call(forgetPasskeys, { userName: 'juan' })).toMatchObject({ success: true })
    expect(await rosa.call(forgetPasskeys, { userName: 'juan' })).toMatchObject({
      errorCode: 'passkey.unknown',
    })
    expect(await rosa.call(forgetPasskeys, { userName: 'nobody' })).toMatchObject({
      errorCode: 'member.unknown',
    })
    const client = openClient(test, here)
    await client.logIn('juan')
    expect((await client.call(listPasskeys, {})).value).toEqual({ passkeys: [], hasSecondFactor: false })
    expect((await client.call(getSecurityConfig, {})).value.pausedUntil).not.toBeNull()
    expect(await newestLetter(client)).toMatch(/^Customer service removed all passkeys of juan\./)
  })
})
