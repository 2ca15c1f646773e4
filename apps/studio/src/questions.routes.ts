/** What the platform asks the studio, each question signed by the platform's own key. */
import type { IncomingHttpHeaders } from 'node:http'
import { ReportQuestion, reportPath } from '@perya/contract/vendor-report'
import { signedText, type VendorKey, vendorHeaders, verifyText } from '@perya/vendor-protocol'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { answerReport } from './report.ts'
import { answerRound, RoundQuestion } from './round-end.ts'
import type { Studio } from './studio.ts'

/** A question older than this may be a copy of one that was asked before. */
const oldestMs = 5 * 60_000

export function mountQuestions(studio: Studio, platformKey: VendorKey, scope: FastifyInstance): void {
  // The signature covers the bytes as they were sent.
  scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )
  /** An answer of nothing says that there is no such thing. */
  const mount = <T>(
    path: string,
    shape: z.ZodType<T>,
    answer: (studio: Studio, question: T) => Promise<object | undefined>,
  ) =>
    scope.post<{ Body: Buffer | undefined }>(path, async ({ headers, body = Buffer.alloc(0) }, reply) => {
      if (!isFromPlatform(platformKey, path, headers, body)) return reply.code(401).send({})
      const question = shape.safeParse(JSON.parse(body.toString('utf8')))
      if (!question.success) return reply.code(400).send({})
      return (await answer(studio, question.data)) ?? reply.code(404).send({})
    })
  mount('/studio/vendor/round', RoundQuestion, answerRound)
  mount(`/studio/vendor${reportPath}`, ReportQuestion, answerReport)
}

function isFromPlatform(key: VendorKey, path: string, headers: IncomingHttpHeaders, body: Buffer): boolean {
  const read = (name: keyof typeof vendorHeaders) => String(headers[vendorHeaders[name]] ?? '')
  const timestamp = read('timestamp')
  const isFresh = Math.abs(Date.now() - Number(timestamp)) < oldestMs
  const text = signedText({ timestamp, nonce: read('nonce'), method: 'POST', path, body })
  return isFresh && verifyText(key, text, read('signature'))
}
