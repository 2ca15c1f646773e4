/** The wallet protocol over HTTP: raw bytes in, one envelope out, in a scope of its own. */
import {
  type VendorAnswer,
  type VendorCallName,
  vendorCalls,
  vendorSandboxCalls,
} from '@perya/contract/vendor'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import type { Context } from '#platform/context.ts'
import type { MachineAnswer, MachineCall } from '#platform/http/machine-calls.ts'
import { answerCopy, ForgedCall, makeAnswerers } from './answer-call.ts'
import { noteRefusal } from './bad-signatures.ts'
import { makeDemoTable } from './demo-table.ts'
import { answerAsDemoVendor, demoVendorPath } from './demo-vendor.ts'
import { makeSandbox } from './sandbox.ts'
import { checkCall, type RawCall, type Refusal, type VendorCaller } from './signed-call.ts'
import { transferPath } from './transfer-wallet/transfer-vendor.ts'

type Answerer = (caller: VendorCaller, input: never) => Promise<VendorAnswer>

export function mountVendorCalls(ctx: Context, scope: FastifyInstance): void {
  const mount = (call: { path: string; input: z.ZodType }, answer: Answerer) =>
    scope.machineCalls.add(call.path, (sent) => respond(ctx, sent, call.input, answer), busy)
  const ours = makeAnswerers(ctx)
  const theirs = ctx.env.mode === 'demo' ? makeDemoTable(ctx, ours) : ours
  for (const [name, call] of Object.entries(vendorCalls) as [
    VendorCallName,
    { path: string; input: z.ZodType },
  ][]) {
    mount(call, ((caller, input) =>
      (caller.vendor.wallet === 'transfer' ? theirs : ours)[name](caller, input)) as Answerer)
  }
  if (ctx.env.mode !== 'demo') return
  const sandbox = makeSandbox(ctx)
  mount(vendorSandboxCalls.player, sandbox.player as Answerer)
  mount(vendorSandboxCalls.endsession, sandbox.endsession as Answerer)
  mountDemoVendor(ctx, scope)
}

/** The vendor side of a transfer wallet, for the demo's own vendor. */
function mountDemoVendor(ctx: Context, scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  scope.post<{ Params: { vendor: string }; Body: Buffer | undefined }>(
    `${demoVendorPath(':vendor')}${transferPath}`,
    async ({ params, headers, method, url: path, body = Buffer.alloc(0), ip }, reply) => {
      const answer = await answerAsDemoVendor(ctx, params.vendor, { headers, method, path, body, ip })
      return answer === undefined ? reply.code(401).send({ status: 'BAD_SIGNATURE' }) : reply.send(answer)
    },
  )
}

const answered = (status: number, json: VendorAnswer): MachineAnswer => ({ status, json })

/** As after any fault of ours, the vendor asks again under the same id. */
const busy = answered(503, { status: 'INTERNAL' })

async function respond(
  ctx: Context,
  { body, log, ...rest }: MachineCall,
  shape: z.ZodType,
  answer: Answerer,
): Promise<MachineAnswer> {
  if (!body) {
    log.warn('vendor call was not read')
    return answered(400, { status: 'BAD_REQUEST' })
  }
  const call = { ...rest, body }
  const checked = checkCall(ctx, call)
  if (!checked.isValid) return refuse(ctx, call, log, checked.refusal)

  const input = shape.safeParse(readJson(body))
  if (!input.success) {
    const issue = input.error.issues[0]
    return answered(400, {
      status: 'BAD_REQUEST',
      message: `${issue?.path.join('.') || 'body'}: ${issue?.message ?? 'not as agreed'}`,
    })
  }
  const { caller, isLate } = checked
  try {
    if (!isLate) return answered(200, await answer(caller, input.data as never))
    const kept = await answerCopy(ctx, caller, input.data as never)
    return kept ? answered(200, kept) : await refuse(ctx, call, log, 'clock')
  } catch (error) {
    if (error instanceof ForgedCall) return refuse(ctx, call, log, 'nonce')
    // Nobody knows whether money moved: the vendor asks again under the same id.
    log.error({ err: error, vendor: caller.vendor.code }, 'vendor call failed')
    return answered(500, { status: 'INTERNAL' })
  }
}

/** Nothing is written for whoever cannot sign but one alarm for many calls; the log says what was wrong, the answer does not. */
async function refuse(
  ctx: Context,
  call: RawCall,
  log: MachineCall['log'],
  refusal: Refusal,
): Promise<MachineAnswer> {
  const { headers, ip, path } = call
  const { 'x-vendor': vendor, 'x-brand': brand, 'x-key-id': keyId } = headers
  log.warn({ refusal, vendor, brand, keyId, ip, path }, 'vendor call refused')
  await noteRefusal(ctx, call, refusal)
  return answered(401, { status: 'BAD_SIGNATURE' })
}

function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}
