/**
 * The players of the bench, in a process of their own: each on its own connection, one bet after the other.
 * Requests are signed before the clock starts, since signing them is the vendor's work and not the wallet's.
 */
import { randomUUID } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { vendorCalls } from '@perya/contract/vendor'
import { demoIdentity, signCall } from '@perya/vendor-protocol'
import { openTarget, type Player } from '../conformance/target.ts'

export type LoadOrder = { players: number; seconds: number }
export type LoadResult = { perSecond: number; p50Ms: number; p99Ms: number }

const url = new URL(process.argv[2] as string)
const identity = demoIdentity({ vendor: 'PERYA', brand: 'PERYA' }, 'hmac-sha256')
const target = openTarget(url.href, identity, 60_000)
const players: Player[] = []

process.on('message', async (order: LoadOrder) => {
  while (players.length < order.players) {
    const fresh = Array.from({ length: Math.min(16, order.players - players.length) }, () =>
      target.player('90000000.00'),
    )
    players.push(...(await Promise.all(fresh)))
  }
  process.send?.(await measure(order))
})

async function measure({ players: count, seconds }: LoadOrder): Promise<LoadResult> {
  // As many as the fastest run could use; a player that runs out signs on the way.
  const signedAhead = Math.ceil((seconds * 12_000) / count)
  const queues = players
    .slice(0, count)
    .map((player) => Array.from({ length: signedAhead }, () => toRequest(player)))
  const sockets = await Promise.all(players.slice(0, count).map(open))
  const latencies: number[] = []
  const start = performance.now()
  const end = start + seconds * 1_000
  await Promise.all(
    sockets.map(async (socket, index) => {
      const player = players[index] as Player
      const queue = queues[index] as Buffer[]
      while (performance.now() < end) {
        const sentAt = performance.now()
        const answer = await exchange(socket, queue.pop() ?? toRequest(player))
        latencies.push(performance.now() - sentAt)
        if (!answer.includes('"status":"OK"')) throw new Error(`a bet was answered ${answer.slice(-200)}`)
      }
      socket.destroy()
    }),
  )
  const elapsed = (performance.now() - start) / 1_000
  latencies.sort((a, b) => a - b)
  const at = (share: number) => Math.round((latencies[Math.floor(latencies.length * share)] ?? 0) * 100) / 100
  return { perSecond: latencies.length / elapsed, p50Ms: at(0.5), p99Ms: at(0.99) }
}

function toRequest(player: Player): Buffer {
  const bet = {
    requestId: randomUUID(),
    ...player,
    txId: randomUUID(),
    roundId: randomUUID(),
    amount: '0.10',
  }
  const { path, headers, body } = signCall(identity, vendorCalls.bet.path, Buffer.from(JSON.stringify(bet)))
  const lines = Object.entries({ host: url.host, ...headers, 'content-length': String(body.length) })
  const head = `POST ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`
  return Buffer.concat([Buffer.from(head), body])
}

function open(): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(url.port), url.hostname, () => resolve(socket))
    socket.setNoDelay(true)
    socket.once('error', reject)
  })
}

function exchange(socket: Socket, request: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    const read = (chunk: Buffer) => {
      text += chunk.toString('latin1')
      const head = text.indexOf('\r\n\r\n')
      if (head === -1) return
      const length = Number(/content-length: (\d+)/i.exec(text)?.[1])
      if (text.length < head + 4 + length) return
      socket.off('data', read)
      socket.off('close', fail)
      resolve(text)
    }
    const fail = () => reject(new Error('the server closed the connection'))
    socket.on('data', read)
    socket.on('close', fail)
    socket.write(request)
  })
}
