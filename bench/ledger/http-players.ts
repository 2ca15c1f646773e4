/**
 * The players of the bench, in a process of their own: each on its own connection, one bet after the other.
 * Requests are signed before the clock starts, since signing them is the vendor's work and not the wallet's.
 */
import { randomUUID } from 'node:crypto'
import { vendorCalls } from '@perya/contract/vendor'
import { demoIdentity, signCall } from '@perya/vendor-protocol'
import { openTarget, type Player } from '../../conformance/target.ts'
import { openSocket, playOn, toBytes } from '../on-a-socket.ts'

export type LoadOrder = { players: number; seconds: number }
/** `cpuUs`: what the players themselves cost, for one bet. */
export type LoadResult = { perSecond: number; p50Ms: number; p99Ms: number; cpuUs: number }

/** Where the server is bare, each player is an account, counted from the first. */
const [address = '', firstAccount] = process.argv.slice(2)
const url = new URL(address)
const identity = demoIdentity({ vendor: 'PERYA', brand: 'PERYA' }, 'hmac-sha256')
const target = openTarget(url.href, identity, 60_000)
const players: Player[] = []

process.on('message', async (order: LoadOrder) => {
  while (players.length < order.players) {
    const fresh = Array.from({ length: Math.min(16, order.players - players.length) }, (_, index) =>
      firstAccount === undefined
        ? target.player('90000000.00')
        : barePlayer(BigInt(firstAccount) + BigInt(players.length + index)),
    )
    players.push(...(await Promise.all(fresh)))
  }
  process.send?.(await measure(order))
})

/** Says as much as a vendor's bet does. */
const barePlayer = (account: bigint): Player => ({
  playerId: String(account),
  sessionToken: randomUUID(),
  currency: 'PHP',
  gameCode: 'BARE',
})

async function measure({ players: count, seconds }: LoadOrder): Promise<LoadResult> {
  // As many as the fastest run could use; a player that runs out signs on the way.
  const signedAhead = Math.ceil((seconds * 12_000) / count)
  const queues = players
    .slice(0, count)
    .map((player) => Array.from({ length: signedAhead }, () => toRequest(player)))
  const sockets = await Promise.all(players.slice(0, count).map(() => openSocket(url)))
  const tookMs: number[] = []
  const cpu = process.cpuUsage()
  const start = performance.now()
  const end = start + seconds * 1_000
  await Promise.all(
    sockets.map((socket, index) => {
      const player = players[index] as Player
      const queue = queues[index] as Buffer[]
      return playOn(socket, () => queue.pop() ?? toRequest(player), { end, tookMs, accepted })
    }),
  )
  const elapsed = (performance.now() - start) / 1_000
  const { user, system } = process.cpuUsage(cpu)
  tookMs.sort((a, b) => a - b)
  const at = (share: number) => Math.round((tookMs[Math.floor(tookMs.length * share)] ?? 0) * 100) / 100
  return {
    perSecond: tookMs.length / elapsed,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    cpuUs: (user + system) / tookMs.length,
  }
}

const accepted = Buffer.from('"status":"OK"')

function toRequest(player: Player): Buffer {
  const bet = {
    requestId: randomUUID(),
    ...player,
    txId: randomUUID(),
    roundId: randomUUID(),
    amount: '0.10',
  }
  return toBytes(url, signCall(identity, vendorCalls.bet.path, Buffer.from(JSON.stringify(bet))))
}
