/** Where a call of the framework is let in or turned away, and counted until its answer begins. */
import {
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  ServerResponse,
} from 'node:http'
import type { Importance } from '@perya/contract/importance'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Admission } from './admission.ts'
import type { CallerKind, KnownCallers } from './known-callers.ts'
import { hasBody } from './slow-calls.ts'
import { turnAway } from './turn-away.ts'

/** Tells when it begins: an event stream waits for nothing any more, though it goes on for minutes. */
export class CountedAnswer<Asked extends IncomingMessage = IncomingMessage> extends ServerResponse<Asked> {
  onBegin: (() => void) | undefined

  override writeHead(
    status: number,
    message?: string | OutgoingHttpHeaders | OutgoingHttpHeader[],
    headers?: OutgoingHttpHeaders | OutgoingHttpHeader[],
  ): this {
    this.onBegin?.()
    return super.writeHead(status, message as string, headers)
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    isTurnedAway: boolean
    /** As what a call goes in once its body has arrived; null for one that is in or waits for nothing. */
    arrivesAs: Importance | null
  }
}

/** How important a call is, if whoever makes it has the session it takes. */
export type Asked = { importance: Importance; sessionOf?: CallerKind | undefined }

export type Entrance = {
  /** False for a call that was turned away, and so is answered already. */
  begin: (request: FastifyRequest, reply: FastifyReply, asked: Asked) => boolean
  /** The same for one whose body has arrived. */
  goOn: (request: FastifyRequest, reply: FastifyReply) => boolean
}

/** A call is turned away as soon as it begins, and counts from when it has arrived whole: before, it is no work yet. */
export function makeEntrance({ hasRoom, enter, leave }: Admission, known: KnownCallers): Entrance {
  function importanceOf({ headers: { token }, ip }: FastifyRequest, { importance, sessionOf }: Asked) {
    if (typeof token !== 'string' || token === '') return sessionOf ? 'guest' : importance
    const kind = known.kindOf(token)
    // A member reads on where guests may not.
    if (!sessionOf) return kind && importance === 'guest' ? 'member' : importance
    return kind === sessionOf || (!kind && known.mayShow(ip)) ? importance : 'guest'
  }

  function refuse(request: FastifyRequest, reply: FastifyReply): false {
    request.isTurnedAway = true
    turnAway(request, reply)
    return false
  }

  function goIn(request: FastifyRequest, reply: FastifyReply, importance: Importance): boolean {
    const answer = reply.raw
    if (answer.destroyed) return true
    if (!enter(importance)) return refuse(request, reply)
    let isUnderWay = true
    const leaveOnce = () => {
      if (isUnderWay) leave(importance)
      isUnderWay = false
    }
    if (answer instanceof CountedAnswer) answer.onBegin = leaveOnce
    answer.once('close', leaveOnce)
    return true
  }

  return {
    begin(request, reply, asked) {
      const own = importanceOf(request, asked)
      if (!awaitsBody(request)) return goIn(request, reply, own)
      if (!hasRoom(own)) return refuse(request, reply)
      request.arrivesAs = own
      return true
    },
    goOn: (request, reply) => request.arrivesAs === null || goIn(request, reply, request.arrivesAs),
  }
}

const awaitsBody = ({ method, raw }: FastifyRequest) => method !== 'GET' && method !== 'HEAD' && hasBody(raw)
