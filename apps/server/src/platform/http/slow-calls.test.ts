import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { endpoint } from '@perya/contract/endpoint'
import { pictureBytesMax } from '@perya/contract/picture-bounds'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { merchantsFeature } from '#features/merchants/index.ts'
import type { Feature } from '#platform/feature.ts'
import { eventually } from '#testing/eventually.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { makeEventStream } from './event-stream.ts'
import { route } from './route.ts'
import { slowest } from './slow-calls.ts'

const upload = endpoint({
  summary: 'Takes a picture.',
  method: 'POST',
  path: '/wps/test/picture',
  access: 'anyone',
  input: z.instanceof(Buffer),
  output: z.strictObject({ digest: z.string() }),
  errors: [],
  fileBytesMax: 5_000_000,
})
const stream = endpoint({
  summary: 'Goes on.',
  method: 'GET',
  path: '/wps/test/stream',
  access: 'anyone',
  input: z.strictObject({}),
  output: z.undefined(),
  errors: [],
})
const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

let endStream = () => {}
const machinePath = '/test/machine'
const testFeature: Feature = {
  name: 'test',
  routes: () => [
    route(upload, (bytes) => ({ digest: digestOf(bytes as Buffer) })),
    route(stream, (_input, _caller, http) => {
      const opened = makeEventStream(http)
      endStream = opened.end
      opened.open(() => {})
      return undefined
    }),
  ],
  plugin: () => ({
    mount: ({ machineCalls }) =>
      machineCalls.add(machinePath, async () => ({ status: 200, json: {} }), { status: 503, json: {} }),
    paths: {},
  }),
}

const roomy = { arrivingBytes: 1e9, arrivingBytesOfAddress: 1e9 }
/** A body has to bring 100 bytes in each twentieth of a second. */
const slowness = {
  headersMs: 150,
  callMs: 3_000,
  bodyGraceMs: 100,
  bodyBytesPerSecond: 2_000,
  everyMs: 20,
  ...roomy,
}

let test: TestApp
beforeAll(async () => {
  test = await openTestApp({ features: [merchantsFeature, testFeature], slowness })
  await test.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => test.close())

function call(sent: string | Buffer, { app } = test): Socket {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => {})
  onTestFinished(() => void socket.destroy())
  socket.write(sent)
  return socket
}

/** However it ends. */
const closeOf = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve))

/** Sends the same again and again. */
const dribble = (socket: Socket, sent: string, everyMs: number): void => sendEach(socket, everyMs, () => sent)

/** Sends one piece after another, for as long as there is one. */
function sendEach(socket: Socket, everyMs: number, nextPiece: () => string | Buffer | undefined): void {
  const timer = setInterval(() => {
    const piece = nextPiece()
    if (piece === undefined) clearInterval(timer)
    else socket.write(piece)
  }, everyMs)
  socket.once('close', () => clearInterval(timer))
}

const head = (path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-type: application/octet-stream\r\ncontent-length: ${length}\r\n\r\n`

describe('R-107 whoever sends a byte now and then', () => {
  const chunked = 'content-type: application/octet-stream\r\ntransfer-encoding: chunked'
  it.each([
    ['of a body', `${head(upload.path, 60_000)}x`, 'x'],
    [
      'of a body without a length',
      `POST ${upload.path} HTTP/1.1\r\nhost: a\r\n${chunked}\r\n\r\n`,
      '1\r\nx\r\n',
    ],
    ['of a body of a vendor', `${head(machinePath, 60_000)}{`, 'x'],
    ['of a head', `POST ${upload.path} HTTP/1.1\r\nhost: a\r\nx-slow: `, 'x'],
    ['of the first line', 'POST /', 'x'],
  ])('%s is told that it is too slow, and hung up on', async (_what, sent, more) => {
    const socket = call(sent)
    dribble(socket, more, 10)
    const closed = closeOf(socket)
    const answer = await text(socket)
    expect(answer).toMatch(/^HTTP\/1.1 408 Request Timeout\r\n/)
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({
      success: false,
      errorCode: 'request.slow',
      message: 'Masyadong mabagal ang koneksyon. Subukan ulit.',
    })
    await closed
  })

  it('does not stay by reading nothing either', async () => {
    const socket = call(`${head(upload.path, 60_000)}x`)
    socket.pause()
    dribble(socket, 'x', 10)
    await closeOf(socket)
  })

  it('is ended at the latest when the whole call has taken too long', async () => {
    const socket = call(head(upload.path, 4_000_000))
    dribble(socket, 'x'.repeat(500), 20)
    expect(await text(socket)).toMatch(/^HTTP\/1.1 408 /)
  })
})

it('R-107 a steady upload over a slow line arrives whole', async () => {
  const picture = Buffer.alloc(12_000, 'picture')
  const socket = call(head(upload.path, picture.length))
  const pieces = Array.from({ length: picture.length / 500 }, (_, at) =>
    picture.subarray(at * 500, (at + 1) * 500),
  )
  // Longer than a body may stop and start as it likes.
  expect(pieces.length * 20).toBeGreaterThan(2 * slowness.bodyGraceMs)
  sendEach(socket, 20, () => pieces.shift())
  const [answer] = (await once(socket, 'data')) as [Buffer]
  expect(answer.toString()).toMatch(/^HTTP\/1.1 200 /)
  expect(answer.toString()).toContain(digestOf(picture))
})

it('HEAD-2 an event stream lives on past all these limits', async () => {
  const following = call(`GET ${stream.path} HTTP/1.1\r\nhost: a\r\n\r\n`)
  await once(following, 'readable')
  // Whoever is too slow meanwhile is ended by each of them.
  await Promise.all([closeOf(call('PO').resume()), closeOf(call(head(upload.path, 9)).resume())])
  expect(following.destroyed).toBe(false)
  endStream()
  expect(await text(following)).toContain('HTTP/1.1 200 OK')
})

it('R-107 in earnest a picture that keeps the least pace has the time to arrive whole', () => {
  const { callMs, bodyBytesPerSecond } = slowest
  expect(callMs / 1_000).toBeGreaterThan(pictureBytesMax / bodyBytesPerSecond)
})

it('R-107 in earnest a body may pause, and none stays', () => {
  expect(slowest.bodyGraceMs).toBeGreaterThanOrEqual(5_000)
  expect(test.app.server.headersTimeout).toBe(slowness.headersMs)
  expect(test.app.server.requestTimeout).toBe(slowness.callMs)
  for (const limit of Object.values(slowest)) expect(limit).toBeGreaterThan(0)
})

describe('R-107 R-117 whoever opens more bodies than there is room for', () => {
  let patient: TestApp
  beforeAll(async () => {
    const fits = (bodies: number) => bodies * 64 * 1_024
    patient = await openTestApp({
      features: [merchantsFeature, testFeature],
      context: { env: { trustProxy: ['127.0.0.1'] } },
      slowness: {
        ...{ headersMs: 60_000, callMs: 60_000, bodyGraceMs: 60_000, bodyBytesPerSecond: 1, everyMs: 20 },
        ...{ arrivingBytes: fits(16), arrivingBytesOfAddress: fits(8) },
      },
    })
    await patient.app.listen({ host: '127.0.0.1', port: 0 })
  })
  afterAll(() => patient.close())

  const from = (address: string, path = upload.path) =>
    call(head(path, 2).replace('\r\n\r\n', `\r\nx-forwarded-for: ${address}\r\n\r\nx`), patient)

  it.each([
    ['from one address', 12, 1, 8],
    ['from many addresses', 4, 6, 16],
  ])('%s pushes out their own, not the older one of somebody else', async (_where, each, addresses, most) => {
    const other = from('203.0.113.99')
    const answer = text(other)
    const mine = Array.from({ length: each * addresses }, (_, index) =>
      from(`203.0.113.${index % addresses}`, index % 2 ? upload.path : machinePath),
    )
    const ends = mine.map((socket) => text(socket).catch(() => 'cut off'))
    await eventually(() => expect(mine.filter((socket) => !socket.readableEnded).length).toBeLessThan(most))
    const [ended = 0] = mine.flatMap((socket, index) => (socket.readableEnded ? [index] : []))
    expect(await ends[ended]).toMatch(/^HTTP\/1.1 408 /)
    expect(mine.some((socket) => !socket.readableEnded)).toBe(true)
    other.end('y')
    expect(await answer).toMatch(/^HTTP\/1.1 200 /)
  })
})
