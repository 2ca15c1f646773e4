/**
 * Answers signed calls of other servers before the framework sees them: its routing, hooks and reply were a sixth of
 * what a bet cost this process. No browser reads these answers, and one address calls for thousands of members, so
 * they have no rate limit.
 */
import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import proxyAddress from '@fastify/proxy-addr'
import type { FastifyBaseLogger } from 'fastify'
import type { Logger } from 'pino'
import { makeAnswerRecord, pathOf } from './answer-record.ts'
import type { CallSeries } from './call-durations.ts'
import type { Metrics } from './metrics.ts'
import type { AnswerPlainly } from './plain-connections.ts'
import { RequestLog } from './request-log.ts'
import { machineHeaders } from './security-headers.ts'

export type MachineCall = {
  headers: IncomingHttpHeaders
  method: string
  /** As it stands in the request line. */
  path: string
  /** The bytes as they were sent, because the signature covers them; unset when the body is too long. */
  body: Buffer | undefined
  ip: string
  log: FastifyBaseLogger
}

export type MachineAnswer = { status: number; json: unknown }

export type AnswerMachine = (call: MachineCall) => Promise<MachineAnswer>

export type MachineCalls = {
  /** Answers every POST to this path here. */
  add: (path: string, answer: AnswerMachine) => void
  /** Answers calls to added paths and leaves the rest to the framework. */
  before: (framework: RequestListener) => RequestListener
  /** Answers calls to added paths that arrived in one piece. */
  plainly: AnswerPlainly
}

type Options = {
  bodyLimit: number
  trustProxy: string[]
  nextId: () => string
  metrics: Metrics
  log: Logger
}

type Route = { answer: AnswerMachine; calls: CallSeries }
type Sent = Pick<IncomingMessage, 'headers' | 'socket'> & Pick<MachineCall, 'path' | 'body'>
type Said = { status: number; reqId: string; text: string }

const method = 'POST'

const fixedHeaders = {
  ...machineHeaders,
  'content-type': 'application/json; charset=utf-8',
}
const fixedPairs = Object.entries(fixedHeaders).flat()
const fixedLines = Object.entries(fixedHeaders)
  .map(([name, value]) => `${name}: ${value}\r\n`)
  .join('')

export function openMachineCalls({ bodyLimit, trustProxy, nextId, metrics, log }: Options): MachineCalls {
  const routes = new Map<string, Route>()
  const record = makeAnswerRecord(log)
  const trusts = proxyAddress.compile(trustProxy)
  const ipOf = (request: Sent) =>
    trustProxy.length > 0 ? proxyAddress(request as never, trusts) : (request.socket.remoteAddress ?? '')

  async function answerTo({ answer, calls }: Route, sent: Sent): Promise<Said> {
    const startedAt = performance.now()
    const { headers, path, body } = sent
    const [reqId, ip] = [nextId(), ipOf(sent)]
    const { status, json } = await answer({
      headers,
      method,
      path,
      body,
      ip,
      log: new RequestLog(log, reqId),
    })
    const text = JSON.stringify(json)
    record({ calls, reqId, method, url: path, status, ms: performance.now() - startedAt, ip })
    return { status, reqId, text }
  }

  const noteFailure = (error: Error, path: string) =>
    log.error({ err: error, path: pathOf(path) }, 'a call between servers got no answer')

  return {
    add(path, answer) {
      routes.set(path, { answer, calls: metrics.durations.seriesOf(method, path) })
    },

    before: (framework) => (request, response) => {
      const { url: path = '', headers } = request
      const route = request.method === method ? routes.get(pathOf(path)) : undefined
      if (!route) return framework(request, response)
      readBody(request, bodyLimit, (body) => {
        answerTo(route, { headers, socket: request.socket, path, body })
          .then((said) => write(response, said, body !== undefined))
          .catch((error: Error) => {
            noteFailure(error, path)
            response.destroy()
          })
      })
    },

    plainly({ path, headers, body }, socket, done) {
      const route = body.length <= bodyLimit ? routes.get(pathOf(path)) : undefined
      if (!route) return false
      answerTo(route, { headers, socket, path, body })
        .then(({ status, reqId, text }) =>
          done({ status, headerLines: `${fixedLines}x-request-id: ${reqId}\r\n`, body: text }),
        )
        .catch((error: Error) => {
          noteFailure(error, path)
          done(undefined)
        })
      return true
    },
  }
}

function write(response: ServerResponse, { status, reqId, text }: Said, wasRead: boolean): void {
  response.writeHead(status, [
    ...fixedPairs,
    ...['x-request-id', reqId, 'content-length', Buffer.byteLength(text)],
    // The unread rest of the body ends with the connection.
    ...(wasRead ? [] : ['connection', 'close']),
  ])
  response.end(text)
}

/** Calls back once: with the body, or with nothing as soon as it is too long; never when the caller disconnected. */
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
