import { loginMember } from '@perya/contract/identity'
import {
  addPasskey,
  listPasskeys,
  loginByPasskey,
  setSecondFactor,
  startPasskey,
  startPasskeyLogin,
} from '@perya/contract/identity-passkey'
import { changePassword, mailPasswordLink, setPasswordByPhone } from '@perya/contract/identity-password'
import { registerMember, registerMobile } from '@perya/contract/identity-registration'
import { getMemberInfo } from '@perya/contract/members'
import { sendLoginCode, sendPasswordCode } from '@perya/contract/verification'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { type Client, openClient, readCode, readOutbox } from '../testing/client.ts'
import { openPasskeyDevice } from '../testing/passkey-device.ts'
import { addPasskeyOf, callWithPasskey } from '../testing/passkey-member.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let test: TestApp
let time = new Date('2026-11-15T04:00:00Z').getTime()
beforeAll(async () => {
  test = await openTestApp({ context: { now: () => new Date(time) } })
})
afterAll(() => test.close())

const password = 'isang mahabang password'
const newPassword = 'isang bagong password'

async function register(client: Client, payload: { username?: string; mobileNum: string; email?: string }) {
  const { value } = await client.call(payload.username ? registerMember : registerMobile, {
    registerMethod: 'H5',
    password,
    confirmPassword: password,
    birthDate: '1990-05-17',
    ...payload,
    ...(await client.solveCaptcha()),
  })
  client.token = value.token
  return value
}

const sentTo = async (mobile: string) =>
  (await test.app.inject({ url: `/dev/outbox.json?${new URLSearchParams({ to: mobile })}` })).json().value
    .messages.length

async function logInBySms(client: Client, mobile: string) {
  time += 61_000
  const before = await sentTo(mobile)
  await client.call(sendLoginCode, { mobileNum: mobile, ...(await client.solveCaptcha()) })
  const code = await readCode(test, mobile, before + 1)
  const answer = await client.call(loginMember, { type: 'sms', username: mobile, password: code })
  client.token = answer.value.token
  return answer
}

const logInByPassword = (client: Client, username: string) =>
  client.call(loginMember, { type: 'username', username, password })

describe('a number taken on trust', () => {
  it('LOGIN-2 logs in by SMS on the device that registered it, and keeps the password', async () => {
    const client = openClient(test)
    const made = await register(client, { mobileNum: '09175551001' })
    expect(await logInBySms(client, '+639175551001')).toMatchObject({ value: { userName: made.userName } })
    expect(await logInByPassword(client, made.userName)).toMatchObject({ success: true })
    expect(await logInByPassword(client, '0917 555 1001'.replaceAll(' ', ''))).toMatchObject({
      success: true,
    })
    const row = await test.ctx.db
      .selectFrom('member')
      .select('mobile_verified_at')
      .where('user_name', '=', made.userName)
      .executeTakeFirstOrThrow()
    expect(row.mobile_verified_at).not.toBeNull()
  })

  it('FORGOT-2 gets a new password by phone on another device too', async () => {
    await register(openClient(test), { mobileNum: '09175551002' })
    const other = openClient(test)
    await other.call(sendPasswordCode, { mobileNum: '+639175551002', ...(await other.solveCaptcha()) })
    const verificationCode = await readCode(test, '+639175551002')
    const set = await other.call(setPasswordByPhone, {
      mobileNum: '+639175551002',
      verificationCode,
      newPassword,
    })
    expect(set).toMatchObject({ value: { userName: '639175551002' } })
    expect(await logInByPassword(openClient(test), '639175551002')).toMatchObject({
      errorCode: 'login.failed',
    })
  })

  it('R-97 R-96 that somebody else registered passes to its holder alone: password, passkey, session, mail and data are void', async () => {
    const stranger = openClient(test)
    const { userName } = await register(stranger, { mobileNum: '09175551003', email: 'evil@mail.example' })
    const device = openPasskeyDevice({ origin: 'http://localhost', rpId: 'localhost' })
    const { challenge } = (await stranger.call(startPasskey, {})).value
    expect(await stranger.call(addPasskey, device.make({ challenge }))).toMatchObject({ success: true })
    await readOutbox(test, 'evil@mail.example')
    expect(await sentTo('+639175551003')).toBe(0)
    const holder = openClient(test)
    expect(await logInBySms(holder, '+639175551003')).toMatchObject({ value: { userName } })
    expect(await holder.call(getMemberInfo, {})).toMatchObject({
      value: { account: userName, email: null, mobileNum: '+63****003' },
    })
    expect(await stranger.call(getMemberInfo, {})).toMatchObject({ errorCode: 'session.expired' })
    stranger.token = undefined
    expect(await logInByPassword(stranger, userName)).toMatchObject({ errorCode: 'login.failed' })
    const asked = (await stranger.call(startPasskeyLogin, {})).value
    const signed = device.sign({ challenge: asked.challenge })
    expect(await stranger.call(loginByPasskey, signed)).toMatchObject({ errorCode: 'passkey.refused' })
    await stranger.call(mailPasswordLink, { username: userName, email: 'evil@mail.example' })
    const reset = await test.ctx.db
      .selectFrom('password_reset')
      .select('member_id')
      .orderBy('id', 'desc')
      .executeTakeFirst()
    expect(reset).toEqual({ member_id: null })
  })

  it('R-97 R-96 whose member shows a passkey on a new device stays the member’s: password and passkey are kept', async () => {
    const owner = openClient(test)
    const { userName } = await register(owner, { mobileNum: '09175551007', email: 'mine@mail.example' })
    const device = await addPasskeyOf(owner)
    await callWithPasskey(owner, setSecondFactor, { isOn: true }, device)
    time += 61_000
    const other = openClient(test)
    await other.call(sendLoginCode, { mobileNum: '+639175551007', ...(await other.solveCaptcha()) })
    const code = await readCode(test, '+639175551007')
    const bySms = { type: 'sms', username: '+639175551007', password: code } as const
    const done = await callWithPasskey(other, loginMember, bySms, device)
    expect(done).toMatchObject({ value: { userName, hasPassword: true } })
    other.token = done.value.token
    expect(await other.call(getMemberInfo, {})).toMatchObject({ value: { mobileNum: '+63****007' } })
    expect((await other.call(listPasskeys, {})).value).toMatchObject({
      passkeys: [{ host: 'localhost' }],
      hasSecondFactor: true,
    })
    expect(await owner.call(getMemberInfo, {})).toMatchObject({ success: true })
  })

  it('R-97 typed as a contact opens nothing for whoever holds it, and the account for its member', async () => {
    const owner = openClient(test)
    await register(owner, { username: 'mali_ang_numero', mobileNum: '09175551005' })
    const holder = openClient(test)
    time += 61_000
    expect(
      await holder.call(sendLoginCode, { mobileNum: '+639175551005', ...(await holder.solveCaptcha()) }),
    ).toMatchObject({ success: true })
    time += 61_000
    expect(await logInBySms(owner, '+639175551005')).toMatchObject({ value: { userName: 'mali_ang_numero' } })
    expect(await readOutbox(test, '+639175551005')).toHaveLength(1)
  })

  it('R-97 is held by who proved it first; an account named so stays with its password', async () => {
    const named = openClient(test)
    await register(named, { mobileNum: '+639170000004'.replace('+63', '0') })
    const juan = openClient(test)
    expect(await logInBySms(juan, '+639170000004')).toMatchObject({ value: { userName: 'juan' } })
    expect(await logInByPassword(named, '639170000004')).toMatchObject({ success: true })
  })
})

describe('R-95 a member who never had a password', () => {
  it('sets a first one right after logging in, and not with a session that has stood open for long', async () => {
    const client = openClient(test)
    await register(openClient(test), { mobileNum: '09175551006' })
    await logInBySms(client, '+639175551006')
    const set = () =>
      client.call(changePassword, { oldPassword: '', newPassword, confirmNewPassword: newPassword })
    time += 10 * 60_000
    expect(await set()).toMatchObject({ status: 403, errorCode: 'login.stale' })
    await logInBySms(client, '+639175551006')
    expect(await set()).toMatchObject({ success: true })
    expect(await openClient(test).logIn('639175551006', newPassword)).toMatchObject({
      userName: '639175551006',
    })
  })
})
