/**
 * Answers signed calls of other servers before the framework sees them: its routing, hooks and reply were a sixth of
 * what a bet cost this process. No browser reads these answers, and one address calls for thousands of members, so
 * they have no rate limit.
 */
import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { errors } from '@perya/contract/errors'
import { defaultLanguage } from '@perya/contract/language'
import type { FastifyBaseLogger } from 'fastify'
import type { Logger } from 'pino'
import { type Admission, retrySeconds } from './admission.ts'
import { makeAnswerRecord, pathOf } from './answer-record.ts'
import type { CallSeries } from './call-durations.ts'
import { makeAddressOf } from './caller-address.ts'
import type { Metrics } from './metrics.ts'
import type { AnswerPlainly, PlainAnswer } from './plain-connections.ts'
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
  /** Has every POST to this path answered here; `busy` is said where there is no time even to read it. */
  add: (path: string, answer: AnswerMachine, busy: MachineAnswer) => void
  /** Answers what was added and leaves the rest to the framework. */
  before: (framework: RequestListener) => RequestListener
  /** Answers what was added; nothing else is found. */
  alone: RequestListener
  /** Answers calls to added paths that arrived in one piece. */
  plainly: AnswerPlainly
}

type Options = {
  bodyLimit: number
  trustProxy: string[]
  nextId: () => string
  metrics: Metrics
  log: Logger
  admission: Admission
}

type Route = { answer: AnswerMachine; calls: CallSeries; busy: MachineAnswer }
type Sent = Pick<IncomingMessage, 'headers' | 'socket'> & Pick<MachineCall, 'path' | 'body'>
type Said = { status: number; reqId: string; text: string; isBusy?: boolean }

const method = 'POST'
const importance = 'money'

const unknownRoute = errors['route.unknown']
const unknownText = JSON.stringify({
  success: false,
  value: {},
  errorCode: 'route.unknown',
  message: unknownRoute.text[defaultLanguage],
})

const fixedHeaders = {
  ...machineHeaders,
  'content-type': 'application/json; charset=utf-8',
}
const fixedPairs = Object.entries(fixedHeaders).flat()
const fixedLines = Object.entries(fixedHeaders)
  .map(([name, value]) => `${name}: ${value}\r\n`)
  .join('')

export function openMachineCalls(options: Options): MachineCalls {
  const { bodyLimit, trustProxy, nextId, metrics, log, admission } = options
  const routes = new Map<string, Route>()
  const record = makeAnswerRecord(log)
  const unknown = metrics.durations.seriesOf('any', 'unknown')
  const ipOf = makeAddressOf(trustProxy)

  function turnAway({ busy, calls }: Route): Said {
    calls.observe(busy.status, 0)
    return { status: busy.status, reqId: nextId(), text: JSON.stringify(busy.json), isBusy: true }
  }

  /** Of a call that was let in. */
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

  const leave = () => admission.leave(importance)

  const noteFailure = (error: Error, path: string) =>
    log.error({ err: error, path: pathOf(path) }, 'a call between servers got no answer')

  const findNothing: RequestListener = (request, response) => {
    const { method = '', url = '', headers, socket } = request
    const said = { status: unknownRoute.status, reqId: nextId(), text: unknownText }
    const ip = ipOf({ headers, socket })
    record({ calls: unknown, ...said, method, url, ms: 0, ip })
    write(response, said, false)
  }

  const before: MachineCalls['before'] = (framework) => (request, response) => {
    const { url: path = '', headers } = request
    const route = request.method === method ? routes.get(pathOf(path)) : undefined
    if (!route) return framework(request, response)
    if (!admission.hasRoom(importance)) return write(response, turnAway(route), false)
    readBody(request, bodyLimit, (body) => {
      if (response.destroyed) return
      // Before it has arrived whole, a call is no work yet.
      if (!admission.enter(importance)) return write(response, turnAway(route), body !== undefined)
      response.once('close', leave)
      answerTo(route, { headers, socket: request.socket, path, body })
        .then((said) => write(response, said, body !== undefined))
        .catch((error: Error) => {
          noteFailure(error, path)
          response.destroy()
        })
    })
  }

  return {
    add(path, answer, busy) {
      routes.set(path, { answer, busy, calls: metrics.durations.seriesOf(method, path) })
    },

    before,

    alone: before(findNothing),

    plainly({ path, headers, body }, socket, done) {
      const route = body.length <= bodyLimit ? routes.get(pathOf(path)) : undefined
      if (!route) return false
      if (!admission.enter(importance)) {
        done(toPlain(turnAway(route)))
        return true
      }
      answerTo(route, { headers, socket, path, body })
        .then((said) => done(toPlain(said)))
        .catch((error: Error) => {
          noteFailure(error, path)
          done(undefined)
        })
        .finally(leave)
      return true
    },
  }
}

function toPlain({ status, reqId, text, isBusy }: Said): PlainAnswer {
  const later = isBusy ? `retry-after: ${retrySeconds}\r\n` : ''
  return { status, headerLines: `${fixedLines}${later}x-request-id: ${reqId}\r\n`, body: text }
}

function write(response: ServerResponse, { status, reqId, text, isBusy }: Said, wasRead: boolean): void {
  response.writeHead(status, [
    ...fixedPairs,
    ...['x-request-id', reqId, 'content-length', Buffer.byteLength(text)],
    ...(isBusy ? ['retry-after', retrySeconds] : []),
    // What is left of a body that nobody reads goes with its connection.
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
