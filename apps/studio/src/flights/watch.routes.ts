/** Flights as they happen: server-sent events over POST, so that the session stands in the body and in no address. */
import { flightStream } from '@perya/studio-contract'
import type { FastifyInstance } from 'fastify'
import { gameOf } from '../round-view.ts'
import { findSession } from '../session.store.ts'
import type { Studio } from '../studio.ts'
import { StudioError } from '../studio-error.ts'
import type { Deck } from './deck.ts'

/** Keeps proxies from closing a quiet stream, and finds clients that are gone. */
const heartbeatMs = 10_000
/** After this long a client must come back and show its session again. */
const longestStreamMs = 10 * 60_000
/** A client that lags this far behind is let go; it comes back and is told everything. */
const backlogMaxBytes = 256 * 1_024

export function mountFlights(studio: Studio, deck: Deck, scope: FastifyInstance): void {
  scope.addHook('preClose', async () => deck.close())

  scope.post(flightStream.path, async (request, reply) => {
    const input = flightStream.input.safeParse(request.body)
    if (!input.success) throw new StudioError('studio.input')
    const session = await findSession(studio.db, input.data.session)
    if (!session) throw new StudioError('studio.session')
    if (!gameOf(session).rules.isShared) throw new StudioError('studio.game')

    const stream = reply.raw
    const write = (text: string) => {
      if (stream.writableLength > backlogMaxBytes) stream.destroy()
      else if (!stream.writableEnded) stream.write(text)
    }
    reply.hijack()
    stream.writeHead(200, {
      ...reply.getHeaders(),
      'access-control-allow-origin': '*',
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // Nothing follows a stream on its connection, and a stopping server need not wait for it.
      connection: 'close',
      'x-accel-buffering': 'no',
    } as Record<string, string>)
    const unwatch = deck.watch({
      session,
      send: (event) => write(`event: flight\ndata: ${JSON.stringify(event)}\n\n`),
      end: () => stream.end(),
    })
    const heartbeat = setInterval(() => write(': still here\n\n'), heartbeatMs)
    const longest = setTimeout(() => stream.end(), longestStreamMs)
    const cleanUp = () => {
      clearInterval(heartbeat)
      clearTimeout(longest)
      unwatch()
    }
    stream.on('close', cleanUp)
    if (stream.destroyed) cleanUp()
  })
}
