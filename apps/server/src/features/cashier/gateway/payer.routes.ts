/** The demo gateway's own site: the page its payers pay on, and the reports it sends from there. */
import { createHash } from 'node:crypto'
import { gatewayCallbackPath, gatewayHeaders, type PaymentReport } from '@perya/contract/gateway'
import { defaultLanguage, languages } from '@perya/contract/language'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '#platform/context.ts'
import type { Gateway } from './gateway.ts'
import { gatewayOf } from './gateways.ts'
import { actAsPayer, payerActs, payerPath, readOrder } from './local-gateway.ts'
import { payerPage, payerStyle } from './payer-page.ts'
import { sign } from './signature.ts'

const styleHash = createHash('sha256').update(payerStyle).digest('base64')
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; font-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'`

export function mountPayerPage(ctx: Context, scope: FastifyInstance): void {
  const gateway = gatewayOf(ctx)
  // A production server has no such address, whatever its gateway is.
  if (ctx.env.mode !== 'demo' || gateway?.name !== 'local') return
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(body as string)),
  )
  scope.get(payerPath, (request, reply) => {
    const address = request.url.split('?', 2)[1] ?? ''
    return show(ctx, gateway, request, reply, address)
  })
  scope.post(payerPath, async (request, reply) => {
    const form = request.body as URLSearchParams
    const address = form.get('order') ?? ''
    const order = readOrder(gateway.secret, address)
    const act = payerActs.find((known) => known === form.get('act'))
    if (!order || !act) return show(ctx, gateway, request, reply, address)
    const report = await actAsPayer(ctx, order, act)
    if (act !== 'silent') await tell(ctx, scope, gateway, report)
    return reply.redirect(order.returnUrl, 303)
  })
}

function show(
  ctx: Context,
  gateway: Gateway,
  request: FastifyRequest,
  reply: FastifyReply,
  address: string,
): FastifyReply {
  const order = readOrder(gateway.secret, address)
  const language = languages.find((each) => each === request.cookies.language) ?? defaultLanguage
  const isOver = order === undefined || order.expiresAt <= ctx.now()
  return reply
    .code(order ? 200 : 404)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .send(payerPage(isOver ? undefined : order, address, language))
}

/** Sends the report to the cashier as a gateway would: over HTTP, signed. */
async function tell(
  ctx: Context,
  scope: FastifyInstance,
  gateway: Gateway,
  report: PaymentReport,
): Promise<void> {
  const payload = JSON.stringify(report)
  const time = ctx.now().getTime().toString()
  const answer = await scope.inject({
    method: 'POST',
    url: gatewayCallbackPath,
    headers: {
      'content-type': 'application/json',
      [gatewayHeaders.time]: time,
      [gatewayHeaders.signature]: sign(gateway.secret, time, payload),
    },
    payload,
  })
  // The report is stored, so the cashier gets it when it asks.
  if (answer.statusCode !== 200) ctx.log.warn({ answer: answer.body }, 'the demo gateway was not believed')
}
