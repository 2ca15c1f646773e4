import { expect, it } from 'vitest'
import { ApiError, type FailureCode } from '#lib/api/api-error.ts'
import type { T } from '#lib/i18n.tsx'
import { needsService } from '../failure.ts'
import { PasskeyUnsupported } from '../passkey/passkey.ts'
import { loginMethods, returnPath } from './login.rules.ts'
import { explainLogin } from './login-failure.ts'
import { sessionOf } from './open-session.ts'
import { registerPath } from './register-path.ts'

it('LOGIN-1 the mobile tab is there only when the merchant turned it on', () => {
  expect(loginMethods({ MOBILEVERCODELOGIN3: true })).toEqual(['username', 'sms'])
  expect(loginMethods({ MOBILEVERCODELOGIN3: false })).toEqual(['username'])
})

it('SESS-1 the device keeps the token, the merchant, the name, the type and the first log-in', () => {
  const record = {
    token: 't',
    userName: 'juan',
    customerType: 0,
    firstTimeLogin: true,
    hasPassword: true,
    merchantCode: 'PERYA',
  }
  expect(sessionOf(record)).toEqual({
    token: 't',
    merchantCode: 'PERYA',
    userName: 'juan',
    type: 0,
    firstTimeLogin: true,
    hasPassword: true,
    hasChangedPassword: false,
  })
  expect(sessionOf(record, true).hasChangedPassword).toBe(true)
})

it.each(['/m/mine', '/m/gameList?gameType=RNG', '/m/agent/team/overview'])(
  'LOGIN-6 after logging in the player goes on to %s',
  (path) => {
    expect(returnPath(path, '/m/home')).toBe(path)
  },
)

it.each([
  null,
  '',
  'https://evil.example/m/mine',
  '//evil.example/m/mine',
  '/m/\\evil.example',
  '/m//evil.example',
  'javascript:alert(1)',
  '/m/login?returnTo=/m/login',
  '/m/register',
])('LOGIN-6 an address like %j cannot lead the player elsewhere', (path) => {
  expect(returnPath(path, '/m/home')).toBe('/m/home')
})

it.each([
  ['/m/mine', '/m/register?returnTo=%2Fm%2Fmine'],
  ['/m/home', '/m/register'],
  ['https://evil.example/m/mine', '/m/register'],
  [null, '/m/register'],
])('LOGIN-6 whoever was going to %j and has no account registers at %s', (returnTo, path) => {
  expect(registerPath(returnTo)).toBe(path)
})

it.each([
  ['login.failed', 'Mali. login.triesLeft'],
  ['verification.wrong', 'Mali.'],
] as const)('LOGIN-2 SMS-1 how many tries are left is told of a password only: %s', (code, text) => {
  const error = new ApiError(code, 'Mali.', { triesLeft: 9 })
  const t = ((id: string) => id) as T
  expect(explainLogin(error, t)).toEqual({ where: 'secret', text })
})

it('R-96 a code whose proof is spent or old is told as wrong, beside its field', () => {
  const error = new ApiError('firebase.invalid', 'Hindi nakumpirma ang account.')
  expect(explainLogin(error, ((id: string) => id) as T)).toEqual({ where: 'secret', text: 'sms.wrong' })
})

it('R-96 a browser without passkeys says so, and the way to a person stands beside what ends there', () => {
  const error = new PasskeyUnsupported()
  expect(explainLogin(error, ((id: string) => id) as T)).toEqual({
    where: 'root',
    text: 'passkey.unsupported',
  })
  expect(needsService(error)).toBe(true)
  const isHelped = (code: FailureCode) => needsService(new ApiError(code, ''))
  expect(isHelped('passkey.required')).toBe(true)
  expect(isHelped('passkey.elsewhere')).toBe(true)
  expect(isHelped('passkey.unavailable')).toBe(true)
  expect(isHelped('passkey.refused')).toBe(false)
  expect(isHelped('login.failed')).toBe(false)
})
