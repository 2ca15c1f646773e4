import type { OutgoingHttpHeaders } from 'node:http'
import { followEvents } from '@perya/contract/live'
import { AppError } from '#platform/app-error.ts'
import { memberRoute, type Route } from '#platform/http/route.ts'
import type { LiveEvent, LiveStreams } from './live-events.ts'

/** Keeps proxies from closing a quiet stream, and finds apps that are gone. */
const heartbeatMs = 15_000

/** After this long an app must come back and show its token again. */
const longestStreamMs = 10 * 60_000

/** An app that lags this far behind is let go; it comes back with its last version. */
const backlogMaxBytes = 64 * 1_024

export const liveRoute = (streams: LiveStreams): Route =>
  // The token stands in a header and never in the address, so the app reads the stream with fetch.
  memberRoute(followEvents, async (_input, { signedIn }, { request, reply }) => {
    const stream = reply.raw
    const early: string[] = []
    let isOpen = false
    const write = (text: string) => {
      if (!isOpen) early.push(text)
      else if (stream.writableLength > backlogMaxBytes) stream.destroy()
      else stream.write(text)
    }

    const unwatch = await streams.watch(signedIn.memberId, {
      seen: versionOf(request.headers['last-event-id']),
      send: (event) => write(toText(event)),
      end: () => stream.end(),
    })
    if (!unwatch) throw new AppError('rate.limited')

    const heartbeat = setInterval(() => write(': still here\n\n'), heartbeatMs)
    const longest = setTimeout(() => stream.end(), longestStreamMs)
    const cleanUp = () => {
      clearInterval(heartbeat)
      clearTimeout(longest)
      unwatch()
    }
    stream.on('close', cleanUp)
    if (stream.destroyed) cleanUp()

    reply.hijack()
    stream.writeHead(200, {
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
    return undefined
  })

/** JSON has no line breaks of its own, so one line holds it. */
const toText = ({ name, id, data }: LiveEvent) =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${data}\n\n`

const none = -1n

function versionOf(header: string | string[] | undefined): bigint {
  return typeof header === 'string' && /^\d{1,18}$/.test(header) ? BigInt(header) : none
}
