/** An answer that goes on: events as they happen, until either side has had enough. */
import type { OutgoingHttpHeaders, Server } from 'node:http'
import type { Http } from './route.ts'

/** Keeps proxies from closing a quiet stream, and finds listeners that are gone. */
const heartbeatMs = 15_000

/** After this long a listener must come back and show their token again. */
const longestStreamMs = 10 * 60_000

/** A listener who lags this far behind is let go, and comes back. */
const backlogMaxBytes = 64 * 1_024

export type StreamedEvent = { name: string; id?: bigint | undefined; data: string }

export type EventStream = {
  /** Before the stream is open, events wait for it. */
  send: (event: StreamedEvent) => void
  end: () => void
  /** Begins the answer: nothing can be refused any more. `onClose` runs once, however it ends. */
  open: (onClose: () => void) => void
}

const streams = new WeakMap<object, Set<EventStream>>()

/** A server that stops waits for its open answers, and a stream would never end by itself. */
export function endEventStreams(server: Server): void {
  for (const stream of streams.get(server) ?? []) stream.end()
}

export function makeEventStream({ request, reply }: Http): EventStream {
  const answer = reply.raw
  const early: string[] = []
  let isOpen = false
  const write = (text: string) => {
    if (!isOpen) early.push(text)
    else if (answer.writableLength > backlogMaxBytes) answer.destroy()
    else answer.write(text)
  }
  const stream: EventStream = {
    send: (event) => write(toText(event)),
    end: () => answer.end(),
    open(onClose) {
      const { server } = request.server
      const others = streams.get(server) ?? new Set()
      streams.set(server, others.add(stream))
      const heartbeat = setInterval(() => write(': still here\n\n'), heartbeatMs)
      const longest = setTimeout(() => answer.end(), longestStreamMs)
      const cleanUp = () => {
        clearInterval(heartbeat)
        clearTimeout(longest)
        others.delete(stream)
        onClose()
      }
      answer.once('close', cleanUp)
      if (answer.destroyed) cleanUp()

      reply.hijack()
      answer.writeHead(200, {
        ...(reply.getHeaders() as OutgoingHttpHeaders),
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        // Nothing follows a stream on its connection, and a stopping server need not wait for it.
        connection: 'close',
        'x-accel-buffering': 'no',
      })
      isOpen = true
      write('retry: 2000\n\n')
      for (const text of early) write(text)
    },
  }
  return stream
}

/** JSON has no line breaks of its own, so one line holds it. */
const toText = ({ name, id, data }: StreamedEvent) =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${data}\n\n`
