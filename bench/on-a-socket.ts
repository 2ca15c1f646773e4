/** A player on a connection of its own, who sends the next request when the answer to the last one is whole. */
import { connect, type Socket } from 'node:net'

/** A connection whose bytes are all read into one place, so that a player costs the machine as little as can be. */
export type Line = { socket: Socket; listen: (hear: (bytes: Buffer) => void) => void }

const lineBytes = 16_384

export function openSocket({ port, hostname }: URL): Promise<Line> {
  return new Promise((resolve, reject) => {
    let hear: (bytes: Buffer) => void = () => {}
    const buffer = Buffer.alloc(lineBytes)
    const callback = (length: number) => {
      hear(buffer.subarray(0, length))
      return true
    }
    const socket = connect({
      port: Number(port),
      host: hostname,
      noDelay: true,
      onread: { buffer, callback },
    })
    const listen = (listener: typeof hear) => {
      hear = listener
    }
    socket.once('connect', () => resolve({ socket, listen }))
    socket.once('error', reject)
  })
}

/** A request as bytes, so that nothing of it is made while the clock runs. */
export function toBytes(
  url: URL,
  { path, headers, body }: { path: string; headers: Record<string, string>; body: Buffer },
): Buffer {
  const lines = Object.entries({ host: url.host, ...headers, 'content-length': String(body.length) })
  const head = `POST ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`
  return Buffer.concat([Buffer.from(head), body])
}

const headEnd = Buffer.from('\r\n\r\n')
const lengthName = Buffer.from('content-length: ')

/** Nothing here waits on a promise. Every answer must hold `accepted`; how long each took is added to `tookMs`. */
export function playOn(
  { socket, listen }: Line,
  next: () => Buffer,
  { end, tookMs, accepted }: { end: number; tookMs: number[]; accepted: Buffer },
): Promise<void> {
  return new Promise((resolve, reject) => {
    let sentAt = performance.now()
    let pending: Buffer | undefined
    socket.on('close', () => reject(new Error('the server closed the connection')))
    listen((chunk) => {
      const answer = pending ? Buffer.concat([pending, chunk]) : chunk
      const head = answer.indexOf(headEnd)
      const length = head === -1 ? Number.POSITIVE_INFINITY : bodyLength(answer, head)
      if (Number.isNaN(length)) {
        reject(new Error(`an answer without a length: ${answer.toString()}`))
        return
      }
      if (answer.length < head + headEnd.length + length) {
        pending = Buffer.from(answer)
        return
      }
      pending = undefined
      const now = performance.now()
      tookMs.push(now - sentAt)
      if (answer.indexOf(accepted, head) === -1) {
        reject(new Error(`a bet was answered ${answer.toString().slice(-200)}`))
      } else if (now < end) {
        sentAt = now
        socket.write(next())
      } else {
        socket.removeAllListeners('close')
        socket.destroy()
        resolve()
      }
    })
    socket.write(next())
  })
}

function bodyLength(answer: Buffer, head: number): number {
  const at = answer.indexOf(lengthName)
  if (at === -1 || at > head) return Number.NaN
  return Number.parseInt(answer.toString('latin1', at + lengthName.length, head), 10)
}
