import { hash } from 'node:crypto'
import { access } from '@perya/contract/access'
import type { Endpoint } from '@perya/contract/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'
import type { Caller, SignedIn } from './caller.ts'
import type { Gates, Host } from './gates.ts'
import { header, languageOf } from './headers.ts'
import type { Http, Route } from './route.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Calls one address may make in a minute; unset means the general limit alone. */
    perMinute?: number
  }
}

export function mount(app: FastifyInstance, routes: readonly Route[], gates: Gates): void {
  for (const route of routes) {
    const { method, path, perMinute, fileBytesMax } = route.endpoint
    app.route({
      method,
      url: path,
      config: perMinute === undefined ? {} : { perMinute },
      ...(fileBytesMax === undefined ? {} : { bodyLimit: fileBytesMax }),
      handler: answerer(route, gates),
    })
  }
}

function answerer({ endpoint, run }: Route, gates: Gates) {
  const hasBody = endpoint.method === 'POST' || endpoint.method === 'PUT'
  const read = reader(endpoint)
  const write = writer(endpoint)

  function perform(http: Http, host: Host, signedIn: SignedIn | null, sent: unknown): Promise<void> | void {
    const input = read(http.request, sent)
    const caller = describe(http.request, host.merchant, signedIn)
    const value = run(input as never, caller as never, http)
    return value instanceof Promise ? value.then((later) => write(http, later)) : write(http, value)
  }

  async function performLater(http: Http, host: Host, found: ReturnType<Gates['findSignedIn']>) {
    const signedIn = await found
    admit(signedIn, endpoint.access)
    const { request } = http
    const sent = endpoint.sealed ? await gates.openSealed(request) : hasBody ? request.body : request.query
    await perform(http, host, signedIn, sent)
  }

  return function answer(request: FastifyRequest, reply: FastifyReply): Promise<void> | void {
    const http = { request, reply }
    const host = gates.findHost(request.hostname, header(request, 'merchant'))
    if (host.refusal !== null && !endpoint.isAlwaysOpen) throw new AppError(host.refusal)
    const found = gates.findSignedIn(request, !endpoint.isBackground)
    if (found instanceof Promise || endpoint.sealed) return performLater(http, host, found)
    // Most calls, and all of visitors, wait for nothing on their way to the use case.
    admit(found, endpoint.access)
    return perform(http, host, found, hasBody ? request.body : request.query)
  }
}

const queriesKept = 1_000
const longestKept = 512

/** Checks what a call sends. A read that is asked for over and over, word for word, is checked once. */
function reader(endpoint: Endpoint): (request: FastifyRequest, sent: unknown) => unknown {
  const check = (sent: unknown): unknown => {
    const input = endpoint.input.safeParse(sent ?? {})
    if (input.success) return input.data
    throw new AppError('input.invalid', { field: input.error.issues[0]?.path.join('.') ?? '' })
  }
  if (!endpoint.isRevalidated) return (_request, sent) => check(sent)
  const known = new Map<string, unknown>()
  return ({ url }, sent) => {
    const earlier = known.get(url)
    if (earlier !== undefined) return earlier
    const input = check(sent)
    if (known.size >= queriesKept) known.clear()
    if (url.length <= longestKept) known.set(url, input)
    return input
  }
}

type Written = { text: string; etag: string }

function writer(endpoint: Endpoint): (http: Http, value: unknown) => void {
  const toText = (value: unknown) => JSON.stringify({ success: true, value: endpoint.output.parse(value) })
  if (!endpoint.isRevalidated) {
    return ({ reply }, value) => {
      if (!reply.sent) reply.type('application/json; charset=utf-8').send(toText(value))
    }
  }
  // A use case that answers with the object it answered with before is not checked and written again.
  const earlier = new WeakMap<object, Written>()
  return ({ request, reply }, value) => {
    let written = earlier.get(value as object)
    if (!written) {
      const text = toText(value)
      written = { text, etag: `"${hash('sha256', text, 'base64url').slice(0, 22)}"` }
      earlier.set(value as object, written)
    }
    reply.header('etag', written.etag).header('cache-control', 'no-cache')
    if (request.headers['if-none-match'] === written.etag) reply.code(304).send()
    else reply.type('application/json; charset=utf-8').send(written.text)
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
