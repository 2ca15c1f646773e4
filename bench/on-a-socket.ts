/** A player on a connection of its own, who sends the next request when the answer to the last one is whole. */
import { connect, type Socket } from 'node:net'

export function openSocket({ port, hostname }: URL): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => resolve(socket))
    socket.setNoDelay(true)
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

/** Nothing here waits on a promise. Every answer must hold `accepted`; how long each took is added to `tookMs`. */
export function playOn(
  socket: Socket,
  next: () => Buffer,
  { end, tookMs, accepted }: { end: number; tookMs: number[]; accepted: Buffer },
): Promise<void> {
  return new Promise((resolve, reject) => {
    let sentAt = performance.now()
    let pending: Buffer | undefined
    socket.on('close', () => reject(new Error('the server closed the connection')))
    socket.on('data', (chunk: Buffer) => {
      const answer = pending ? Buffer.concat([pending, chunk]) : chunk
      pending = answer
      const head = answer.indexOf(headEnd)
      if (head === -1) return
      const length = Number(/content-length: (\d+)/i.exec(answer.toString('latin1', 0, head))?.[1])
      if (answer.length < head + 4 + length) return
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
