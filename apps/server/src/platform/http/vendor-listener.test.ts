import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type Socket } from 'node:net'
import { buffer, text } from 'node:stream/consumers'
import fc from 'fast-check'
import { describe, expect, it, onTestFinished } from 'vitest'
import { merchantsFeature } from '#features/merchants/index.ts'
import type { Feature } from '#platform/feature.ts'
import { eventually } from '#testing/eventually.ts'
import { openTestApp } from '#testing/test-app.ts'
import type { MachineCall } from './machine-calls.ts'
import { slowest } from './slow-calls.ts'
import { mangledRequest } from './testing/mangled-request.ts'

const path = '/bet'

/** A server with one call between servers, on both of its ports. */
async function openServer() {
  const heard: MachineCall[] = []
  const closed: string[] = []
  let mayAnswer: Promise<unknown> = Promise.resolve()
  const feature: Feature = {
    name: 'test',
    open: async () => () => void closed.push('feature'),
    plugin: () => ({
      mount: ({ machineCalls }) => {
        const answer = async (call: MachineCall) => {
          heard.push(call)
          await mayAnswer
          return { status: 200, json: { heard: call.body?.length } }
        }
        machineCalls.add(path, answer, { status: 503, json: {} })
      },
      paths: {},
    }),
  }
  const test = await openTestApp({
    features: [merchantsFeature, feature],
    context: { env: { vendorPort: 1 } },
    // No connection is closed for being slow while a test runs.
    slowness: { ...slowest, headersMs: 3_600_000, callMs: 3_600_000 },
  })
  onTestFinished(() => test.close())
  const anyPort = { host: '127.0.0.1', port: 0 }
  const url = await test.app.listen(anyPort)
  const readiness = async () => {
    const { statusCode, body } = await test.app.inject('/readyz')
    return [statusCode, JSON.parse(body).status]
  }
  return {
    app: test.app,
    heard,
    closed,
    url,
    readiness,
    openVendorPort: () => test.app.vendorListener.listen(anyPort),
    /** Holds every answer back until the function is called that this gives. */
    holdAnswers(): () => void {
      const { promise, resolve } = Promise.withResolvers<void>()
      mayAnswer = promise
      return resolve
    },
  }
}

function call(url: string, sent: string | Buffer = ''): Socket {
  const { port, hostname } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  onTestFinished(() => void socket.destroy())
  socket.write(sent)
  return socket
}

const plain = (body: string, connection = 'keep-alive') =>
  `POST ${path} HTTP/1.1\r\nhost: a\r\nconnection: ${connection}\r\ncontent-length: ${body.length}\r\n\r\n${body}`

/** Our reader writes this header in lower case, Node's in upper case, so an answer tells who read the request. */
const fast = /\r\nconnection: keep-alive\r\n/
const ordinary = /\r\nConnection: keep-alive\r\n/

describe('the port for vendors', () => {
  it('reads a plain call at once, and the other port leaves it to Node', async () => {
    const { app, url, openVendorPort } = await openServer()
    const headOf = async (at: string) => String(await once(call(at, plain('{}')), 'data'))
    expect(await headOf(await openVendorPort())).toMatch(fast)
    expect(await headOf(url)).toMatch(ordinary)
    const nodes = createServer().listeners('connection')
    expect(app.server.listeners('connection')).toEqual(expect.arrayContaining(nodes))
  })

  it('has no pages, no calls of the app, no health and no metrics', async () => {
    const { url, openVendorPort } = await openServer()
    const vendorUrl = await openVendorPort()
    for (const other of ['/', '/m/home', '/healthz', '/readyz', '/metrics', '/docs', path]) {
      const answer = await fetch(`${vendorUrl}${other}`)
      expect([other, answer.status]).toEqual([other, 404])
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(await answer.json()).toMatchObject({ success: false, errorCode: 'route.unknown' })
    }
    const posted = await fetch(`${vendorUrl}/wps/session/login`, {
      method: 'POST',
      body: 'x'.repeat(200_000),
    })
    expect(posted.status).toBe(404)
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
  })

  it('answers a call after a page was asked for on the same connection, read by Node', async () => {
    const { openVendorPort } = await openServer()
    const socket = call(await openVendorPort(), plain('first'))
    expect(String(await once(socket, 'data'))).toMatch(/heard":5/)
    socket.write('GET /m/home HTTP/1.1\r\nhost: a\r\n\r\n')
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 404 Not Found\r\n/)
  })

  it('takes of a mangled request what the other port takes, and nothing else', async () => {
    const { heard, url, openVendorPort } = await openServer()
    const vendorUrl = await openVendorPort()
    const hear = async (at: string, bytes: Buffer) => {
      heard.length = 0
      const socket = call(at)
      socket.end(bytes)
      await buffer(socket)
      return heard.map(({ headers, method, path, body, ip }) => {
        return { headers: { ...headers }, method, path, body, ip }
      })
    }
    let taken = 0
    await fc.assert(
      fc.asyncProperty(mangledRequest, async (bytes) => {
        const said = await hear(vendorUrl, bytes)
        expect(said).toEqual(await hear(url, bytes))
        taken += said.length
      }),
      { numRuns: 1_500 },
    )
    expect(taken).toBeGreaterThan(50)
  })
})

describe('a server with a port for vendors', () => {
  it('is ready once vendors can call', async () => {
    const { app, readiness, openVendorPort } = await openServer()
    expect(await readiness()).toEqual([503, 'vendors cannot call'])
    await openVendorPort()
    expect(await readiness()).toEqual([200, 'ok'])
    await app.vendorListener.close()
    expect(await readiness()).toEqual([503, 'vendors cannot call'])
  })

  it('says why it cannot listen', async () => {
    const { app, url } = await openServer()
    const taken = { host: '127.0.0.1', port: Number(new URL(url).port) }
    await expect(app.vendorListener.listen(taken)).rejects.toMatchObject({ code: 'EADDRINUSE' })
  })

  it.each([
    ['read at once', 'keep-alive'],
    ['read by Node', 'close'],
  ])('R-113 that stops answers a call %s before anything of it closes', async (_name, connection) => {
    const { app, heard, closed, holdAnswers, openVendorPort } = await openServer()
    const vendorUrl = await openVendorPort()
    const release = holdAnswers()
    const answer = text(call(vendorUrl, plain('last', connection)))
    await eventually(() => expect(heard).toHaveLength(1))
    const idle = call(vendorUrl)
    await once(idle, 'connect')
    const stopped = app.close().then(() => closed.push('server'))
    // Nobody new is taken, and whoever asks nothing is not waited for.
    await once(idle.resume(), 'close')
    await eventually(() => expect(app.vendorListener.isListening()).toBe(false))
    expect(closed).toEqual([])
    release()
    expect(await answer).toMatch(/connection: close\r\n[\s\S]*heard":4/i)
    await stopped
    expect(closed).toEqual(['feature', 'server'])
  })

  it('R-113 that stops does not wait for connections that a browser opened ahead', async () => {
    const { app, url } = await openServer()
    const ahead = call(url)
    await once(ahead, 'connect')
    const used = call(url, 'GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n')
    await once(used, 'data')
    const closes = [ahead, used].map((socket) => once(socket.resume(), 'close'))
    await Promise.all([app.close(), ...closes])
  })
})
