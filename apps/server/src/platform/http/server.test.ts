import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { endpoint } from '@perya/contract/endpoint'
import pg from 'pg'
import { Gauge, register } from 'prom-client'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { z } from 'zod'
import { merchantsFeature } from '#features/merchants/index.ts'
import type { Feature } from '#platform/feature.ts'
import { freePort } from '#platform/free-port.ts'
import { route } from '#platform/http/route.ts'
import { openLog } from '#platform/log.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

const login = endpoint({
  summary: 'Looks like a login.',
  method: 'POST',
  path: '/wps/test/login',
  access: 'anyone',
  input: z.strictObject({ username: z.string(), password: z.string(), captcha: z.string().optional() }),
  output: z.strictObject({ userName: z.string() }),
  errors: [],
  perMinute: 5,
})
const broken = endpoint({
  summary: 'Fails in a way nobody foresaw.',
  method: 'GET',
  path: '/wps/test/broken',
  access: 'anyone',
  input: z.strictObject({ token: z.string().optional() }),
  output: z.strictObject({}),
  errors: [],
})

const busy = endpoint({
  summary: 'Waits for a connection in vain.',
  method: 'GET',
  path: '/wps/test/busy',
  access: 'anyone',
  input: z.strictObject({}),
  output: z.strictObject({}),
  errors: [],
})
const away = endpoint({
  summary: 'Asks a database that is not there.',
  method: 'GET',
  path: '/wps/test/away',
  access: 'anyone',
  input: z.strictObject({}),
  output: z.strictObject({}),
  errors: [],
})
const echo = endpoint({
  summary: 'Lets the database read a text.',
  method: 'GET',
  path: '/wps/test/text',
  access: 'anyone',
  input: z.strictObject({ text: z.string() }),
  output: z.unknown(),
  errors: [],
})

const testFeature: Feature = {
  name: 'test',
  routes: ({ log, env, pool }) => [
    route(busy, async () => {
      const crowded = new pg.Pool({ connectionString: env.databaseUrl, max: 1 })
      const taken = await crowded.connect()
      crowded.options.connectionTimeoutMillis = 1
      try {
        await crowded.query('select 1')
        return {}
      } finally {
        taken.release()
        await crowded.end()
      }
    }),
    route(away, async () => {
      const lost = new pg.Pool({ host: '127.0.0.1', port: await freePort() })
      await lost.query('select 1')
      return {}
    }),
    route(echo, async (input) => (await pool.query('select $1::text', [input.text])).rows),
    route(login, ({ username, password, captcha }) => {
      log.info({ password, login: { password, captcha } }, 'a careless line')
      return { userName: username }
    }),
    route(broken, () => {
      throw new Error('the inside of the machine')
    }),
  ],
}

const lines: string[] = []
let test: TestApp
beforeAll(async () => {
  test = await openTestApp({
    features: [merchantsFeature, testFeature],
    context: { log: openLog('info', { write: (line: string) => void lines.push(line) }) },
  })
})
afterAll(() => test.close())

const body = { username: 'juan', password: 'Perya#2026' }

describe('every answer', () => {
  it.each([
    ['a value', { method: 'GET', url: '/wps/system/status' }, 200],
    ['nothing new', { method: 'GET', url: '/wps/system/country', headers: { 'if-none-match': 'last' } }, 304],
    ['a mistake', { method: 'POST', url: '/wps/test/login', payload: { username: 1 } }, 400],
    [
      'broken JSON',
      {
        method: 'POST',
        url: '/wps/test/login',
        payload: '{',
        headers: { 'content-type': 'application/json' },
      },
      400,
    ],
    ['an unknown address', { method: 'GET', url: '/wps/nothing' }, 404],
    ['an address that cannot be read', { method: 'GET', url: '/%c0' }, 400],
    [
      'a body that is too large',
      { method: 'POST', url: '/wps/test/login', payload: { username: 'x'.repeat(70_000) } },
      413,
    ],
    ['a fault of ours', { method: 'GET', url: '/wps/test/broken' }, 500],
    ['health', { method: 'GET', url: '/healthz' }, 200],
    ['readiness', { method: 'GET', url: '/readyz' }, 200],
    ['metrics', { method: 'GET', url: '/metrics' }, 200],
    ['the API page', { method: 'GET', url: '/docs/' }, 200],
    ['the manifest', { method: 'GET', url: '/manifest.webmanifest' }, 200],
    ['robots', { method: 'GET', url: '/robots.txt' }, 200],
  ] as const)('R-104 carries the security headers: %s', async (_what, request, status) => {
    let asked: Record<string, unknown> = request
    if (status === 304) {
      const { headers } = await test.app.inject({ url: request.url })
      asked = { ...request, headers: { 'if-none-match': headers.etag } }
    }
    const { statusCode, headers } = await test.app.inject(asked)
    expect(statusCode).toBe(status)
    const policy = String(headers['content-security-policy'])
    for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'self'"]) {
      expect(policy).toContain(part)
    }
    expect(policy).not.toMatch(/script-src[^;]*unsafe|unsafe-eval/)
    expect(
      Number(/max-age=(\d+)/.exec(String(headers['strict-transport-security']))?.[1]),
    ).toBeGreaterThanOrEqual(31_536_000)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
    expect(headers['referrer-policy']).toBe('same-origin')
    expect(headers['permissions-policy']).toContain('camera=()')
    expect(headers['cache-control']).toBeTruthy()
  })

  it('has an id of its own that the log knows', async () => {
    const ids = await Promise.all(
      [1, 2, 3].map(async () => (await test.app.inject('/wps/nothing')).headers['x-request-id']),
    )
    expect(new Set(ids).size).toBe(3)
    expect(lines.join('')).toContain(`"reqId":"${ids[0]}"`)
  })
})

describe('what is no request at all', () => {
  const answerTo = async (sent: string): Promise<string> => {
    const { port } = test.app.server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1')
    socket.end(sent)
    return text(socket)
  }
  beforeAll(() => test.app.listen({ host: '127.0.0.1', port: 0 }))

  it.each([
    [
      'headers past all measure',
      `GET /healthz HTTP/1.1\r\nhost: x\r\ncookie: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
    ],
    ['no HTTP', 'HELLO\r\n\r\n', 400],
  ])(
    'R-104 R-107 is answered in the one shape, with the security headers: %s',
    async (_what, sent, status) => {
      const answer = await answerTo(sent)
      const [head = '', body = ''] = answer.split('\r\n\r\n')
      expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
      expect(head).toContain('x-content-type-options: nosniff')
      expect(head).toContain("content-security-policy: default-src 'none'")
      expect(JSON.parse(body)).toMatchObject({ success: false, value: {} })
    },
  )
})

describe('what goes wrong', () => {
  it('R-117 that every connection stays busy is told as such, with a time to come back', async () => {
    const answer = await test.app.inject('/wps/test/busy')
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('5')
    expect(answer.json()).toMatchObject({ errorCode: 'system.busy' })
  })

  it('R-32 that the database is away is told as such, with a time to come back', async () => {
    const answer = await test.app.inject('/wps/test/away')
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('5')
    expect(answer.json()).toMatchObject({ errorCode: 'system.busy' })
  })

  it('a character no database takes is the caller’s mistake', async () => {
    const answer = await test.app.inject('/wps/test/text?text=%00')
    expect(answer.json()).toMatchObject({ errorCode: 'input.invalid' })
  })

  it.each([
    ['TY', 'Wala ang address na ito.'],
    ['EN', 'We can’t find this address.'],
    ['XX', 'Wala ang address na ito.'],
  ])('is told in the language %s of the caller', async (language, message) => {
    const answer = await test.app.inject({ url: '/wps/nothing', headers: { language } })
    expect(answer.json()).toEqual({ success: false, value: {}, errorCode: 'route.unknown', message })
  })

  it('R-101 names the field nobody asked for', async () => {
    const answer = await test.app.inject({ method: 'POST', url: login.path, payload: { ...body, type: 2 } })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ success: false, errorCode: 'input.invalid' })
  })

  it('R-108 keeps the inside of the machine inside', async () => {
    const answer = await test.app.inject(broken.path)
    expect(answer.json()).toMatchObject({ success: false, errorCode: 'unknown', value: {} })
    expect(answer.body).not.toContain('machine')
    expect(lines.join('')).toContain('the inside of the machine')
  })

  it('R-107 a body over the limit is refused before anyone reads it', async () => {
    const answer = await test.app.inject({
      method: 'POST',
      url: login.path,
      payload: { ...body, username: 'x'.repeat(70_000) },
      remoteAddress: '203.0.113.9',
    })
    expect(answer.json()).toMatchObject({ errorCode: 'body.large' })
  })

  it('R-117 too many calls of one address are told when to come back, others go on', async () => {
    // All in one minute: over its border one call more may pass.
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const call = (remoteAddress: string) =>
      test.app.inject({ method: 'POST', url: login.path, payload: body, remoteAddress })
    const statuses: number[] = []
    for (let count = 0; count < 7; count++) statuses.push((await call('203.0.113.7')).statusCode)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
    const refused = await call('203.0.113.7')
    expect(refused.json()).toMatchObject({ success: false, errorCode: 'rate.limited' })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await call('203.0.113.8')).statusCode).toBe(200)
  })
})

describe('the log', () => {
  it('R-108 holds no password, token, cookie or captcha, not even of a careless line', async () => {
    lines.length = 0
    await test.app.inject({
      method: 'POST',
      url: `${login.path}?token=tok-in-query`,
      payload: { ...body, captcha: '123987' },
      headers: {
        token: 'tok-in-header',
        cookie: 'device=tok-in-cookie',
        authorization: 'Bearer tok-in-auth',
      },
      remoteAddress: '203.0.113.20',
    })
    await test.app.inject({ url: `${broken.path}?token=tok-of-failure`, headers: { token: 'tok-in-header' } })
    const log = lines.join('')
    expect(log).toContain('a careless line')
    expect(log).toContain(`"path":"${login.path}"`)
    for (const secret of ['Perya#2026', '123987', 'tok-']) expect(log).not.toContain(secret)
  })
})

describe('an operator watching', () => {
  it('sees calls by route and the pool in the metrics', async () => {
    await test.app.inject('/wps/system/status')
    const text = (await test.app.inject('/metrics')).body
    expect(text).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/wps\/system\/status",status="200"\} \d+/,
    )
    expect(text).toContain('pg_pool_connections')
    expect(text).toContain('process_cpu_user_seconds_total')
  })

  it('sees what features count beside the platform’s own, whenever they begin to', async () => {
    const gauge = new Gauge({ name: 'open_tents', help: 'Tents that are open.' })
    gauge.set(3)
    const text = (await test.app.inject('/metrics')).body
    register.removeSingleMetric('open_tents')
    expect(text).toContain('open_tents 3')
    expect(text).toContain('pg_pool_connections')
    expect((await test.app.inject('/metrics')).body).not.toContain('open_tents')
  })

  it('keeps metrics to those who show the token, and closed in production without one', async () => {
    const guarded = await openTestApp({
      features: [merchantsFeature],
      context: { env: { metricsToken: 'a token of the monitoring' } },
    })
    const ask = (authorization?: string) =>
      guarded.app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} })
    expect((await ask()).statusCode).toBe(404)
    expect((await ask('Bearer something else')).statusCode).toBe(404)
    expect((await ask('Bearer a token of the monitoring')).statusCode).toBe(200)
    guarded.ctx.env.metricsToken = undefined
    guarded.ctx.env.mode = 'production'
    expect((await ask()).statusCode).toBe(404)
    await guarded.close()
  })

  it('R-113 sees a server without its database alive but not ready', async () => {
    const lost = await openTestApp({ features: [merchantsFeature] })
    expect((await lost.app.inject('/readyz')).statusCode).toBe(200)
    await lost.ctx.pool.end()
    expect((await lost.app.inject('/readyz')).statusCode).toBe(503)
    expect((await lost.app.inject('/healthz')).statusCode).toBe(200)
    await lost.app.close()
    await lost.ctx.notifications.close()
  })
})

describe('the API page', () => {
  it('describes every endpoint of the contract that is mounted', async () => {
    const api = (await test.app.inject('/docs/json')).json()
    expect(api.openapi).toBe('3.1.0')
    expect(Object.keys(api.paths)).toEqual(
      expect.arrayContaining(['/wps/system/settings/consolidated', login.path, broken.path]),
    )
    expect(api.paths[login.path].post.requestBody.content['application/json'].schema).toMatchObject({
      required: ['username', 'password'],
      additionalProperties: false,
    })
  })

  it('R-104 runs no inline script', async () => {
    const page = await test.app.inject('/docs/')
    expect(page.headers['content-security-policy']).toContain("script-src 'self';")
    expect(page.body).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>/)
    expect((await test.app.inject('/docs/static/swagger-ui-bundle.js')).statusCode).toBe(200)
  })
})
