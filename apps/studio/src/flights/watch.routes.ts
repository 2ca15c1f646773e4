/** Flights as they happen: server-sent events over POST, so that the session stands in the body and in no address. */
import type { OutgoingHttpHeaders } from 'node:http'
import { makeEventStream } from '@perya/event-stream/writer'
import { flightStream } from '@perya/studio-contract'
import type { FastifyInstance } from 'fastify'
import { gameOf } from '../round-view.ts'
import { findSession } from '../session.store.ts'
import type { Studio } from '../studio.ts'
import { StudioError } from '../studio-error.ts'
import type { Deck } from './deck.ts'

const limits = { heartbeatMs: 10_000, backlogMaxBytes: 256 * 1_024 }

export function mountFlights(studio: Studio, deck: Deck, scope: FastifyInstance): void {
  scope.addHook('preClose', async () => deck.close())

  scope.post(flightStream.path, async (request, reply) => {
    const input = flightStream.input.safeParse(request.body)
    if (!input.success) throw new StudioError('studio.input')
    const session = await findSession(studio.db, input.data.session)
    if (!session) throw new StudioError('studio.session')
    if (!gameOf(session).rules.isShared) throw new StudioError('studio.game')

    const stream = makeEventStream(reply.raw, limits)
    const unwatch = deck.watch({
      session,
      salt: input.data.salt,
      send: (event) => stream.send({ name: 'flight', data: JSON.stringify(event) }),
      end: stream.end,
    })
    reply.hijack()
    const headers = reply.getHeaders() as OutgoingHttpHeaders
    stream.open({ ...headers, 'access-control-allow-origin': '*' }, unwatch)
  })
}
