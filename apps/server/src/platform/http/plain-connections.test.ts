import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { type PlainConnections, takePlainRequests } from './plain-connections.ts'

type Waiting = { path: string; answer: (body: string | undefined) => void }
const waiting: Waiting[] = []
/** What Node answers waits for it. */
let nodeMay: Promise<unknown>
let server: Server
let plain: PlainConnections

beforeEach(async () => {
  waiting.length = 0
  nodeMay = Promise.resolve()
  server = createServer(async (request, response) => {
    const said = await text(request)
    await nodeMay
    response.end(`node ${request.url} ${said}`)
  })
  server.keepAliveTimeout = 60_000
  plain = takePlainRequests(server, ({ path }, _socket, done) => {
    if (!path.startsWith('/ours')) return false
    const answer = (body: string | undefined) =>
      done(body === undefined ? undefined : { status: 200, headerLines: 'x-said: yes\r\n', body })
    if (path === '/ours/at-once') answer('at once')
    else waiting.push({ path, answer })
    return true
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
})

const post = (path: string, body = '') =>
  `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-length: ${body.length}\r\n\r\n${body}`

/** What a caller was told so far, and its connection. */
function call(): { socket: Socket; told: () => string } {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  let all = ''
  socket.on('data', (bytes) => {
    all += bytes
  })
  socket.on('error', () => {})
  onTestFinished(() => void socket.destroy())
  return { socket, told: () => all }
}

const eventually = <T>(check: () => T | Promise<T>) => vi.waitFor(check, { timeout: 30_000 })

const isWaiting = (count: number) => eventually(() => expect(waiting).toHaveLength(count))

describe('a connection', () => {
  it('is answered as HTTP demands', async () => {
    const { socket, told } = call()
    socket.write(post('/ours/1'))
    await isWaiting(1)
    waiting[0]?.answer('₱ 1')
    await eventually(() => expect(told()).toContain('₱ 1'))
    expect(
      told()
        .replace(/date: (\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} GMT)/, 'date: …')
        .split('\r\n'),
    ).toEqual([
      'HTTP/1.1 200 OK',
      'x-said: yes',
      'date: …',
      'connection: keep-alive',
      'keep-alive: timeout=60',
      'content-length: 5',
      '',
      '₱ 1',
    ])
  })

  it('is answered one request after the other', async () => {
    const { socket, told } = call()
    for (const count of [1, 2, 3]) {
      socket.write(post('/ours/at-once'))
      await eventually(() => expect(told().match(/at once/g)).toHaveLength(count))
    }
  })

  it('that asks before it was answered is answered in that order', async () => {
    const { socket, told } = call()
    socket.write(post('/ours/1'))
    await isWaiting(1)
    socket.write(post('/ours/2'))
    waiting[0]?.answer('first')
    await isWaiting(2)
    waiting[1]?.answer('second')
    await eventually(() => expect(told()).toMatch(/first[\s\S]*second$/))
  })

  it('that sends several requests at once gets all answers, in that order', async () => {
    const { socket, told } = call()
    socket.write(post('/ours/1'))
    await isWaiting(1)
    socket.write(post('/theirs/2', 'b') + post('/theirs/3', 'c'))
    waiting[0]?.answer('first')
    await eventually(() => expect(told()).toMatch(/first[\s\S]*node \/theirs\/2 b[\s\S]*node \/theirs\/3 c/))
  })

  it("is Node's when a request is not ours, comes in pieces, or is no HTTP", async () => {
    const other = call()
    other.socket.write(post('/ours/at-once'))
    await eventually(() => expect(other.told()).toContain('at once'))
    other.socket.write(post('/theirs', 'body'))
    await eventually(() => expect(other.told()).toContain('node /theirs body'))
    other.socket.write(post('/ours/at-once'))
    await eventually(() => expect(other.told()).toContain('node /ours/at-once'))

    const accepted = once(server, 'connection') as Promise<[Socket]>
    const pieces = call()
    const [first, second] = [post('/ours/1', 'whole').slice(0, -3), 'ole']
    pieces.socket.write(first)
    const [end] = await accepted
    await eventually(() => expect(end.bytesRead).toBe(first.length))
    pieces.socket.write(second)
    await eventually(() => expect(pieces.told()).toContain('node /ours/1 whole'))

    const noise = call()
    noise.socket.write('no HTTP\r\n\r\n')
    await eventually(() => expect(noise.told()).toContain('400 Bad Request'))
  })

  it('that says no more is answered before it ends', async () => {
    const { socket, told } = call()
    socket.end(post('/ours/1'))
    await isWaiting(1)
    waiting[0]?.answer('last')
    await once(socket, 'close')
    expect(told()).toContain('last')
  })

  it('whose call failed is cut', async () => {
    const { socket, told } = call()
    socket.write(post('/ours/1'))
    await isWaiting(1)
    waiting[0]?.answer(undefined)
    await once(socket, 'close')
    expect(told()).toBe('')
  })

  it.each(['destroy', 'resetAndDestroy'] as const)(
    'that left before its answer harms nobody (%s)',
    async (leave) => {
      const { socket } = call()
      socket.write(post('/ours/1'))
      await isWaiting(1)
      socket[leave]()
      await once(socket, 'close')
      waiting[0]?.answer('too late')
      await eventually(async () => expect(await promisify(server.getConnections.bind(server))()).toBe(0))
    },
  )

  it('that asks once more and says no more is answered both', async () => {
    const accepted = once(server, 'connection') as Promise<[Socket]>
    const { socket, told } = call()
    socket.write(post('/ours/1'))
    await isWaiting(1)
    socket.end(post('/ours/2'))
    const [end] = await accepted
    await eventually(() => expect(end.isPaused()).toBe(true))
    waiting[0]?.answer('first')
    await isWaiting(2)
    waiting[1]?.answer('second')
    await once(socket, 'close')
    expect(told()).toMatch(/first[\s\S]*second$/)
  })

  it('that does not read its answers, or asks and asks, is asked no further', async () => {
    const accepted = once(server, 'connection') as Promise<[Socket]>
    const { socket, told } = call()
    socket.pause()
    const large = 'x'.repeat(8_000_000)
    socket.write(post('/ours/1'))
    await isWaiting(1)
    const [end] = await accepted
    waiting[0]?.answer(large)
    socket.write(post('/ours/2'))
    await eventually(() => expect(end.isPaused()).toBe(true))
    expect(waiting).toHaveLength(1)
    socket.resume()
    await isWaiting(2)
    waiting[1]?.answer('second')
    await eventually(() => expect(told().slice(large.length)).toMatch(/second$/))
  })

  it('that is silent for too long is closed', async () => {
    server.keepAliveTimeout = 20
    server.keepAliveTimeoutBuffer = 0
    const silent = call()
    const answered = call()
    answered.socket.write(post('/ours/at-once'))
    const busy = call()
    busy.socket.write(post('/ours/1'))
    await Promise.all([once(silent.socket, 'close'), once(answered.socket, 'close'), isWaiting(1)])
    waiting[0]?.answer('patient')
    await eventually(() => expect(busy.told()).toContain('patient'))
  })
})

describe('a connection that is Node’s', () => {
  it('is not cut for being silent while Node answers', async () => {
    server.keepAliveTimeout = 20
    server.keepAliveTimeoutBuffer = 0
    let answer = () => {}
    nodeMay = new Promise<void>((resolve) => {
      answer = resolve
    })
    const silent = call()
    const slow = call()
    slow.socket.write(post('/theirs'))
    await once(silent.socket, 'close')
    const later = call()
    await once(later.socket, 'close')
    answer()
    await eventually(() => expect(slow.told()).toContain('node /theirs'))
  })

  it('is answered by Node when the server stops meanwhile', async () => {
    let answer = () => {}
    nodeMay = new Promise<void>((resolve) => {
      answer = resolve
    })
    const asked = once(server, 'request')
    const slow = call()
    slow.socket.write(post('/theirs'))
    await asked
    plain.close()
    const later = call()
    await once(later.socket, 'close')
    answer()
    await eventually(() => expect(slow.told()).toContain('node /theirs'))
  })
})

describe('a server that stops', () => {
  it('R-113 waits a moment, and no longer, for who does not read its last answer', async () => {
    const { socket } = call()
    socket.pause()
    socket.write(post('/ours/1'))
    await isWaiting(1)
    waiting[0]?.answer('x'.repeat(8_000_000))
    const stopped = new Promise((resolve) => server.close(resolve))
    plain.close()
    await stopped
  })

  it('R-113 ends connections that wait for nothing, and the others when they were answered', async () => {
    const idle = call()
    idle.socket.write(post('/ours/at-once'))
    await eventually(() => expect(idle.told()).toContain('at once'))
    const busy = call()
    busy.socket.write(post('/ours/1'))
    await isWaiting(1)
    const stopped = new Promise((resolve) => server.close(resolve))
    plain.close()
    await once(idle.socket, 'close')
    expect(busy.socket.readyState).toBe('open')
    waiting[0]?.answer('last')
    await Promise.all([once(busy.socket, 'close'), stopped])
    expect(busy.told()).toMatch(/connection: close[\s\S]*last$/)
  })
})
