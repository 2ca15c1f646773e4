/** The wallet protocol over HTTP: raw bytes in, one envelope out, in a scope of its own. */
import { type VendorAnswer, type VendorStatus, vendorCalls, vendorSandboxCalls } from '@perya/contract/vendor'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Context } from '#platform/context.ts'
import { answerCopy, ForgedCall, makeAnswerers } from './answer-call.ts'
import { answerAsDemoVendor, demoVendorPath } from './demo-vendor.ts'
import { makeSandbox } from './sandbox.ts'
import { checkCall, type RawCall, type Refusal, type VendorCaller } from './signed-call.ts'
import { transferPath } from './transfer-wallet/transfer-vendor.ts'

type Answerer = (caller: VendorCaller, input: never) => Promise<VendorAnswer>

export function mountVendorCalls(ctx: Context, scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  // What is signed is what was sent, so the bytes are kept until the signature holds.
  // The one that vendors send is found without reading the header as a list of its parts.
  for (const type of ['application/json', '*']) {
    scope.addContentTypeParser(type, { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  }
  scope.setErrorHandler((error, request, reply) => {
    request.log.warn({ err: error }, 'vendor call was not read')
    return send(reply, 400, { status: 'BAD_REQUEST' })
  })

  const mount = (call: { path: string; input: z.ZodType }, answer: Answerer) =>
    scope.post(call.path, { config: { isMachineCall: true } }, (request, reply) =>
      respond(ctx, request, reply, call.input, answer),
    )
  const answerers = makeAnswerers(ctx)
  for (const [name, call] of Object.entries(vendorCalls)) {
    mount(call, answerers[name as keyof typeof answerers] as Answerer)
  }
  if (ctx.env.mode !== 'demo') return
  const sandbox = makeSandbox(ctx)
  mount(vendorSandboxCalls.player, sandbox.player as Answerer)
  mount(vendorSandboxCalls.endsession, sandbox.endsession as Answerer)
  mountDemoVendor(ctx, scope)
}

/** The vendor side of a transfer wallet, for the demo's own vendor. */
function mountDemoVendor(ctx: Context, scope: FastifyInstance): void {
  scope.post<{ Params: { vendor: string } }>(
    `${demoVendorPath(':vendor')}${transferPath}`,
    async (request, reply) => {
      const answer = await answerAsDemoVendor(ctx, request.params.vendor, toRawCall(request))
      return answer === undefined
        ? send(reply, 401, { status: 'BAD_SIGNATURE' })
        : reply.code(200).type('application/json; charset=utf-8').send(JSON.stringify(answer))
    },
  )
}

async function respond(
  ctx: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  shape: z.ZodType,
  answer: Answerer,
): Promise<FastifyReply> {
  const call = toRawCall(request)
  const checked = checkCall(ctx, call)
  if (!checked.isValid) return refuse(request, reply, checked.refusal)

  const input = shape.safeParse(readJson(call.body))
  if (!input.success) {
    const issue = input.error.issues[0]
    return send(reply, 400, {
      status: 'BAD_REQUEST',
      message: `${issue?.path.join('.') || 'body'}: ${issue?.message ?? 'not as agreed'}`,
    })
  }
  const { caller, isLate } = checked
  try {
    if (!isLate) return send(reply, 200, await answer(caller, input.data as never))
    const kept = await answerCopy(ctx, caller, input.data as never)
    return kept ? send(reply, 200, kept) : refuse(request, reply, 'clock')
  } catch (error) {
    if (error instanceof ForgedCall) return refuse(request, reply, 'nonce')
    // Nobody knows whether money moved: the vendor asks again under the same id.
    request.log.error({ err: error, vendor: caller.vendor.code }, 'vendor call failed')
    return send(reply, 500, { status: 'INTERNAL' })
  }
}

const toRawCall = (request: FastifyRequest): RawCall => ({
  headers: request.headers,
  method: request.method,
  path: request.url,
  body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
  ip: request.ip,
})

/** Nothing is written for whoever cannot sign; the log says what was wrong, the answer does not. */
function refuse(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { 'x-vendor': vendor, 'x-brand': brand, 'x-key-id': keyId } = request.headers
  request.log.warn(
    { refusal, vendor, brand, keyId, ip: request.ip, path: request.url },
    'vendor call refused',
  )
  return send(reply, 401, { status: 'BAD_SIGNATURE' })
}

function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}

function send(
  reply: FastifyReply,
  code: number,
  answer: VendorAnswer & { status: VendorStatus },
): FastifyReply {
  return reply.code(code).type('application/json; charset=utf-8').send(JSON.stringify(answer))
}
