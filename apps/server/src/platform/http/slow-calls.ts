/** How long a call may take to arrive. An answer may take its time: an event stream goes on for minutes. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { pictureBytesMax } from '@perya/contract/picture-bounds'

export type Slowness = {
  headersMs: number
  /** The whole call: what keeps its pace ends before. */
  callMs: number
  /** For so long a body may stop and start as it likes. */
  bodyGraceMs: number
  /** From then on it has to have brought so much for each second. */
  bodyBytesPerSecond: number
  /** How often all this is looked at. */
  everyMs: number
}

/** No endpoint takes a longer body. */
export const bodyBytesMax = pictureBytesMax

const pace = { headersMs: 20_000, bodyGraceMs: 10_000, bodyBytesPerSecond: 1_024 }

export const slowest: Slowness = {
  ...pace,
  callMs: pace.headersMs + pace.bodyGraceMs + (bodyBytesMax / pace.bodyBytesPerSecond) * 1_000,
  everyMs: 1_000,
}

/** What Node says of a call that took too long, and so what we say. */
const slowCode = 'ERR_HTTP_REQUEST_TIMEOUT'

export const isSlow = (error: { code?: string }): boolean => error.code === slowCode

type Arriving = { request: IncomingMessage; response: ServerResponse; bytesBefore: number; ageMs: number }

export type BodyPace = { watch: (listener: RequestListener) => RequestListener; stop: () => void }

/** Node ends a call by its whole time alone, which is long for the sake of pictures over bad lines. */
export function keepBodyPace(
  { bodyGraceMs, bodyBytesPerSecond, everyMs }: Slowness,
  end: (error: Error & { code: string }, socket: Socket) => void,
): BodyPace {
  const arriving = new Set<Arriving>()

  function look(): void {
    for (const call of arriving) {
      const { request, response, bytesBefore } = call
      // Counted in looks, since a server that stood still itself has no one to blame.
      call.ageMs += everyMs
      if (request.complete || request.destroyed) {
        arriving.delete(call)
      } else if (
        call.ageMs > bodyGraceMs &&
        request.socket.bytesRead - bytesBefore < (call.ageMs / 1_000) * bodyBytesPerSecond
      ) {
        arriving.delete(call)
        if (response.headersSent) request.socket.destroy()
        else end(Object.assign(new Error('the body comes too slowly'), { code: slowCode }), request.socket)
      }
    }
  }

  const timer = setInterval(look, everyMs).unref()
  return {
    watch: (listener) => (request, response) => {
      if (hasBody(request)) {
        arriving.add({ request, response, bytesBefore: request.socket.bytesRead, ageMs: 0 })
      }
      listener(request, response)
    },
    stop: () => clearInterval(timer),
  }
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
