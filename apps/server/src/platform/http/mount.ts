import { hash } from 'node:crypto'
import { access } from '@perya/contract/access'
import type { Endpoint } from '@perya/contract/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'
import type { Caller, SignedIn } from './caller.ts'
import type { Gates } from './gates.ts'
import { header, languageOf } from './headers.ts'
import type { Route } from './route.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Calls one address may make in a minute; unset means the general limit alone. */
    perMinute?: number
  }
}

export function mount(app: FastifyInstance, routes: readonly Route[], gates: Gates): void {
  for (const route of routes) {
    const { method, path, perMinute } = route.endpoint
    app.route({
      method,
      url: path,
      config: perMinute === undefined ? {} : { perMinute },
      handler: answerer(route, gates),
    })
  }
}

function answerer({ endpoint, run }: Route, gates: Gates) {
  const hasBody = endpoint.method === 'POST' || endpoint.method === 'PUT'
  const write = writer(endpoint)

  return async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const host = gates.findHost(request.hostname, header(request, 'merchant'))
    if (host.refusal !== null && !endpoint.isAlwaysOpen) throw new AppError(host.refusal)
    // Awaiting nothing would still cost a turn of the event loop, on calls that mostly have no token.
    const found = gates.findSignedIn(request)
    const signedIn = found === null ? null : await found
    admit(signedIn, endpoint.access)

    const sent = endpoint.sealed ? await gates.openSealed(request) : hasBody ? request.body : request.query
    const input = endpoint.input.safeParse(sent ?? {})
    if (!input.success) {
      throw new AppError('input.invalid', { field: input.error.issues[0]?.path.join('.') ?? '' })
    }
    const caller = describe(request, host.merchant, signedIn)
    const value = await run(input.data as never, caller as never, { request, reply })
    return reply.sent ? reply : write(request, reply, value)
  }
}

type Written = { text: string; etag: string }

function writer(endpoint: Endpoint) {
  const toText = (value: unknown) => JSON.stringify({ success: true, value: endpoint.output.parse(value) })
  if (!endpoint.isRevalidated) {
    return (_request: FastifyRequest, reply: FastifyReply, value: unknown) =>
      reply.type('application/json; charset=utf-8').send(toText(value))
  }
  // A use case that answers with the object it answered with before is not checked and written again.
  const earlier = new WeakMap<object, Written>()
  return (request: FastifyRequest, reply: FastifyReply, value: unknown) => {
    let written = earlier.get(value as object)
    if (!written) {
      const text = toText(value)
      written = { text, etag: `"${hash('sha256', text, 'base64url').slice(0, 22)}"` }
      earlier.set(value as object, written)
    }
    reply.header('etag', written.etag).header('cache-control', 'no-cache')
    if (request.headers['if-none-match'] === written.etag) return reply.code(304).send()
    return reply.type('application/json; charset=utf-8').send(written.text)
  }
}

function describe(request: FastifyRequest, merchant: string, signedIn: SignedIn | null): Caller {
  return {
    requestId: request.id,
    merchant,
    language: languageOf(request),
    ip: request.ip,
    userAgent: (header(request, 'user-agent') ?? '').slice(0, 255),
    device: (header(request, 'device') ?? '').slice(0, 32),
    signedIn,
  }
}

function admit(signedIn: SignedIn | null, rule: keyof typeof access): void {
  const role = signedIn?.role ?? 'visitor'
  if ((access[rule] as readonly string[]).includes(role)) return
  if (role === 'visitor') throw new AppError('session.required')
  if (role === 'trial') throw new AppError('account.trial')
  throw new AppError('permission.denied')
}
