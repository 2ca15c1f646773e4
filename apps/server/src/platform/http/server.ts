/** Fastify as every part of the platform meets it: ids, limits, headers, logs, counts and one way to fail. */
import { randomBytes } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import cookie from '@fastify/cookie'
import { errors } from '@perya/contract/errors'
import { defaultLanguage } from '@perya/contract/language'
import { sealedContentType } from '@perya/contract/sealed'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { AppError } from '../app-error.ts'
import type { Env } from '../env.ts'
import { fail } from './fail.ts'
import type { HttpMetrics } from './metrics.ts'
import { makeRateLimit } from './rate-limit.ts'
import { RequestLog } from './request-log.ts'
import { addSecurityHeaders, dataHeaders } from './security-headers.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Called by servers that sign: no browser reads the answer, and one address speaks for thousands of members. */
    isMachineCall?: boolean
  }
}

export const bodyLimit = 64 * 1024

export async function openHttp(env: Env, log: Logger, metrics: HttpMetrics): Promise<FastifyInstance> {
  const app = fastify({
    // Fastify's own way makes and checks a logger for every call; ours comes with the first hook.
    logger: false,
    genReqId: requestIds(),
    bodyLimit,
    routerOptions: { ignoreTrailingSlash: true },
    trustProxy: env.trustProxy.length > 0 ? env.trustProxy : false,
    forceCloseConnections: 'idle',
    // Calls on a connection that is already open are still answered while the server closes.
    return503OnClosing: false,
    clientErrorHandler: hangUp,
    frameworkErrors: (error, request, reply) => {
      addSecurityHeaders(reply)
      fail(error, request, reply)
    },
  }) as unknown as FastifyInstance

  app.setErrorHandler(fail)
  addBodyParsers(app)
  await app.register(cookie)
  addLimits(app, env.ratePerMinute, log)
  addRecords(app, metrics, log)
  closeConnectionsWhenAnswered(app)
  return app
}

/** A connection that was busy when the server closed would stay until its keep-alive ends, and hold up the stop. */
function closeConnectionsWhenAnswered(app: FastifyInstance): void {
  app.addHook('preClose', (done) => {
    const sweep = setInterval(() => app.server.closeIdleConnections(), 25).unref()
    app.server.once('close', () => clearInterval(sweep))
    done()
  })
}

/** What is no HTTP, or has headers past all measure, never becomes a request: its answer is written by hand. */
function hangUp(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const code = error.code === 'HPE_HEADER_OVERFLOW' ? 'headers.large' : 'input.invalid'
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
  app.addContentTypeParser(sealedContentType, asText, (_request, body, done) => done(null, body))
}

/** Headers go on first, so that a refusal carries them too. */
function addLimits(app: FastifyInstance, ratePerMinute: number, log: Logger): void {
  const general = makeRateLimit(ratePerMinute)

  app.addHook('onRequest', (request, reply, done) => {
    request.log = new RequestLog(log, request.id)
    addSecurityHeaders(reply)
    if (request.routeOptions.config.isMachineCall) return done()
    reply.header('x-request-id', request.id)
    done(refusal(general.take(request.ip, Date.now()), reply))
  })

  app.addHook('onRoute', (route) => {
    const perMinute = route.config?.perMinute
    if (perMinute === undefined) return
    const own = makeRateLimit(perMinute)
    const check = (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void) =>
      done(refusal(own.take(request.ip, Date.now()), reply))
    route.onRequest = [check]
  })
}

function refusal(waitSeconds: number, reply: FastifyReply): Error | undefined {
  if (waitSeconds === 0) return undefined
  reply.header('retry-after', waitSeconds)
  return new AppError('rate.limited', { seconds: waitSeconds })
}

/**
 * Every answer is counted; those that changed something or refused are also written down.
 * The query stays out of both: some calls carry a token there.
 */
function addRecords(app: FastifyInstance, metrics: HttpMetrics, log: Logger): void {
  // These fields hold no secrets, so looking for some in every line would be time lost.
  const answers = log.child({}, { redact: [] })
  app.addHook('onResponse', (request, reply, done) => {
    const ms = reply.elapsedTime
    const status = reply.statusCode
    const { method } = request
    metrics.observe(method, request.routeOptions.url ?? 'unknown', status, ms)
    const isRead = method === 'GET' && status < 400
    const level = isRead ? 'debug' : 'info'
    if (answers.isLevelEnabled(level)) {
      const path = pathOf(request.url)
      answers[level]({ reqId: request.id, method, path, status, ms, ip: request.ip }, 'answered')
    }
    done()
  })
}

function pathOf(url: string): string {
  const end = url.indexOf('?')
  return end === -1 ? url : url.slice(0, end)
}
