/**
 * Calls by servers that sign theirs, answered before the framework sees them: its routing, hooks and reply were a
 * sixth of what a bet cost this process. No browser reads these answers, and one address speaks for thousands of
 * members, so no rate is kept of it.
 */
import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import proxyAddress from '@fastify/proxy-addr'
import type { FastifyBaseLogger } from 'fastify'
import type { Logger } from 'pino'
import { makeAnswerRecord, pathOf } from './answer-record.ts'
import type { CallSeries } from './call-durations.ts'
import type { Metrics } from './metrics.ts'
import { RequestLog } from './request-log.ts'
import { machineHeaders } from './security-headers.ts'

export type MachineCall = {
  headers: IncomingHttpHeaders
  method: string
  /** As it stands in the request line. */
  path: string
  /** What was signed is what was sent, so the bytes are kept; unset past the limit of bodies. */
  body: Buffer | undefined
  ip: string
  log: FastifyBaseLogger
}

export type MachineAnswer = { status: number; json: unknown }

export type AnswerMachine = (call: MachineCall) => Promise<MachineAnswer>

export type MachineCalls = {
  /** Has every POST to this path answered here. */
  add: (path: string, answer: AnswerMachine) => void
  /** Answers what was added and leaves the rest to the framework. */
  before: (framework: RequestListener) => RequestListener
}

type Options = {
  bodyLimit: number
  trustProxy: string[]
  nextId: () => string
  metrics: Metrics
  log: Logger
}

const fixedHeaders = [
  ...Object.entries(machineHeaders).flat(),
  ...['content-type', 'application/json; charset=utf-8'],
]

export function openMachineCalls({ bodyLimit, trustProxy, nextId, metrics, log }: Options): MachineCalls {
  const routes = new Map<string, { answer: AnswerMachine; calls: CallSeries }>()
  const record = makeAnswerRecord(log)
  const trusts = proxyAddress.compile(trustProxy)
  const ipOf = (request: IncomingMessage) =>
    trustProxy.length > 0 ? proxyAddress(request, trusts) : (request.socket.remoteAddress ?? '')

  async function answerTo(
    { answer, calls }: { answer: AnswerMachine; calls: CallSeries },
    request: IncomingMessage,
    response: ServerResponse,
    body: Buffer | undefined,
  ): Promise<void> {
    const startedAt = performance.now()
    const reqId = nextId()
    const [method, url, ip] = [request.method ?? '', request.url ?? '', ipOf(request)]
    const { status, json } = await answer({
      headers: request.headers,
      method,
      path: url,
      body,
      ip,
      log: new RequestLog(log, reqId),
    })
    const text = JSON.stringify(json)
    response.writeHead(status, [
      ...fixedHeaders,
      ...['x-request-id', reqId, 'content-length', Buffer.byteLength(text)],
      // What is left of a body that nobody reads goes with its connection.
      ...(body === undefined ? ['connection', 'close'] : []),
    ])
    response.end(text)
    record({ calls, reqId, method, url, status, ms: performance.now() - startedAt, ip })
  }

  return {
    add(path, answer) {
      routes.set(path, { answer, calls: metrics.durations.seriesOf('POST', path) })
    },
    before: (framework) => (request, response) => {
      const route = request.method === 'POST' ? routes.get(pathOf(request.url ?? '')) : undefined
      if (!route) return framework(request, response)
      readBody(request, bodyLimit, (body) => {
        answerTo(route, request, response, body).catch((error: Error) => {
          log.error({ err: error, path: request.url }, 'a call between servers got no answer')
          response.destroy()
        })
      })
    },
  }
}

/** Calls back once, with nothing as soon as there is too much of it; never for a caller that left. */
function readBody(request: IncomingMessage, limit: number, done: (body: Buffer | undefined) => void): void {
  const chunks: Buffer[] = []
  let length = 0
  request.on('data', (chunk: Buffer) => {
    length += chunk.length
    chunks.push(chunk)
    if (length <= limit) return
    request.removeAllListeners('data').removeAllListeners('end')
    request.resume()
    done(undefined)
  })
  request.on('end', () => done(chunks.length === 1 ? chunks[0] : Buffer.concat(chunks)))
}
