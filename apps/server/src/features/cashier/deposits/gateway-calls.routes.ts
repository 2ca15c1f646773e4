/** Receives the reports of gateways: raw bytes in, one word out, in a Fastify scope of its own. */
import {
  type GatewayAnswer,
  gatewayCallbackPath,
  gatewayHeaders,
  PaymentReport,
} from '@perya/contract/gateway'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '#platform/context.ts'
import { gatewayOf } from '../gateway/gateways.ts'
import { isSigned, skewMs } from '../gateway/signature.ts'
import { applyReport, digestOf } from './apply-payment.ts'
import { findPayment } from './payment.store.ts'

const codes: Record<GatewayAnswer['status'], number> = {
  OK: 200,
  CONFLICT: 409,
  BAD_SIGNATURE: 401,
  BAD_REQUEST: 400,
  INTERNAL: 500,
}

export function mountGatewayCalls(ctx: Context, scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  // The signature covers the bytes as sent, so they stay unparsed until it is verified.
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  scope.setErrorHandler((error, request, reply) => {
    request.log.warn({ err: error }, 'gateway call was not read')
    return send(reply, 'BAD_REQUEST')
  })
  scope.post(gatewayCallbackPath, { config: { isMachineCall: true } }, async (request, reply) => {
    try {
      return send(reply, await answer(ctx, request))
    } catch (error) {
      // It is unknown whether money moved: the gateway repeats its report, and the payment's number makes it a retry.
      request.log.error({ err: error }, 'gateway call failed')
      return send(reply, 'INTERNAL')
    }
  })
}

async function answer(ctx: Context, request: FastifyRequest): Promise<GatewayAnswer['status']> {
  const gateway = gatewayOf(ctx)
  const time = request.headers[gatewayHeaders.time]
  const signature = request.headers[gatewayHeaders.signature]
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
  const isOurs =
    gateway !== undefined &&
    typeof time === 'string' &&
    /^\d{13}$/.test(time) &&
    typeof signature === 'string' &&
    isSigned(gateway.secret, time, body, signature)
  if (!isOurs) {
    request.log.warn({ ip: request.ip }, 'gateway call refused: signature')
    return 'BAD_SIGNATURE'
  }
  const report = PaymentReport.safeParse(readJson(body))
  if (!report.success) return 'BAD_REQUEST'
  if (Math.abs(ctx.now().getTime() - Number(time)) <= skewMs) {
    return applyReport(ctx, gateway.name, report.data)
  }
  // An old signature may be a copy of an earlier report: a known payment is answered, and nothing changes.
  if (report.data.state === 'paid') {
    const earlier = await findPayment(ctx.db, gateway.name, report.data.payment)
    if (earlier?.digest.equals(digestOf(report.data))) return 'OK'
  }
  request.log.warn({ ip: request.ip }, 'gateway call refused: clock')
  return 'BAD_SIGNATURE'
}

function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}

function send(reply: FastifyReply, status: GatewayAnswer['status']): FastifyReply {
  return reply.code(codes[status]).type('application/json; charset=utf-8').send(JSON.stringify({ status }))
}
