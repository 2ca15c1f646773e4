/** The event streams of the server's routes; each server knows the ones it has open. */
import type { OutgoingHttpHeaders, Server } from 'node:http'
import { makeEventStream as makeStream } from '@perya/event-stream/writer'
import type { Http } from './route.ts'

const limits = { heartbeatMs: 15_000, backlogMaxBytes: 64 * 1_024, retryMs: 2_000 }

type RouteStream = Omit<ReturnType<typeof makeStream>, 'open'> & { open: (onClose: () => void) => void }

const streams = new WeakMap<object, Set<RouteStream>>()

/** A server that stops waits for its open answers, and a stream would never end by itself. */
export function endEventStreams(server: Server): void {
  for (const stream of streams.get(server) ?? []) stream.end()
}

export function makeEventStream({ request, reply }: Http): RouteStream {
  const { send, end, open } = makeStream(reply.raw, limits)
  const stream: RouteStream = {
    send,
    end,
    open(onClose) {
      const { server } = request.server
      const others = streams.get(server) ?? new Set()
      streams.set(server, others.add(stream))
      reply.hijack()
      open(reply.getHeaders() as OutgoingHttpHeaders, () => {
        others.delete(stream)
        onClose()
      })
    },
  }
  return stream
}
