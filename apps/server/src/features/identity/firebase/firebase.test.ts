import { getMissingConsent } from '@perya/contract/consent'
import { linkFirebase, loginMember } from '@perya/contract/identity'
import { setPasswordByPhone } from '@perya/contract/identity-password'
import { registerMobile } from '@perya/contract/identity-registration'
import { getMemberInfo } from '@perya/contract/members'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { notify } from '#platform/notifications.ts'
import { makeServices } from '#platform/service.ts'
import { eventually } from '#testing/eventually.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { demoPassword, openClient } from '../testing/client.ts'
import {
  byPhone,
  bySocial,
  type FirebaseKeys,
  firebaseProject,
  openFirebaseKeys,
} from '../testing/firebase-keys.ts'
import { callWithPasskey, here, openSecondFactor } from '../testing/passkey-member.ts'
import { openFirebase } from './firebase.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let test: TestApp
let google: FirebaseKeys
beforeAll(async () => {
  google = await openFirebaseKeys()
  test = await openTestApp({ context: { env: { firebase: { projectId: firebaseProject } } } })
  await openFirebase(test.ctx, google.httpAgent)
  const flags = { GOOGLELOGIN3: true, FACEBOOKLOGIN3: true, FIREBASELOGIN3: true, REGMOBVERF3: true }
  await test.ctx.db
    .updateTable('merchant')
    .set({ flags: JSON.stringify(flags) })
    .where('code', '=', 'PERYA')
    .execute()
  await notify(test.ctx.db, 'merchant', 'PERYA')
  await eventually(async () => {
    const { value } = (await test.app.inject({ url: '/wps/system/whitelabel' })).json()
    expect(value).toMatchObject(flags)
  })
})
afterAll(async () => {
  await test.close()
  await google.close()
})

const juan = '+639170000004'
const byJuan = { firebaseChannel: 'sms', firebaseMobileNo: '09170000004', countryDialingCode: '63' } as const

const logIn = (firebaseIdToken: string, more: object = byJuan) =>
  openClient(test).call(loginMember, { type: 'firebase', firebaseIdToken, ...more })

describe('R-97 a Firebase token', () => {
  it('LOGIN-8 of a phone logs in the member who holds the number', async () => {
    expect(await logIn(await google.sign(byPhone(juan)))).toMatchObject({ value: { userName: 'juan' } })
  })

  it('is taken once', async () => {
    const token = await google.sign(byPhone(juan))
    expect(await logIn(token)).toMatchObject({ success: true })
    expect(await logIn(token)).toMatchObject({ status: 403, errorCode: 'firebase.invalid' })
  })

  const anHourAgo = Math.floor(Date.now() / 1_000) - 3_600
  it.each([
    ['of another project', { aud: 'another-project' }],
    ['of another issuer', { iss: 'https://securetoken.google.com/another-project' }],
    ['past its time', { exp: anHourAgo, iat: anHourAgo - 3_600 }],
    ['for a log-in long ago', { auth_time: anHourAgo }],
    ['without a subject', { sub: '' }],
    ['of a way in we do not offer', { firebase: { sign_in_provider: 'password', identities: {} } }],
    ['that names no number', { phone_number: undefined }],
  ])('%s is refused', async (_what, changes) => {
    const token = await google.sign({ ...byPhone(juan), ...changes })
    expect(await logIn(token)).toMatchObject({ status: 403, errorCode: 'firebase.invalid' })
  })

  it('signed by somebody else, unsigned or changed is refused', async () => {
    const forged = await google.forge(byPhone(juan))
    const [header, , signature] = forged.split('.')
    const claims = Buffer.from(JSON.stringify(byPhone(juan))).toString('base64url')
    const none = Buffer.from(JSON.stringify({ alg: 'none', kid: 'key1' })).toString('base64url')
    const good = (await google.sign(byPhone(juan))).split('.')
    for (const token of [
      forged,
      `${none}.${good[1]}.`,
      `${good[0]}.${claims}.${good[2]}`,
      `${header}.${good[1]}.${signature}`,
      'no token at all',
    ]) {
      expect(await logIn(token)).toMatchObject({ errorCode: 'firebase.invalid' })
    }
  })

  it('of one number does not log in another', async () => {
    const token = await google.sign(byPhone('+639170000006'))
    expect(await logIn(token)).toMatchObject({ errorCode: 'firebase.invalid' })
  })
})

const born = { birthDate: '1990-05-17' }

describe('R-97 Google and Facebook', () => {
  it('R-73 ask whoever is new for the birth date the merchant asks for, and make no account for who is too young', async () => {
    const token = await google.sign(bySocial('google.com', 'g-new', 'new@mail.example'))
    expect(await logIn(token, {})).toMatchObject({
      errorCode: 'field.format',
      value: { field: 'birthDate' },
    })
    const year = new Date().getFullYear()
    expect(await logIn(token, { birthDate: `${year - 20}-12-31` })).toMatchObject({
      errorCode: 'age.tooYoung',
      value: { field: 'birthDate' },
    })
    expect((await logIn(token, { birthDate: `${year + 66}-05-17` })).errorCode).toBe('field.format')
    // The same proof serves until an account is made of it.
    const made = await logIn(token, born)
    const { rows } = await test.ctx.pool.query(
      'select birth_date::text as born from member where user_name = $1',
      [made.value.userName],
    )
    expect(rows).toEqual([{ born: '1990-05-17' }])
    const again = await google.sign(bySocial('google.com', 'g-new', 'new@mail.example'))
    expect((await logIn(again, {})).value.userName).toBe(made.value.userName)
  })

  it('make an account at the first log-in and find it again, however the e-mail address changes', async () => {
    const first = await logIn(await google.sign(bySocial('google.com', 'g-1', 'ana@mail.example')), born)
    expect(first).toMatchObject({ value: { customerType: 0, firstTimeLogin: true, hasPassword: false } })
    const again = await logIn(await google.sign(bySocial('google.com', 'g-1', 'ana.new@mail.example')), {})
    expect(again.value).toMatchObject({ userName: first.value.userName, firstTimeLogin: false })
  })

  it('CONT-3 write down what whoever gets an account agreed to by it, and nothing for who had one', async () => {
    const { value: consent } = await openClient(test).call(getMissingConsent, {})
    const signUp = async (subject: string, more: object) => {
      const token = await google.sign(bySocial('google.com', subject, `${subject}@mail.example`))
      return (await logIn(token, { ...born, ...more })).value.userName
    }
    const agreed = async (userName: string) => {
      const { rows } = await test.ctx.pool.query(
        'select kind from consent join member on id = member_id where user_name = $1 order by kind',
        [userName],
      )
      return rows.map(({ kind }) => kind)
    }
    expect(await agreed(await signUp('g-agrees', { consent }))).toEqual(['age', 'agreement', 'privacy'])
    expect(await agreed(await signUp('g-silent', {}))).toEqual([])
    expect(await agreed(await signUp('g-silent', { consent }))).toEqual([])
    const stale = await google.sign(bySocial('google.com', 'g-stale', 'g-stale@mail.example'))
    const refused = await logIn(stale, { ...born, consent: { ...consent, agreement: 99 } })
    expect(refused.errorCode).toBe('consent.outdated')
  })

  it('bring an e-mail address only when the provider has verified it', async () => {
    const claims = {
      ...bySocial('facebook.com', 'f-unverified', 'tala@perya.example'),
      email_verified: false,
    }
    const client = openClient(test)
    const made = await client.call(loginMember, {
      type: 'firebase',
      firebaseIdToken: await google.sign(claims),
      ...born,
    })
    client.token = made.value.token
    expect(await client.call(getMemberInfo, {})).toMatchObject({ value: { email: null } })
  })

  it('never merge with an account that has the same e-mail address', async () => {
    await logIn(await google.sign(bySocial('google.com', 'g-2', 'ben@mail.example')), born)
    const facebook = await google.sign(bySocial('facebook.com', 'f-2', 'BEN@mail.example'))
    expect(await logIn(facebook, {})).toMatchObject({ status: 409, errorCode: 'firebase.emailTaken' })
    const ofJuan = await google.sign(bySocial('google.com', 'g-3', 'juan@perya.example'))
    expect(await logIn(ofJuan, {})).toMatchObject({ errorCode: 'firebase.emailTaken' })
  })

  it('are linked by a member who shows the password, and to one account only', async () => {
    const client = openClient(test)
    await client.logIn('juan')
    const link = async (password: string, subject: string) =>
      client.call(linkFirebase, {
        password,
        firebaseIdToken: await google.sign(bySocial('facebook.com', subject, 'juan@perya.example')),
      })
    expect(await link('a guess', 'f-juan')).toMatchObject({ errorCode: 'password.wrong' })
    expect(await link(demoPassword, 'f-juan')).toMatchObject({ success: true })
    const linked = await google.sign(bySocial('facebook.com', 'f-juan', 'juan@perya.example'))
    expect(await logIn(linked, {})).toMatchObject({ value: { userName: 'juan' } })

    const other = openClient(test)
    await other.logIn('tala')
    const taken = await other.call(linkFirebase, {
      password: demoPassword,
      firebaseIdToken: await google.sign(bySocial('facebook.com', 'f-juan', 'juan@perya.example')),
    })
    expect(taken).toMatchObject({ status: 409, errorCode: 'firebase.taken' })
  })
})

it('REG-4 a number proved to Firebase registers without our code, and sets a new password later', async () => {
  const client = openClient(test)
  const mobile = '+639175558888'
  const payload = {
    registerMethod: 'H5' as const,
    mobileNum: '09175558888',
    countryDialingCode: '63',
    password: 'isang mahabang password',
    confirmPassword: 'isang mahabang password',
    birthDate: '1990-05-17',
    firebaseChannel: 'sms' as const,
  }
  const register = async (token: string) =>
    client.call(registerMobile, { ...payload, firebaseIdToken: token, ...(await client.solveCaptcha()) })
  expect(await register(await google.sign(byPhone('+639175557777')))).toMatchObject({
    errorCode: 'firebase.invalid',
  })
  expect(await register(await google.sign(byPhone(mobile)))).toMatchObject({ success: true })
  // Whoever is refused, having an account already, sets its password with the same token; not of another number.
  const firebaseIdToken = await google.sign(byPhone(mobile))
  expect(await register(firebaseIdToken)).toMatchObject({ success: false, errorCode: 'mobile.taken' })
  const reset = (mobileNum: string) =>
    client.call(setPasswordByPhone, { mobileNum, newPassword: 'isang bagong password', firebaseIdToken })
  expect(await reset(juan)).toMatchObject({ errorCode: 'firebase.invalid' })
  expect(await reset(mobile)).toMatchObject({ success: true })
  expect(await reset(mobile)).toMatchObject({ errorCode: 'firebase.invalid' })
})

it('R-96 R-97 a token comes once more with the passkey its member asks for, and then never again', async () => {
  const { device } = await openSecondFactor(test, 'amihan')
  const mobile = '+639170000005'
  const elsewhere = openClient(test, here)
  const proof = { type: 'firebase', firebaseChannel: 'sms', firebaseMobileNo: mobile } as const
  const byToken = { ...proof, firebaseIdToken: await google.sign(byPhone(mobile)) }
  const done = await callWithPasskey(elsewhere, loginMember, byToken, device)
  expect(done).toMatchObject({ value: { userName: 'amihan' } })
  expect(await elsewhere.call(loginMember, byToken)).toMatchObject({ errorCode: 'firebase.invalid' })

  const reset = {
    mobileNum: mobile,
    newPassword: 'isang bagong password',
    firebaseIdToken: await google.sign(byPhone(mobile)),
  }
  const same = await callWithPasskey(
    elsewhere,
    setPasswordByPhone,
    { ...reset, newPassword: demoPassword },
    device,
  )
  expect(same).toMatchObject({ errorCode: 'modify.new.old.same' })
  expect(await callWithPasskey(elsewhere, setPasswordByPhone, reset, device)).toMatchObject({ success: true })
  const later = { ...reset, newPassword: 'isa pang bagong password' }
  expect(await elsewhere.call(setPasswordByPhone, later)).toMatchObject({ errorCode: 'firebase.invalid' })
})

it('R-91 while Firebase’s keys cannot be fetched nobody’s tries are counted', async () => {
  for (const outage of ['error', 'hangs up'] as const) {
    // A verifier that has fetched no keys yet.
    await openFirebase(test.ctx, google.httpAgent)
    google.setOutage(outage)
    const client = openClient(test)
    // Side by side, since the verifier tries each for seconds before it gives up.
    const tries = Array.from({ length: 4 }, async () => {
      const firebaseIdToken = await google.sign(byPhone(juan))
      return client.call(loginMember, { type: 'firebase', firebaseIdToken, ...byJuan })
    })
    for (const answer of await Promise.all(tries)) {
      expect(answer, outage).toMatchObject({ status: 503, errorCode: 'firebase.unavailable' })
    }
    google.setOutage('none')
    const firebaseIdToken = await google.sign(byPhone(juan))
    expect(await client.call(loginMember, { type: 'firebase', firebaseIdToken, ...byJuan })).toMatchObject({
      success: true,
    })
  }
})

it('without Firebase the platform says so', async () => {
  const bare = { ...test.ctx, env: { ...test.ctx.env, firebase: undefined }, services: makeServices() }
  await openFirebase(bare)
  const { verifyFirebase } = await import('./firebase.ts')
  await expect(verifyFirebase(bare, 'x')).rejects.toMatchObject({ code: 'firebase.unavailable' })
})
