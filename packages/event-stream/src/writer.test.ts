import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { EventReader, readEvents, type StreamEvent } from './reader.ts'
import { type EventStream, makeEventStream } from './writer.ts'

const limits = { heartbeatMs: 10, backlogMaxBytes: 64 * 1_024, retryMs: 500 }
const line = (data: string) => ({ name: 'line', data })

let server: Server
let answer: ServerResponse
let stream: EventStream
let errors: Error[]
let arrive: (stream: EventStream) => void

beforeEach(async () => {
  errors = []
  server = createServer((_request, response) => {
    answer = response
    answer.on('error', (error) => errors.push(error))
    stream = makeEventStream(answer, limits)
    arrive(stream)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
})

afterEach(() => new Promise((done) => server.close(done)))

/** Everything a client hears until the stream ends. */
async function hear(onHeard = () => {}) {
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const reader = new EventReader()
  const events: StreamEvent[] = []
  const body = response.body as ReadableStream<Uint8Array<ArrayBuffer>>
  await readEvents(body, reader, { onHeard, onEvent: (event) => events.push(event) })
  return { response, events, retryMs: reader.retryMs }
}

it('HEAD-2 a client hears what happened before its stream was open, and when to come back', async () => {
  arrive = ({ send, open, end }) => {
    send({ ...line('early'), id: 7n })
    open({ 'x-own': 'yes' }, () => {})
    send(line('late'))
    end()
  }
  const { response, events, retryMs } = await hear()
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(response.headers.get('x-own')).toBe('yes')
  expect(events).toEqual([line('early'), line('late')])
  expect(retryMs).toBe(500)
})

it('HEAD-2 a stream that was ended before it was open tells what waited, then ends', async () => {
  arrive = ({ send, open, end }) => {
    send(line('last'))
    end()
    open({}, () => {})
  }
  const { response, events } = await hear()
  expect(response.status).toBe(200)
  expect(events).toEqual([line('last')])
})

it('HEAD-2 what happens after the end of a stream is no error', async () => {
  const closed = Promise.withResolvers<void>()
  arrive = ({ send, open, end }) => {
    open({}, closed.resolve)
    end()
    send(line('too late'))
  }
  expect((await hear()).events).toEqual([])
  await closed.promise
  expect(errors).toEqual([])
})

it('HEAD-2 a quiet stream still beats, and its close is told once', async () => {
  let closes = 0
  arrive = ({ open }) => open({}, () => closes++)
  let pieces = 0
  await hear(() => {
    pieces += 1
    if (pieces === 4) stream.end()
  })
  await expect.poll(() => closes).toBe(1)
  expect(pieces).toBeGreaterThanOrEqual(4)
})

it('HEAD-2 a client that lags too far behind is cut off', async () => {
  const closed = Promise.withResolvers<void>()
  arrive = ({ send, open }) => {
    open({}, closed.resolve)
    const long = line('x'.repeat(limits.backlogMaxBytes))
    for (let sent = 0; sent < 1_000 && !answer.destroyed; sent++) send(long)
  }
  await expect(hear()).rejects.toThrow()
  await closed.promise
  expect(answer.writableFinished).toBe(false)
})
