import { compactDecrypt, exportJWK, generateKeyPair } from 'jose'
import { beforeEach, expect, it, vi } from 'vitest'
import { startSession } from '#lib/session/session.ts'
import { fakeStorage } from '#lib/testing/fake-storage.ts'
import { call, openCall, setOrigin, watchCalls } from './call.ts'

const { publicKey, privateKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true })
const sealKey = { ...(await exportJWK(publicKey)), kid: 'k1', alg: 'ECDH-ES', use: 'enc' }
let isInstalled = false
let isLarge = false

function answer(status: number, envelope: object) {
  const fetched = vi.fn(
    async (_url: string, _request: RequestInit) => new Response(JSON.stringify(envelope), { status }),
  )
  vi.stubGlobal('fetch', fetched)
  return fetched
}

const headersOf = (fetched: ReturnType<typeof answer>) => new Headers(fetched.mock.calls[0]?.[1].headers)

beforeEach(() => {
  fakeStorage()
  isInstalled = false
  isLarge = false
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('matchMedia', (asked: string) => ({
    matches: asked.includes('display-mode') ? isInstalled : isLarge,
  }))
  setOrigin({ merchant: 'PERYA', language: () => 'EN', sealKey: sealKey as never })
})

it('CONF-1 a call says from which site, in which language and for which module it comes', async () => {
  const fetched = answer(200, { success: true, value: { maintenance: false, regionRestricted: false } })
  expect(await call('getSiteStatus', {})).toEqual({ maintenance: false, regionRestricted: false })
  expect(fetched.mock.calls[0]?.[0]).toBe('/wps/system/status')
  const headers = headersOf(fetched)
  expect(headers.get('merchant')).toBe('PERYA')
  expect(headers.get('language')).toBe('EN')
  expect(headers.get('moduleId')).toBe('COMM3')
  expect(headers.get('token')).toBeNull()
  expect(headers.get('Device')).toBeNull()
})

it('CONF-1 calls go to the name that the merchant routes them to, with the device’s cookie', async () => {
  setOrigin({
    merchant: 'PERYA',
    language: () => 'EN',
    sealKey: sealKey as never,
    api: 'https://api.perya.test',
  })
  const fetched = answer(200, { success: true, value: {} })
  await call('getSiteStatus', {})
  expect(fetched.mock.calls[0]?.[0]).toBe('https://api.perya.test/wps/system/status')
  expect(fetched.mock.calls[0]?.[1].credentials).toBe('include')
})

it.each([
  [false, '3'],
  [true, '1'],
] as const)('CONF-1 on a large screen (%s) a call comes through gateway %s', async (large, gateway) => {
  isLarge = large
  const fetched = answer(200, { success: true, value: { maintenance: false, regionRestricted: false } })
  await call('getSiteStatus', {})
  expect(headersOf(fetched).get('gateway')).toBe(gateway)
})

it('SESS-1 LOGIN-4 a member’s call carries the token, and Device OTHERS from the home screen', async () => {
  isInstalled = true
  startSession({
    token: 'secret',
    merchantCode: 'PERYA',
    userName: 'juan',
    type: 0,
    firstTimeLogin: false,
    hasPassword: true,
    hasChangedPassword: false,
  })
  const fetched = answer(200, { success: true, value: {} })
  await call('getMemberInfo', {})
  expect(headersOf(fetched).get('token')).toBe('secret')
  expect(headersOf(fetched).get('Device')).toBe('OTHERS')
})

it('LOGIN-4 a sealed body can be read only with the server’s key, and holds a nonce and the time', async () => {
  const fetched = answer(200, { success: true, value: {} })
  await call('loginMember', { type: 'username', username: 'juan', password: 'Perya#2026' })
  const sent = fetched.mock.calls[0]?.[1]
  expect(headersOf(fetched).get('Encryption')).toBe('JWE')
  expect(String(sent?.body)).not.toContain('juan')
  const { plaintext } = await compactDecrypt(String(sent?.body), privateKey)
  const opened = JSON.parse(new TextDecoder().decode(plaintext))
  expect(opened.body).toEqual({ type: 'username', username: 'juan', password: 'Perya#2026' })
  expect(opened.nonce).toMatch(/^[\w-]{16,64}$/)
  expect(Math.abs(Date.now() - opened.time)).toBeLessThan(60_000)
})

it('ERR-1 a refusal arrives with its code, its words and its value', async () => {
  answer(403, { success: false, value: { captcha: true }, errorCode: 'login.failed', message: 'Wrong.' })
  const login = call('loginMember', { type: 'username', username: 'a', password: 'b' })
  await expect(login).rejects.toMatchObject({
    code: 'login.failed',
    message: 'Wrong.',
    value: { captcha: true },
  })
})

it('R-117 a call that was turned away knows when it may come back', async () => {
  vi.stubGlobal(
    'fetch',
    async () =>
      new Response(JSON.stringify({ success: false, errorCode: 'system.busy', message: 'Busy.' }), {
        status: 503,
        headers: { 'retry-after': '2' },
      }),
  )
  await expect(call('getSiteStatus', {})).rejects.toMatchObject({ code: 'system.busy', retryAfter: 2 })
})

it('ERR-1 an answer nobody can read is an unknown error, and no answer is no internet', async () => {
  vi.stubGlobal('fetch', async () => new Response('<html>', { status: 502 }))
  await expect(call('getSiteStatus', {})).rejects.toMatchObject({ code: 'unknown' })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(call('getSiteStatus', {})).rejects.toMatchObject({ code: 'network.offline' })
})

it('SESS-1 whoever watches hears of an ended session, with the token it was about', async () => {
  startSession({
    token: 'old',
    merchantCode: 'PERYA',
    userName: 'juan',
    type: 0,
    firstTimeLogin: false,
    hasPassword: true,
    hasChangedPassword: false,
  })
  const heard = vi.fn()
  const stop = watchCalls({ onFailure: (error, token) => heard(error.code, token) })
  answer(401, { success: false, value: {}, errorCode: 'session.expired', message: 'Logged out.' })
  await expect(call('getMemberInfo', {})).rejects.toThrow('Logged out.')
  stop()
  expect(heard).toHaveBeenCalledExactlyOnceWith('session.expired', 'old')
})

it('HEAD-2 PAY-4 a stream or a file is handed over unread; one that is refused says why', async () => {
  const fetched = vi.fn(async (_url: string, _request: RequestInit) => new Response('Time,Amount'))
  vi.stubGlobal('fetch', fetched)
  const opened = await openCall(
    'memberTransactionsCsv',
    { startDate: '2026-11-01' },
    { headers: { extra: '1' } },
  )
  expect(await opened.text()).toBe('Time,Amount')
  expect(fetched.mock.calls[0]?.[0]).toBe('/wps/relay/ODS2_MemberTransaction.csv?startDate=2026-11-01')
  expect(headersOf(fetched).get('extra')).toBe('1')
  answer(429, { success: false, value: {}, errorCode: 'rate.limited', message: 'Slow down.' })
  await expect(openCall('followEvents', {})).rejects.toMatchObject({ code: 'rate.limited' })
})
