/**
 * How slowly calls may arrive, and how many at a time. An answer may take its time: an event stream goes on for minutes.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { pictureBytesMax } from '@perya/contract/picture-bounds'
import { addressGroup } from '../address-group.ts'

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
  /** What all bodies that are on their way may take together. */
  arrivingBytes: number
  /** The same for those of one address. */
  arrivingBytesOfAddress: number
}

/** No endpoint takes a longer body. */
export const bodyBytesMax = pictureBytesMax

const pace = { headersMs: 20_000, bodyGraceMs: 10_000, bodyBytesPerSecond: 1_024 }

export const slowest: Slowness = {
  ...pace,
  callMs: pace.headersMs + pace.bodyGraceMs + (bodyBytesMax / pace.bodyBytesPerSecond) * 1_000,
  everyMs: 1_000,
  arrivingBytes: 256 * 1_024 * 1_024,
  arrivingBytesOfAddress: 64 * 1_024 * 1_024,
}

/** What a body takes at the least, with its connection; 4,096 fit, of which 1,024 from one address. */
const leastBytes = 64 * 1_024

/** Where bodies take too much, they are ended until they take so much of what they may: not one for each that comes. */
const keptShare = 7 / 8

/** What Node says of a call that took too long, and so what we say. */
const slowCode = 'ERR_HTTP_REQUEST_TIMEOUT'

export const isSlow = (error: { code?: string }): boolean => error.code === slowCode

type Arriving = { request: IncomingMessage; response: ServerResponse; bytesBefore: number; ageMs: number }
type Held = { calls: Arriving[]; bytes: number }

export type ArrivingBodies = { watch: (listener: RequestListener) => RequestListener; stop: () => void }

type Options = {
  slowness: Slowness
  addressOf: (request: IncomingMessage) => string
  /** Tells the caller, who is still sending, and hangs up. */
  end: (error: Error & { code: string }, socket: Socket) => void
}

/** Node ends a call by its whole time alone, which is long for the sake of pictures over bad lines. */
export function watchArrivingBodies({ slowness, addressOf, end }: Options): ArrivingBodies {
  const { bodyGraceMs, bodyBytesPerSecond, everyMs, arrivingBytes, arrivingBytesOfAddress } = slowness
  /** The oldest first; those that have arrived or gone stay in it until somebody looks. */
  const arriving = new Set<Arriving>()

  function cut(call: Arriving, why: string): void {
    arriving.delete(call)
    const { request, response } = call
    if (response.headersSent) request.socket.destroy()
    else end(Object.assign(new Error(why), { code: slowCode }), request.socket)
  }

  function look(): void {
    for (const call of arriving) {
      // Counted in looks, since a server that stood still itself has no one to blame.
      call.ageMs += everyMs
      const isSlow = call.ageMs > bodyGraceMs && bytesOf(call) < (call.ageMs / 1_000) * bodyBytesPerSecond
      if (!isOnItsWay(call)) arriving.delete(call)
      else if (isSlow) cut(call, 'the body comes too slowly')
    }
    makeRoom()
  }

  /** Ends the oldest of the address that takes the most, so that whoever opens many pushes out their own. */
  function makeRoom(): void {
    const addresses = new Map<string, Held>()
    let taken = 0
    for (const call of arriving) {
      if (!isOnItsWay(call)) {
        arriving.delete(call)
        continue
      }
      const address = addressGroup(addressOf(call.request))
      const held = addresses.get(address) ?? { calls: [], bytes: 0 }
      addresses.set(address, held)
      held.calls.push(call)
      held.bytes += takenBy(call)
      taken += takenBy(call)
    }
    const cutOldest = (held: Held) => {
      const call = held.calls.shift() as Arriving
      held.bytes -= takenBy(call)
      taken -= takenBy(call)
      cut(call, 'too many bodies are on their way')
    }
    for (const held of addresses.values()) {
      if (held.bytes <= arrivingBytesOfAddress) continue
      while (held.bytes > arrivingBytesOfAddress * keptShare) cutOldest(held)
    }
    if (taken <= arrivingBytes) return
    while (taken > arrivingBytes * keptShare) cutOldest(largest(addresses.values()))
  }

  const timer = setInterval(look, everyMs).unref()
  return {
    watch: (listener) => (request, response) => {
      if (hasBody(request)) {
        arriving.add({ request, response, bytesBefore: request.socket.bytesRead, ageMs: 0 })
        if (arriving.size * leastBytes > arrivingBytes) makeRoom()
      }
      listener(request, response)
    },
    stop: () => clearInterval(timer),
  }
}

const isOnItsWay = ({ request }: Arriving): boolean => !request.complete && !request.destroyed

const bytesOf = ({ request, bytesBefore }: Arriving): number => request.socket.bytesRead - bytesBefore

const takenBy = (call: Arriving): number => Math.max(leastBytes, bytesOf(call))

function largest(all: Iterable<Held>): Held {
  let found: Held = { calls: [], bytes: 0 }
  for (const held of all) if (held.bytes > found.bytes) found = held
  return found
}

export const hasBody = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
