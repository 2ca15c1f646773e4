import assert from 'node:assert/strict'
import { hash } from 'node:crypto'
import { access as roles } from '@perya/contract/access'
import type { Endpoint } from '@perya/contract/endpoint'
import { writtenIn } from '@perya/contract/fallback'
import { type Importance, importanceOf } from '@perya/contract/importance'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { actAs } from '../acting.ts'
import { AppError } from '../app-error.ts'
import type { Caller, SignedIn, SignedInOperator } from './caller.ts'
import { errorCodeOf } from './fail.ts'
import type { Gates, Host } from './gates.ts'
import { header, languageOf } from './headers.ts'
import type { CallerKind, KnownCallers } from './known-callers.ts'
import { callerAt, makeRateLimit } from './rate-limit.ts'
import type { Http, Route } from './route.ts'
import { bodyBytesMax } from './slow-calls.ts'
import { unstorableField } from './unstorable-field.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Calls one address may make in a minute without a session; unset means the general limit alone. */
    perMinute?: number
    /** Unset, a route reads for guests or changes something. */
    importance?: Importance
    /** Whose session it takes to get an answer; unset means nobody's. */
    sessionOf?: CallerKind
  }
}

export function mount(app: FastifyInstance, routes: readonly Route[], gates: Gates): void {
  for (const route of routes) {
    const { method, path, perMinute, access, fileBytesMax } = route.endpoint
    const importance = importanceOf(route.endpoint)
    assert((fileBytesMax ?? 0) <= bodyBytesMax, `a slow line has the time to send a whole file to ${path}`)
    app.route({
      method,
      url: path,
      config: {
        importance,
        ...(access === 'anyone'
          ? perMinute !== undefined && { perMinute }
          : { sessionOf: access === 'operator' ? 'operator' : 'member' }),
      },
      ...(fileBytesMax === undefined ? {} : { bodyLimit: fileBytesMax }),
      handler: answerer(route, gates, app.knownCallers),
    })
  }
}

type Found = SignedIn | SignedInOperator | null

function answerer({ endpoint, run }: Route, gates: Gates, known: KnownCallers) {
  const hasBody = endpoint.method === 'POST' || endpoint.method === 'PUT'
  const read = reader(endpoint)
  const write = writer(endpoint)
  const assertPace = paceOf(endpoint)

  function perform(http: Http, host: Host, found: Found, sent: unknown): Promise<void> | void {
    const input = read(http.request, sent)
    const caller = describe(http.request, host, found)
    if (endpoint.needsConsent && caller.signedIn) return performAgreed(http, input, caller, caller.signedIn)
    return answerWith(http, input, caller)
  }

  function answerWith(http: Http, input: unknown, caller: Caller): Promise<void> | void {
    const value = run(input as never, caller as never, http)
    return value instanceof Promise ? value.then((later) => write(http, later)) : write(http, value)
  }

  async function performAgreed(http: Http, input: unknown, caller: Caller, signedIn: SignedIn) {
    await gates.assertConsent?.(caller.site, signedIn)
    await answerWith(http, input, caller)
  }

  async function performLater(http: Http, finding: Promise<Found> | Found): Promise<void> {
    const found = await finding
    noteKnown(http.request, found)
    admit(found, endpoint.access)
    assertPace(http, found)
    const { request } = http
    const host = hostFor(request, found)
    const sent = endpoint.sealed ? await gates.openSealed(request) : hasBody ? request.body : request.query
    await (endpoint.isAudited ? performNoted : perform)(http, host, found, sent)
  }

  const { noteAct } = gates
  assert(noteAct || !endpoint.isAudited, `somebody writes down what is done at ${endpoint.path}`)
  assert(endpoint.isAudited || endpoint.access !== 'operator', 'what an operator does is written down')

  /** Nothing is done that was not written down before, refusals included. */
  async function performNoted(http: Http, host: Host, found: Found, sent: unknown): Promise<void> {
    const caller = describe(http.request, host, found)
    const isUnderstood = unstorableField(sent) === undefined && endpoint.input.safeParse(sent ?? {}).success
    const noteOutcome = await noteAct?.({ endpoint, caller, input: isUnderstood ? sent : null })
    let value: unknown
    try {
      if (endpoint.permission && !caller.operator?.permissions.has(endpoint.permission)) {
        throw new AppError('permission.denied')
      }
      const work = async () => run(read(http.request, sent) as never, caller as never, http)
      value = await (caller.operator ? actAs(caller.operator.operatorId, work) : work())
    } catch (error) {
      await noteOutcome?.(errorCodeOf(error as FastifyError | AppError))
      throw error
    }
    await noteOutcome?.('done')
    write(http, value)
  }

  function noteKnown(request: FastifyRequest, found: Found): void {
    if (found) known.note(request, found.role === 'operator' ? 'operator' : 'member')
  }

  /** A member is answered by their own merchant and a guest by the site; operators name whose desk they sit at. */
  function hostFor(request: FastifyRequest, found: Found): Host {
    const code = found?.role === 'operator' ? header(request, 'merchant') : found?.merchant
    const host = gates.findHost(request.hostname, code)
    request.answeredBy = host
    return host
  }

  return function answer(request: FastifyRequest, reply: FastifyReply): Promise<void> | void {
    const http = { request, reply }
    const host = gates.findHost(request.hostname, header(request, 'merchant'))
    request.answeredBy = host
    if (host.refusal !== null && !endpoint.isAlwaysOpen) throw new AppError(host.refusal)
    const isSignOfLife = !endpoint.isBackground
    const found = gates.findOperator?.(request, isSignOfLife) ?? gates.findSignedIn(request, isSignOfLife)
    if (found instanceof Promise || endpoint.sealed || endpoint.isAudited) {
      return performLater(http, found)
    }
    // Most calls, and all of visitors, wait for nothing on their way to the use case.
    noteKnown(request, found)
    admit(found, endpoint.access)
    assertPace(http, found)
    return perform(http, hostFor(request, found), found, hasBody ? request.body : request.query)
  }
}

/** Whoever is signed in is counted apart from everybody else behind the same address, and anew at another one. */
function paceOf({ access, perMinute }: Endpoint): (http: Http, found: Found) => void {
  if (perMinute === undefined || access === 'anyone') return () => {}
  const limit = makeRateLimit(perMinute)
  return ({ request, reply }, found) => {
    assert(found, 'a call with a pace of its own asks for a session')
    const caller = found.role === 'operator' ? `operator ${found.operatorId}` : `member ${found.memberId}`
    const seconds = limit.take(`${caller} at ${callerAt(request.ip)}`, Date.now())
    if (seconds === 0) return
    reply.header('retry-after', seconds)
    throw new AppError('rate.limited', { seconds })
  }
}

const queriesKept = 1_000
const longestKept = 512

/** Checks what a call sends. A read that is asked for over and over, word for word, is checked once. */
function reader(endpoint: Endpoint): (request: FastifyRequest, sent: unknown) => unknown {
  const check = (sent: unknown): unknown => {
    const field = unstorableField(sent)
    if (field !== undefined) throw new AppError('input.invalid', { field })
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

/** The longest user agent that is read, and so that is kept. */
const userAgentMax = 255

function describe(request: FastifyRequest, { merchant, site }: Host, found: Found): Caller {
  const isOperator = found?.role === 'operator'
  const reads = languageOf(request)
  return {
    requestId: request.id,
    merchant,
    site,
    language: writtenIn(reads),
    reads,
    ip: request.ip,
    userAgent: (header(request, 'user-agent') ?? '').slice(0, userAgentMax),
    device: (header(request, 'device') ?? '').slice(0, 32),
    signedIn: isOperator ? null : found,
    operator: isOperator ? found : null,
  }
}

function admit(found: Found, rule: keyof typeof roles): void {
  const role = found?.role ?? 'visitor'
  if ((roles[rule] as readonly string[]).includes(role)) return
  if (role === 'visitor') throw new AppError('session.required')
  if (role === 'trial') throw new AppError('account.trial')
  throw new AppError('permission.denied')
}
