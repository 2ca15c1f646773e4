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

/** False for a call that was turned away, and so is answered already. */
export type Enter = (request: FastifyRequest, reply: FastifyReply, importance: Importance) => boolean

export function makeEntrance({ enter, leave }: Admission): Enter {
  return (request, reply, importance) => {
    // Whoever shows a token, right or wrong, asks for no more than the calls of members that need one.
    const own = importance === 'guest' && request.headers.token !== undefined ? 'member' : importance
    if (!enter(own)) {
      request.isTurnedAway = true
      turnAway(request, reply)
      return false
    }
    let isUnderWay = true
    const leaveOnce = () => {
      if (isUnderWay) leave(own)
      isUnderWay = false
    }
    const answer = reply.raw
    if (answer instanceof CountedAnswer) answer.onBegin = leaveOnce
    answer.once('close', leaveOnce)
    return true
  }
}
