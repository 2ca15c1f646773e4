/** Fastify as every part of the platform meets it: ids, limits, headers, logs, counts and one way to fail. */
import { randomBytes } from 'node:crypto'
import { createServer, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import cookie from '@fastify/cookie'
import { errors } from '@perya/contract/errors'
import { defaultLanguage } from '@perya/contract/language'
import { sealedContentType } from '@perya/contract/sealed'
import fastify, { type FastifyInstance, type FastifyReply, type onRequestHookHandler } from 'fastify'
import type { Logger } from 'pino'
import { AppError } from '../app-error.ts'
import type { Env } from '../env.ts'
import { type Admission, makeAdmission } from './admission.ts'
import { makeAnswerRecord } from './answer-record.ts'
import type { CallSeries } from './call-durations.ts'
import { makeAddressOf } from './caller-address.ts'
import { CountedAnswer, makeEntrance } from './entrance.ts'
import { endEventStreams } from './event-stream.ts'
import { fail } from './fail.ts'
import type { Host } from './gates.ts'
import { type KnownCallers, makeKnownCallers } from './known-callers.ts'
import { type MachineCalls, openMachineCalls } from './machine-calls.ts'
import type { Metrics } from './metrics.ts'
import { callerAt, makeRateLimit } from './rate-limit.ts'
import { RequestLog } from './request-log.ts'
import { addSecurityHeaders, dataHeaders } from './security-headers.ts'
import { isSlow, type Slowness, watchArrivingBodies } from './slow-calls.ts'
import { turnPagesAway } from './turn-away.ts'
import { makeVendorListener, type VendorListener } from './vendor-listener.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Where the time this call takes is counted; unset for an address without a route. */
    calls: CallSeries | null
    /** Unset until it is known. */
    answeredBy: Host | null
  }
  interface FastifyInstance {
    machineCalls: MachineCalls
    knownCallers: KnownCallers
    /** Listens only once it is told to. */
    vendorListener: VendorListener
  }
}

type Limits = { ratePerMinute: number; metrics: Metrics; log: Logger; admission: Admission }

export const bodyLimit = 64 * 1024

/** Longer than a proxy keeps a connection it does not use, so that the proxy is the one who closes it. */
const keepAliveTimeout = 72_000

export type HttpOptions = {
  metrics: Metrics
  /** How long calls wait at present. */
  waitMs: () => number
  /** How slowly a call may arrive. */
  slowness: Slowness
}

export async function openHttp(
  env: Env,
  log: Logger,
  { metrics, waitMs, slowness }: HttpOptions,
): Promise<FastifyInstance> {
  const nextId = requestIds()
  const { trustProxy } = env
  const admission = makeAdmission({ limits: env.load, waitMs, registry: metrics.registry, log })
  const machineCalls = openMachineCalls({ bodyLimit, trustProxy, nextId, metrics, log, admission })
  const bodies = watchArrivingBodies({ slowness, addressOf: makeAddressOf(trustProxy), end: hangUp })
  const limits = {
    keepAliveTimeout,
    headersTimeout: slowness.headersMs,
    requestTimeout: slowness.callMs,
    connectionsCheckingInterval: slowness.everyMs,
  }
  const app = fastify({
    serverFactory: (framework) => {
      const calls = metrics.durations.seriesOf('GET', 'busy')
      const pages = turnPagesAway(admission, { calls, nextId }, framework)
      const listener = bodies.watch(machineCalls.before(pages))
      return createServer({ ...limits, ServerResponse: CountedAnswer }, listener)
    },
    // Fastify's own way makes and checks a logger for every call; ours comes with the first hook.
    logger: false,
    genReqId: nextId,
    bodyLimit,
    routerOptions: { ignoreTrailingSlash: true },
    trustProxy: trustProxy.length > 0 ? trustProxy : false,
    forceCloseConnections: 'idle',
    // Calls on a connection that is already open are still answered while the server closes.
    return503OnClosing: false,
    clientErrorHandler: hangUp,
    frameworkErrors: (error, request, reply) => {
      addSecurityHeaders(reply)
      fail(error, request, reply)
    },
  }) as unknown as FastifyInstance

  app.addHook('onClose', async () => bodies.stop())
  app.decorate('machineCalls', machineCalls)
  app.decorate('knownCallers', makeKnownCallers())
  app.decorate('vendorListener', makeVendorListener({ machineCalls, bodies, limits, hangUp }))
  app.setErrorHandler(fail)
  addBodyParsers(app)
  await app.register(cookie)
  addLimits(app, { ratePerMinute: env.ratePerMinute, metrics, log, admission })
  addRecords(app, metrics, log)
  closeConnectionsWhenAnswered(app)
  return app
}

/** A connection that was busy when the server closed would stay until its keep-alive ends, and hold up the stop. */
function closeConnectionsWhenAnswered(app: FastifyInstance): void {
  const open = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  app.addHook('preClose', (done) => {
    endEventStreams(app.server)
    const sweep = setInterval(() => {
      app.server.closeIdleConnections()
      // A browser opens connections ahead, and Node waits for the first call on each of them.
      for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
    }, 25).unref()
    app.server.once('close', () => clearInterval(sweep))
    done()
  })
}

/** So long a caller who is hung up on may take to read why. */
const lastWordMs = 1_000

/** What is no HTTP, too slow, or has headers past all measure, never becomes a request: its answer is written by hand. */
function hangUp(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  setTimeout(() => socket.destroy(), lastWordMs).unref()
  const isOverflow = error.code === 'HPE_HEADER_OVERFLOW'
  const code = isSlow(error) ? 'request.slow' : isOverflow ? 'headers.large' : 'input.invalid'
  const { status, text } = errors[code]
  const body = JSON.stringify({
    success: false,
    value: {},
    errorCode: code,
    message: text[defaultLanguage],
  })
  const headers = {
    ...dataHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  const answer = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n')
  if (socket.writable) socket.end(answer)
  else socket.destroy()
}

function requestIds(): () => string {
  const process = randomBytes(5).toString('hex')
  let count = 0
  return () => `${process}-${(count++).toString(36)}`
}

function addBodyParsers(app: FastifyInstance): void {
  const asText = { parseAs: 'string' as const }
  app.addContentTypeParser('application/x-www-form-urlencoded', asText, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(body as string)))
  })
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )
  app.addContentTypeParser(sealedContentType, asText, (_request, body, done) => done(null, body))
}

/**
 * Headers go on first, so that a refusal carries them too.
 *
 * What differs by route is bound to it once: looking a route's options up costs more than all of this.
 */
function addLimits(app: FastifyInstance, { ratePerMinute, metrics, log, admission }: Limits): void {
  const general = makeRateLimit(ratePerMinute)
  const entrance = makeEntrance(admission, app.knownCallers)
  const ours = new WeakSet<onRequestHookHandler>()
  app.decorateRequest('calls', null)
  app.decorateRequest('answeredBy', null)
  app.decorateRequest('isTurnedAway', false)
  app.decorateRequest('arrivesAs', null)

  app.addHook('onRequest', (request, reply, done) => {
    request.log = new RequestLog(log, request.id)
    addSecurityHeaders(reply)
    reply.header('x-request-id', request.id)
    // A route counts for itself; an address without one still takes its toll.
    if (!request.is404) return done()
    const refused = refusal(general.take(callerAt(request.ip), Date.now()), reply)
    if (refused || entrance.begin(request, reply, { importance: 'guest' })) done(refused)
  })

  app.addHook('preValidation', (request, reply, done) => {
    if (entrance.goOn(request, reply)) done()
  })

  app.addHook('onRoute', (route) => {
    const { perMinute, sessionOf, importance = isRead(route.method) ? 'guest' : 'money' } = route.config ?? {}
    const asked = { importance, sessionOf }
    const own = perMinute === undefined ? undefined : makeRateLimit(perMinute)
    const calls = metrics.durations.seriesOf(String(route.method), route.url)
    const begin: onRequestHookHandler = (request, reply, done) => {
      request.calls = calls
      const now = Date.now()
      const caller = callerAt(request.ip)
      const refused = refusal(general.take(caller, now) || own?.take(caller, now) || 0, reply)
      if (refused || entrance.begin(request, reply, asked)) done(refused)
    }
    ours.add(begin)
    // A GET brings a HEAD made from its own options, which hold the GET's already.
    const others = [route.onRequest ?? []].flat().filter((hook) => !ours.has(hook))
    route.onRequest = [begin, ...others]
  })
}

const isRead = (method: string | string[]) => [method].flat().every((one) => one === 'GET' || one === 'HEAD')

function refusal(waitSeconds: number, reply: FastifyReply): Error | undefined {
  if (waitSeconds === 0) return undefined
  reply.header('retry-after', waitSeconds)
  return new AppError('rate.limited', { seconds: waitSeconds })
}

function addRecords(app: FastifyInstance, metrics: Metrics, log: Logger): void {
  const record = makeAnswerRecord(log)
  const unknown = metrics.durations.seriesOf('any', 'unknown')
  app.addHook('onResponse', (request, reply, done) => {
    const { calls, id: reqId, method, url, ip } = request
    const { statusCode: status, elapsedTime: ms } = reply
    // Who is overloaded does not write a line for each of them.
    if (request.isTurnedAway) (calls ?? unknown).observe(status, ms)
    else record({ calls: calls ?? unknown, reqId, method, url, status, ms, ip })
    done()
  })
}
