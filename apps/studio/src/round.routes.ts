/** What the platform asks about a round that stays open in its books: whether it goes on, or how it ended. */
import type { IncomingHttpHeaders } from 'node:http'
import { signedText, type VendorKey, vendorHeaders, verifyText } from '@perya/vendor-protocol'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { resultRisk } from './risk.ts'
import { findRound, owesStake, type PlayedRound } from './round.store.ts'
import type { Studio } from './studio.ts'
import { giveBackInput, payInput } from './wallet.ts'

const path = '/studio/vendor/round'

const Question = z.object({ roundId: z.uuid(), playerId: z.string(), gameCode: z.string() })

/** A question older than this may be a copy of one that was asked before. */
const oldestMs = 5 * 60_000

export function mountQuestions(studio: Studio, platformKey: VendorKey, scope: FastifyInstance): void {
  // The signature covers the bytes as they were sent.
  scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )
  scope.post<{ Body: Buffer }>(path, async ({ headers, body }, reply) => {
    if (!isFromPlatform(platformKey, headers, body)) return reply.code(401).send({})
    const question = Question.safeParse(JSON.parse(body.toString('utf8')))
    if (!question.success) return reply.code(400).send({})
    const { roundId, playerId, gameCode } = question.data
    const round = await findRound(studio.db, roundId)
    const isMeant = round?.playerId === playerId && round.game === gameCode
    return isMeant ? endOfRound(studio, round) : reply.code(404).send({})
  })
}

/** The very calls that were or will be sent, so that whichever comes second is a duplicate. */
function endOfRound(studio: Studio, round: PlayedRound) {
  switch (owesStake(round) ? 'cancelled' : round.state) {
    case 'betting':
    case 'open':
      return { state: 'OPEN' }
    case 'cancelled':
      return { state: 'ENDED', calls: [{ call: 'rollback', input: giveBackInput(round, 'called off') }] }
    default:
      return { state: 'ENDED', calls: [{ call: 'win', input: payInput(round, resultRisk(studio, round)) }] }
  }
}

function isFromPlatform(key: VendorKey, headers: IncomingHttpHeaders, body: Buffer): boolean {
  const read = (name: keyof typeof vendorHeaders) => String(headers[vendorHeaders[name]] ?? '')
  const timestamp = read('timestamp')
  const isFresh = Math.abs(Date.now() - Number(timestamp)) < oldestMs
  const text = signedText({ timestamp, nonce: read('nonce'), method: 'POST', path, body })
  return isFresh && verifyText(key, text, read('signature'))
}
