import { type ErrorCode, errors } from '@perya/contract/errors'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { AppError, sentenceOf, wireDetails } from '../app-error.ts'
import { isFromDatabase, isUnableNow } from '../database-error.ts'
import { languageOf } from './headers.ts'

/** Turns any thrown error into the one shape callers know. */
export function fail(
  error: FastifyError | AppError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const known = error instanceof AppError ? error : new AppError(codeOf(error))
  const { status } = errors[known.code]
  if (known.code === 'system.busy' && !reply.hasHeader('retry-after')) {
    reply.header('retry-after', busySeconds)
  }
  if (known !== error && known.code === 'system.busy')
    request.log.warn({ err: error }, 'the database is unable')
  if (known.code === 'unknown') request.log.error({ err: error }, 'call failed')
  const reads = languageOf(request)
  const host = request.answeredBy
  const speaker = host ? { currency: host.currency, ownWords: host.ownWords(reads) } : undefined
  const message = sentenceOf(known, reads, speaker)
  return reply
    .code(status)
    .send({ success: false, value: wireDetails(known), errorCode: known.code, message })
}

const busySeconds = 5

/** The error code that a caller gets for a thrown error. */
export function errorCodeOf(error: FastifyError | AppError): ErrorCode {
  return error instanceof AppError ? error.code : codeOf(error)
}

function codeOf(error: FastifyError): ErrorCode {
  if (isUnableNow(error)) return 'system.busy'
  // A character no column of text or JSON takes.
  if (isFromDatabase(error) && (error.code === '22021' || error.code === '22P05')) return 'input.invalid'
  if (error.statusCode === 413) return 'body.large'
  if (error.statusCode === 404) return 'route.unknown'
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return 'input.invalid'
  }
  return 'unknown'
}
