/**
 * Connections over which one plain request follows the other: Node's parser never sees them.
 *
 * Every connection starts here. With the first bytes that are no plain request, or none of ours, it is Node's for good.
 */
import { type Server, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { type PlainRequest, readPlainRequest } from './plain-request.ts'

export type PlainAnswer = {
  status: number
  /** Each ended as a line of a head is. */
  headerLines: string
  body: string
}

/** False for a request that is not ours; otherwise calls back once, with nothing to have the connection cut. */
export type AnswerPlainly = (
  request: PlainRequest,
  socket: Socket,
  done: (answer: PlainAnswer | undefined) => void,
) => boolean

export type PlainConnections = {
  /** Ends each as soon as it was answered what it asked. */
  close: () => void
}

/** So long may whoever was told its last take to read it, or say what it wants of a server that stops. */
const graceMs = 1_000

export function takePlainRequests(server: Server, answer: AnswerPlainly): PlainConnections {
  const [giveToNode] = server.listeners('connection') as ((socket: Socket) => void)[]
  if (!giveToNode) throw new Error('This server takes no connections.')
  server.off('connection', giveToNode)
  const open = new Set<PlainConnection>()
  let isClosing = false
  server.on('connection', (socket: Socket) => {
    const connection = new PlainConnection(socket, {
      answer,
      idleMs: server.keepAliveTimeout,
      idleMarginMs: server.keepAliveTimeoutBuffer,
      isClosing: () => isClosing,
      giveToNode: () => giveToNode.call(server, socket),
      leave: () => open.delete(connection),
    })
    open.add(connection)
  })
  return {
    close() {
      isClosing = true
      for (const connection of open) connection.endIfIdle()
    },
  }
}

type Options = {
  answer: AnswerPlainly
  /** So long a caller may count on a connection it does not use. */
  idleMs: number
  /** So much longer it is kept, for a request that is already on its way. */
  idleMarginMs: number
  isClosing: () => boolean
  giveToNode: () => void
  leave: () => void
}

class PlainConnection {
  readonly #socket: Socket
  readonly #options: Options
  readonly #onData = (bytes: Buffer) => this.#take(bytes)
  readonly #listeners: [event: string, listener: () => void][]
  #isAnswering = false
  /** The caller has yet to read what it was answered. */
  #isFull = false
  #hasEnded = false
  /** What came before it was its turn. */
  #early: Buffer[] = []

  constructor(socket: Socket, options: Options) {
    this.#socket = socket
    this.#options = options
    this.#listeners = [
      ['drain', () => this.#next()],
      ['end', () => this.#end()],
      ['timeout', () => this.#isAnswering || socket.destroy()],
      ['error', () => socket.destroy()],
      ['close', options.leave],
    ]
    socket.on('data', this.#onData)
    for (const [event, listener] of this.#listeners) socket.on(event, listener)
    socket.setTimeout(options.isClosing() ? graceMs : options.idleMs + options.idleMarginMs)
  }

  endIfIdle(): void {
    if (!this.#isAnswering) this.#leave()
  }

  #take(bytes: Buffer): void {
    if (this.#isAnswering || this.#isFull) {
      this.#early.push(bytes)
      this.#socket.pause()
      return
    }
    const request = readPlainRequest(bytes)
    this.#isAnswering = true
    if (request && this.#options.answer(request, this.#socket, this.#send)) return
    // Nothing can be put back before an end that was read already; such a caller asks again.
    if (this.#hasEnded) this.#leave()
    else this.#giveToNode(bytes)
  }

  readonly #send = (answer: PlainAnswer | undefined): void => {
    this.#isAnswering = false
    if (answer === undefined) {
      this.#socket.destroy()
      return
    }
    const bodyBytes = Buffer.byteLength(answer.body)
    // What is ASCII goes out as it stands in memory.
    const encoding = bodyBytes === answer.body.length ? 'latin1' : 'utf8'
    this.#isFull = !this.#socket.write(this.#toText(answer, bodyBytes), encoding)
    if (!this.#isFull) this.#next()
  }

  #toText({ status, headerLines, body }: PlainAnswer, bodyBytes: number): string {
    const { idleMs } = this.#options
    const fate = this.#isLast() ? 'close' : `keep-alive\r\nkeep-alive: timeout=${Math.floor(idleMs / 1_000)}`
    return `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${headerLines}date: ${dateOf(Date.now())}\r\nconnection: ${fate}\r\ncontent-length: ${bodyBytes}\r\n\r\n${body}`
  }

  #isLast(): boolean {
    return this.#options.isClosing() || (this.#hasEnded && this.#early.length === 0)
  }

  #next(): void {
    this.#isFull = false
    if (this.#isLast()) {
      this.#leave()
    } else if (this.#early.length > 0) {
      const bytes = Buffer.concat(this.#early)
      this.#early = []
      this.#socket.resume()
      this.#take(bytes)
    }
  }

  #end(): void {
    this.#hasEnded = true
    if (this.#early.length === 0) this.endIfIdle()
  }

  #leave(): void {
    const socket = this.#socket
    socket.destroySoon()
    setTimeout(() => socket.destroy(), graceMs).unref()
  }

  #giveToNode(bytes: Buffer): void {
    const socket = this.#socket
    socket.off('data', this.#onData)
    for (const [event, listener] of this.#listeners) socket.off(event, listener)
    this.#options.leave()
    socket.setTimeout(0)
    socket.pause()
    socket.unshift(bytes)
    this.#options.giveToNode()
    socket.resume()
  }
}

let dateMs = 0
let dateText = ''

/** As HTTP writes it, to the second, and made anew only for a new one. */
function dateOf(ms: number): string {
  if (ms - dateMs >= 1_000 || ms < dateMs) {
    dateMs = ms - (ms % 1_000)
    dateText = new Date(ms).toUTCString()
  }
  return dateText
}
