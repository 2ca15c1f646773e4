import { hash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { runInNewContext } from 'node:vm'
import { endpoint } from '@perya/contract/endpoint'
import { listGames } from '@perya/contract/games'
import { loginMember } from '@perya/contract/identity'
import { addFavourite } from '@perya/contract/member-games'
import { getOperator } from '@perya/contract/operators'
import { walletBalance } from '@perya/contract/wallet'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { type Client, openClient, someAddress } from '#features/identity/testing/client.ts'
import { openVendorLab, type VendorLab } from '#features/vendors/testing/vendor-lab.ts'
import type { Feature } from '#platform/feature.ts'
import { makeEventStream } from '#platform/http/event-stream.ts'
import { unknownPerMinute } from '#platform/http/known-callers.ts'
import { route } from '#platform/http/route.ts'
import { openLog } from '#platform/log.ts'
import { eventually } from '#testing/eventually.ts'
import { roomLeft } from '../../../tools/budget.ts'
import { features } from './app.ts'

const stream = endpoint({
  summary: 'Goes on.',
  method: 'GET',
  path: '/wps/test/stream',
  access: 'anyone',
  input: z.strictObject({}),
  output: z.undefined(),
  errors: [],
})
const slow = endpoint({ ...stream, summary: 'Waits for a gate.', path: '/wps/test/slow' })

let gate = Promise.withResolvers<undefined>()
const testFeature: Feature = {
  name: 'test',
  routes: () => [
    route(stream, (_input, _caller, http) => {
      makeEventStream(http).open(() => {})
      return undefined
    }),
    route(slow, () => gate.promise),
  ],
}

const calm = 0
let waitMs = calm
const lines: string[] = []
let lab: VendorLab
let juan: Client
beforeAll(async () => {
  lab = await openVendorLab({
    features: [...features, testFeature],
    context: {
      env: { load: { waitMs: 50, calls: 5 } },
      log: openLog('info', { write: (line: string) => void lines.push(line) }),
    },
    waitMs: () => waitMs,
  })
  juan = openClient(lab)
  await juan.logIn('juan')
  await juan.call(walletBalance, {})
})
afterAll(() => lab.close())
beforeEach(() => {
  waitMs = calm
  lines.length = 0
})

const asked = (url: string, headers: Record<string, string> = {}, remoteAddress = someAddress()) =>
  lab.app.inject({ url, headers, remoteAddress })
/** Pages are turned away before the framework, so over a real connection. */
const askedByPerson = () => fetch(`${lab.url}/m/login`, { headers: { accept: 'text/html' } })
const statuses = async () => ({
  health: (await asked('/healthz')).statusCode,
  ready: (await asked('/readyz')).statusCode,
  metrics: (await asked('/metrics')).statusCode,
  member: (await juan.call(walletBalance, {})).status,
  guest: (await asked(listGames.path)).statusCode,
  shown: (await juan.call(listGames, {})).status,
  page: (await askedByPerson()).status,
  nowhere: (await asked('/nowhere')).statusCode,
})

describe('R-117 while calls wait too long', () => {
  it('a bet is taken while pages and reads of guests are told to come back', async () => {
    const player = await lab.player('10.00')
    waitMs = 50
    expect(
      await lab.call('bet', player, { txId: 'busy', roundId: randomUUID(), amount: '1.00' }),
    ).toMatchObject({ status: 'OK', balance: '9.00' })
    expect(await statuses()).toMatchObject({ health: 200, ready: 200, member: 200, guest: 503, page: 503 })
  })

  it('nobody is turned away before it is that long, and nobody after it is over', async () => {
    const usual = await statuses()
    expect(Object.values(usual)).not.toContain(503)
    waitMs = 49
    expect(await statuses()).toEqual(usual)
    waitMs = 10_000
    expect(await statuses()).toMatchObject({ health: 200, ready: 200, metrics: 200, member: 503, shown: 503 })
    waitMs = calm
    expect(await statuses()).toEqual(usual)
  })

  it('members read on when guests may not, and a vendor at the very end asks again', async () => {
    waitMs = 199
    expect(await statuses()).toMatchObject({ member: 200, shown: 200, guest: 503, nowhere: 503 })
    waitMs = 200
    expect(await statuses()).toMatchObject({ member: 503, shown: 503 })
    waitMs = 1_500
    expect(await lab.send('/vendor/v1/bet', {})).toMatchObject({ isKnown: false, reason: 'HTTP 503' })
  })

  it('whoever makes up a token reads no more than a guest, and whoever shows none has no member’s place', async () => {
    waitMs = 50
    expect((await asked(listGames.path, { token: 'made up' })).statusCode).toBe(503)
    expect((await asked(walletBalance.path)).statusCode).toBe(503)
    expect((await asked(getOperator.path)).statusCode).toBe(503)
    expect((await lab.app.inject({ method: 'POST', url: addFavourite.path, payload: {} })).statusCode).toBe(
      503,
    )
    // A member's session opens no desk.
    expect((await juan.call(getOperator, {})).status).toBe(503)
  })

  it.each([walletBalance.path, getOperator.path])(
    'an address that makes up tokens for %s has a few looked up, and takes nobody else’s place',
    async (path) => {
      waitMs = 50
      const address = someAddress()
      const tried: number[] = []
      for (let count = 0; count < unknownPerMinute + 20; count++) {
        tried.push((await asked(path, { token: `made up ${count}` }, address)).statusCode)
      }
      expect(tried.slice(0, unknownPerMinute)).toEqual(Array(unknownPerMinute).fill(401))
      expect(tried.slice(unknownPerMinute)).toEqual(Array(20).fill(503))
      expect((await asked(path, { token: 'made up' })).statusCode).toBe(401)
      expect((await juan.call(walletBalance, {})).status).toBe(200)
    },
  )

  it('a member whom this process has not seen is let in, and reads on like any other', async () => {
    const ligaya = openClient(lab)
    await ligaya.logIn('ligaya')
    waitMs = 199
    expect((await ligaya.call(listGames, {})).status).toBe(503)
    expect((await ligaya.call(walletBalance, {})).status).toBe(200)
    expect((await ligaya.call(listGames, {})).status).toBe(200)
  })

  it('a program is told in its language, and when to come back', async () => {
    waitMs = 50
    const { headers, ...answer } = await asked(listGames.path, { language: 'EN' })
    expect(answer.json()).toEqual({
      success: false,
      value: {},
      errorCode: 'system.busy',
      message: 'We’re very busy right now. Please try again in a few seconds.',
    })
    expect(headers['retry-after']).toBe('2')
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
  })

  it('a person sees a page with a kind sentence and a way to try again', async () => {
    waitMs = 50
    const answer = await askedByPerson()
    const { headers } = answer
    const page = await answer.text()
    expect(answer.status).toBe(503)
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(headers.get('retry-after')).toBe('2')
    expect(headers.get('x-request-id')).toBeTruthy()
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(page).toContain('Ang daming naglalaro ngayon!')
    expect(page).toContain('<p lang="en">We’re very busy right now.')
    expect(page).toContain('<a href="">Subukan ulit')
    expect(page).not.toContain('http-equiv="refresh"')
    expect(roomLeft('busy page', Buffer.byteLength(page), 1_500)).toBeGreaterThan(0)
    const elsewhere = await asked('/no/page', { accept: 'text/html' })
    expect(elsewhere.statusCode).toBe(503)
    expect(elsewhere.body).toContain('Ang daming naglalaro ngayon!')
    expect((await asked('/healthz', { accept: 'text/html' })).statusCode).toBe(200)
  })

  it('the page is read out once: it asks for room less and less often, and loads itself when there is some', async () => {
    waitMs = 50
    const answer = await askedByPerson()
    const script = /<script>(.*)<\/script>/s.exec(await answer.text())?.[1] ?? ''
    const hashed = hash('sha256', script, 'base64')
    expect(answer.headers.get('content-security-policy')).toContain(`script-src 'sha256-${hashed}'`)
    const pauses: number[] = []
    let reloads = 0
    let wake = () => {}
    runInNewContext(script, {
      ...{ Math, crypto, Uint8Array },
      fetch: (path: string) => fetch(`${lab.url}${path}`),
      location: { reload: () => reloads++ },
      setTimeout: (work: () => void, ms: number) => {
        pauses.push(ms / 1_000)
        wake = work
      },
    })
    for (let tries = 1; tries < 9; tries++) {
      wake()
      await eventually(() => expect(pauses).toHaveLength(tries + 1))
    }
    expect(pauses[0]).toBeGreaterThanOrEqual(5)
    expect(pauses[2]).toBeGreaterThan(11)
    expect(pauses[8]).toBe(60)
    expect(reloads).toBe(0)
    waitMs = calm
    wake()
    await eventually(() => expect(reloads).toBe(1))
    expect(pauses).toHaveLength(9)
  })

  it('what is sent is not read: neither its body nor who sends it', async () => {
    waitMs = 200
    const unreadable = { 'content-type': 'application/json', token: 'none' }
    const answer = await lab.app.inject({
      method: 'POST',
      url: loginMember.path,
      headers: unreadable,
      payload: '{',
    })
    expect(answer.statusCode).toBe(503)
  })

  it('an operator finds them counted, and no line of the log for each', async () => {
    waitMs = 50
    for (let count = 0; count < 20; count++) await asked(listGames.path)
    expect(lines.filter((line) => line.includes(listGames.path))).toEqual([])
    waitMs = calm
    const { body } = await asked('/metrics')
    expect(
      Number(/http_shed_calls_total\{importance="guest"\} (\d+)/.exec(body)?.[1]),
    ).toBeGreaterThanOrEqual(20)
  })
})

/** Calls that lack the last byte of their body, once the server has read their heads. */
async function sendHalf(path: string, count: number): Promise<Socket[]> {
  const { server } = lab.app
  let heard = 0
  const hear = () => {
    heard += 1
  }
  server.on('request', hear)
  const head = `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{`
  const sockets = Array.from({ length: count }, () => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    socket.on('error', () => {})
    onTestFinished(() => void socket.destroy())
    socket.write(head)
    return socket
  })
  await eventually(() => expect(heard).toBe(count))
  server.off('request', hear)
  return sockets
}

describe('R-117 while many calls are under way', () => {
  const underWay = async (importance: string) =>
    Number(
      new RegExp(`http_calls_under_way\\{importance="${importance}"\\} (\\d+)`).exec(
        (await asked('/metrics')).body,
      )?.[1],
    )

  it('guests come back later, until one is answered', async () => {
    gate = Promise.withResolvers()
    const waiting = Array.from({ length: 5 }, () => fetch(`${lab.url}${slow.path}`))
    await eventually(async () => expect(await underWay('guest')).toBe(5))
    expect(await statuses()).toMatchObject({ guest: 503, member: 200, health: 200 })
    gate.resolve(undefined)
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(await statuses()).toMatchObject({ guest: 200 })
  })

  it('who leaves before the answer is no longer counted', async () => {
    gate = Promise.withResolvers()
    const leaving = new AbortController()
    const left = Array.from({ length: 5 }, () => fetch(`${lab.url}${slow.path}`, leaving))
    await eventually(async () => expect(await underWay('guest')).toBe(5))
    leaving.abort()
    await Promise.allSettled(left)
    await eventually(async () => expect(await underWay('guest')).toBe(0))
    gate.resolve(undefined)
  })

  it.each(['/vendor/v1/bet', loginMember.path, addFavourite.path, '/nowhere'])(
    'bodies of %s that do not arrive turn nobody away, and one that does is answered',
    async (path) => {
      const player = await lab.player('10.00')
      const usual = await statuses()
      const sockets = await sendHalf(path, 160)
      expect(await statuses()).toEqual(usual)
      expect(await underWay('money')).toBe(0)
      expect(
        await lab.call('bet', player, { txId: randomUUID(), roundId: randomUUID(), amount: '1.00' }),
      ).toMatchObject({ status: 'OK', balance: '9.00' })
      const [first] = sockets as [Socket]
      first.write('}')
      expect(String((await once(first, 'data'))[0])).toMatch(/^HTTP\/1.1 (?!503)\d{3} /)
      expect(await underWay('money')).toBe(0)
    },
  )

  it('streams that go on are not counted, and go on while others are turned away', async () => {
    const streams = await Promise.all(
      Array.from(
        { length: 6 },
        () => new Promise<IncomingMessage>((resolve) => void get(`${lab.url}${stream.path}`, resolve)),
      ),
    )
    expect(streams.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 200])
    expect(await underWay('guest')).toBe(0)
    waitMs = 10_000
    expect(await statuses()).toMatchObject({ guest: 503 })
    expect(streams.filter(({ destroyed }) => destroyed)).toEqual([])
    for (const one of streams) one.destroy()
  })
})
