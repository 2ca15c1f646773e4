import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { merchantsFeature } from '#features/merchants/index.ts'
import type { Feature } from '#platform/feature.ts'
import { openLog } from '#platform/log.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import type { AnswerMachine, MachineCall } from './machine-calls.ts'

const path = '/test/machine'
const heard: MachineCall[] = []
const feature: Feature = {
  name: 'test',
  plugin: () => ({
    mount: ({ machineCalls }) => {
      const answer: AnswerMachine = async (call) => {
        heard.push(call)
        if (call.body?.toString() === 'trip') throw new Error('it stumbled')
        if (call.body?.toString() === 'mumble') return { status: 200, json: undefined }
        return call.body ? { status: 200, json: { heard: call.body.length } } : { status: 400, json: {} }
      }
      machineCalls.add(path, answer, { status: 503, json: { heard: 'nothing' } })
    },
    paths: {},
  }),
}

const lines: string[] = []
let test: TestApp
/** The addresses of the listeners, by the variable that sets their port. */
const urls = { PORT: '', VENDOR_PORT: '' }
let waitMs = 0
beforeAll(async () => {
  test = await openTestApp({
    features: [merchantsFeature, feature],
    context: {
      log: openLog('info', { write: (line: string) => void lines.push(line) }),
      env: { trustProxy: ['127.0.0.1'], load: { waitMs: 50, calls: 3 } },
    },
    waitMs: () => waitMs,
  })
  const anyPort = { host: '127.0.0.1', port: 0 }
  urls.PORT = await test.app.listen(anyPort)
  urls.VENDOR_PORT = await test.app.vendorListener.listen(anyPort)
})
afterAll(() => test.close())

const inOnePiece = (text: string) => text
const inPieces = (text: string) => new Blob([text]).stream()

/** The first is read at once, the others by Node's parser. */
const ways: [way: string, port: keyof typeof urls, toBody: (text: string) => string | ReadableStream][] = [
  ['in one piece', 'VENDOR_PORT', inOnePiece],
  ['in pieces', 'VENDOR_PORT', inPieces],
  ['in one piece', 'PORT', inOnePiece],
  ['in pieces', 'PORT', inPieces],
]

describe.each(ways)('a call between servers, sent %s to %s,', (_way, port, toBody) => {
  const send = (text: string, headers: Record<string, string> = {}) =>
    fetch(`${urls[port]}${path}?token=tok-in-query`, {
      method: 'POST',
      body: toBody(text),
      headers,
      duplex: 'half',
    } as RequestInit)

  it('R-104 is answered with the security headers, an id the log knows, and a count', async () => {
    const answer = await send('{"a":1}')
    expect(await answer.json()).toEqual({ heard: 7 })
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(answer.headers.get('strict-transport-security')).toBeTruthy()
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const said = lines.find((line) => line.includes(`"reqId":"${answer.headers.get('x-request-id')}"`))
    expect(said).toContain(`"path":"${path}"`)
    expect(said).not.toContain('tok-in-query')
    expect(await (await fetch(`${urls.PORT}/metrics`)).text()).toMatch(
      /http_request_duration_seconds_count\{method="POST",route="\/test\/machine",status="200"\} \d+/,
    )
  })

  it('R-107 is not read past the limit of bodies', async () => {
    const answer = await send('x'.repeat(70_000))
    expect(answer.status).toBe(400)
    expect(heard.at(-1)?.body).toBeUndefined()
  })

  it('is known by the address that a trusted proxy gives', async () => {
    await send('{}', { 'x-forwarded-for': '203.0.113.1, 203.0.113.7' })
    expect(heard.at(-1)?.ip).toBe('203.0.113.7')
  })

  it.each(['trip', 'mumble'])(
    'that makes the server %s loses its connection, and the next is answered',
    async (way) => {
      await expect(send(way)).rejects.toThrow()
      expect(lines.splice(0).join('')).toContain('a call between servers got no answer')
      expect((await send('{}')).status).toBe(200)
    },
  )

  it('R-117 is the last to be turned away, unread, and told when to come back', async () => {
    waitMs = 1_499
    expect((await send('{}')).status).toBe(200)
    waitMs = 1_500
    const before = heard.length
    const answer = await send('{}')
    waitMs = 0
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('2')
    expect(await answer.json()).toEqual({ heard: 'nothing' })
    expect(heard).toHaveLength(before)
    // Had one of those before not left, so many would be too many.
    for (let count = 0; count < 100; count++) expect((await send('{}')).status).toBe(200)
  })

  it('is not asked in any other way', async () => {
    expect((await fetch(`${urls[port]}${path}`)).status).toBe(404)
  })
})
