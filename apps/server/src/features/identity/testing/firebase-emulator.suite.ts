/** Runs against Firebase’s own Auth emulator, in `npm test` and alone with `npm run test:firebase`. */
import assert from 'node:assert/strict'
import { loginMember } from '@perya/contract/identity'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { notify } from '#platform/notifications.ts'
import { eventually } from '#testing/eventually.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { openClient } from './client.ts'

const host = process.env.FIREBASE_AUTH_EMULATOR_HOST
const project = process.env.FIREBASE_PROJECT_ID
assert(host && project, 'start this suite with npm run test:firebase')

let test: TestApp
beforeAll(async () => {
  test = await openTestApp({ context: { env: { firebase: { projectId: project } } } })
  const flags = { GOOGLELOGIN3: true, FACEBOOKLOGIN3: true, FIREBASELOGIN3: true }
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
afterAll(() => test.close())

/** What the web SDK sends to Google, sent to the emulator. */
async function ask<T>(method: string, body: object): Promise<T> {
  const answer = await fetch(`http://${host}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(answer.status).toBe(200)
  return answer.json() as Promise<T>
}

async function signInByPhone(phoneNumber: string): Promise<string> {
  const { sessionInfo } = await ask<{ sessionInfo: string }>('sendVerificationCode', {
    phoneNumber,
    recaptchaToken: 'none needed here',
  })
  const codes = await fetch(`http://${host}/emulator/v1/projects/${project}/verificationCodes`)
  const { verificationCodes } = (await codes.json()) as {
    verificationCodes: { sessionInfo: string; code: string }[]
  }
  const code = verificationCodes.find((sent) => sent.sessionInfo === sessionInfo)?.code
  return (await ask<{ idToken: string }>('signInWithPhoneNumber', { sessionInfo, code })).idToken
}

async function signInAt(providerId: string, sub: string, email: string): Promise<string> {
  const credential = JSON.stringify({ sub, email, email_verified: true })
  const postBody = new URLSearchParams({
    [providerId === 'google.com' ? 'id_token' : 'access_token']: credential,
    providerId,
  })
  const body = { postBody: postBody.toString(), requestUri: 'http://localhost', returnSecureToken: true }
  return (await ask<{ idToken: string }>('signInWithIdp', body)).idToken
}

/** What whoever has no account yet says besides. */
const born = { birthDate: '1990-05-17' }

const logIn = (firebaseIdToken: string, more: object = {}) =>
  openClient(test).call(loginMember, { type: 'firebase', firebaseIdToken, ...more })

describe('against the Auth emulator', () => {
  it('LOGIN-8 R-97 the code Firebase sent by SMS logs in the member who holds the number, once', async () => {
    const token = await signInByPhone('+639170000004')
    const byPhone = { firebaseChannel: 'sms', firebaseMobileNo: '9170000004', countryDialingCode: '63' }
    expect(await logIn(token, byPhone)).toMatchObject({ value: { userName: 'juan' } })
    expect(await logIn(token, byPhone)).toMatchObject({ errorCode: 'firebase.invalid' })
  })

  it.each(['google.com', 'facebook.com'])(
    'LOGIN-5 R-97 %s makes an account and finds it again',
    async (provider) => {
      const email = `${provider.replace('.', '-')}@mail.example`
      const first = await logIn(await signInAt(provider, `subject-${provider}`, email), born)
      expect(first).toMatchObject({ value: { customerType: 0, firstTimeLogin: true } })
      const spent = await signInAt(provider, `subject-${provider}`, email)
      // Unsigned tokens made within one second are the same token, and a token is taken once.
      const fresh = await eventually(async () => {
        const token = await signInAt(provider, `subject-${provider}`, email)
        expect(token).not.toBe(spent)
        return token
      })
      const again = await logIn(fresh)
      expect(again.value).toMatchObject({ userName: first.value.userName, firstTimeLogin: false })
    },
  )

  it('R-97 the same e-mail address at another provider is not the same member', async () => {
    await logIn(await signInAt('google.com', 'g-same', 'same@mail.example'), born)
    const other = await logIn(await signInAt('facebook.com', 'f-same', 'same@mail.example'), born)
    expect(other).toMatchObject({ status: 409, errorCode: 'firebase.emailTaken' })
  })

  it('R-97 a token of another project is refused', async () => {
    const token = await signInByPhone('+639170000006')
    const [header, claims] = token.split('.')
    const changed = { ...JSON.parse(Buffer.from(claims as string, 'base64url').toString()), aud: 'another' }
    const forged = `${header}.${Buffer.from(JSON.stringify(changed)).toString('base64url')}.`
    expect(await logIn(forged)).toMatchObject({ errorCode: 'firebase.invalid' })
  })
})
