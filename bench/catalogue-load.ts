/** Visitors of the lobby, in a process of their own: each on its own connection, one request after the other. */
import { connect } from 'node:net'

export type Ask = { path: string; headers: Record<string, string>; status: number }
export type LoadOrder = { url: string; asks: readonly Ask[]; seconds: number }
export type LoadResult = { perSecond: number; failure: string | null }

const connections = 32

process.once('message', async (order: LoadOrder) => {
  process.send?.(await measure(order), () => process.exit())
})

async function measure({ url, asks, seconds }: LoadOrder): Promise<LoadResult> {
  const { hostname, port } = new URL(url)
  const requests = asks.map(({ path, headers, status }) => {
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    const head = `GET ${path} HTTP/1.1\r\nhost: ${hostname}:${port}\r\n${lines.join('')}\r\n`
    return { bytes: Buffer.from(head), status: `HTTP/1.1 ${status}` }
  })
  let next = 0
  let done = 0
  let failure: string | null = null
  const start = performance.now()
  const end = start + seconds * 1_000
  const visitor = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(Number(port), hostname)
      let left = -1
      let expected = ''
      const ask = () => {
        const request = requests[next++ % requests.length]
        if (!request || performance.now() >= end || failure !== null) return socket.destroy()
        expected = request.status
        left = -1
        socket.write(request.bytes)
      }
      socket.once('connect', ask)
      socket.on('data', (chunk) => {
        if (left < 0) {
          const head = chunk.toString('latin1', 0, Math.min(chunk.length, 4_096))
          const headEnd = head.indexOf('\r\n\r\n')
          if (!head.startsWith(expected) || headEnd < 0) {
            failure = `asked for ${expected}, got ${head.slice(0, 200)}`
            return socket.destroy()
          }
          const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? '0'
          left = headEnd + 4 + (expected.endsWith('304') ? 0 : Number(length))
        }
        left -= chunk.length
        if (left > 0) return
        done++
        ask()
      })
      socket.once('error', reject)
      socket.once('close', () => resolve())
    })
  await Promise.all(Array.from({ length: connections }, visitor))
  return { perSecond: (done / (performance.now() - start)) * 1_000, failure }
}
