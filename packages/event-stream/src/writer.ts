/** An answer that goes on: the server sends events as they happen, until it or the client ends the stream. */
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'

/** After this long a client must come back and show again who it is. */
const longestStreamMs = 10 * 60_000

export type StreamedEvent = { name: string; id?: bigint | undefined; data: string }

export type EventStream = {
  /** Before the stream is open, events wait for it. */
  send: (event: StreamedEvent) => void
  end: () => void
  /** Begins the answer: nothing can be refused any more. `onClose` runs once, however the stream ends. */
  open: (headers: OutgoingHttpHeaders, onClose: () => void) => void
}

export type StreamLimits = {
  /** Keeps proxies from closing a quiet stream, and finds clients that are gone. */
  heartbeatMs: number
  /** A client that lags this far behind is cut off; it comes back and is told the current state. */
  backlogMaxBytes: number
  /** How long a client should wait before it comes back. */
  retryMs?: number
}

export function makeEventStream(
  answer: ServerResponse,
  { heartbeatMs, backlogMaxBytes, retryMs }: StreamLimits,
): EventStream {
  const early: string[] = []
  let isOpen = false
  let isEnded = false
  const write = (text: string) => {
    if (!isOpen) early.push(text)
    else if (answer.writableLength > backlogMaxBytes) answer.destroy()
    else if (!answer.writableEnded) answer.write(text)
  }
  const end = () => {
    isEnded = true
    if (isOpen) answer.end()
  }
  return {
    send: (event) => write(eventText(event)),
    end,
    open(headers, onClose) {
      const heartbeat = setInterval(() => write(': still here\n\n'), heartbeatMs)
      const longest = setTimeout(end, longestStreamMs)
      const cleanUp = () => {
        clearInterval(heartbeat)
        clearTimeout(longest)
        onClose()
      }
      answer.once('close', cleanUp)
      if (answer.destroyed) cleanUp()

      answer.writeHead(200, {
        ...headers,
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        // Nothing follows a stream on its connection, and a stopping server need not wait for it.
        connection: 'close',
        'x-accel-buffering': 'no',
      })
      isOpen = true
      if (retryMs !== undefined) write(`retry: ${retryMs}\n\n`)
      for (const text of early) write(text)
      if (isEnded) answer.end()
    },
  }
}

/** JSON has no line breaks of its own, so one line holds it. */
export const eventText = ({ name, id, data }: StreamedEvent): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${data}\n\n`
