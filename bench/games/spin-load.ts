/**
 * Players in a process of their own. `spin`: a slot's round through the studio, as its client asks for it. `pair`: the
 * stake and the result of one in a single call of the bare wallet. `betAndWin`: the same in two calls.
 */
import { randomUUID } from 'node:crypto'
import { vendorCalls, vendorSandboxCalls } from '@perya/contract/vendor'
import { type StudioAnswer, type StudioCallName, type StudioInput, studioCalls } from '@perya/studio-contract'
import { demoIdentity, sendCall, signCall } from '@perya/vendor-protocol'
import { openSocket, playOn, toBytes } from '../on-a-socket.ts'

export type SpinOrder = { kind: 'spin' | 'pair' | 'betAndWin'; players: number; seconds: number }
export type SpinResult = { perSecond: number; p50Ms: number; p99Ms: number }

const [studioAddress = '', walletAddress = '', vendor = '', gameCode = ''] = process.argv.slice(2)
const studioUrl = new URL(studioAddress)
const walletUrl = new URL(walletAddress)
const identity = demoIdentity({ vendor, brand: 'PERYA' }, 'hmac-sha256')

type Player = {
  bare: { playerId: string; sessionToken: string; currency: string; gameCode: string }
  session: string
  /** The least the game takes. */
  bet: string
}
const players: Player[] = []

async function send(path: string, body: object) {
  const call = signCall(identity, path, Buffer.from(JSON.stringify({ requestId: randomUUID(), ...body })))
  const outcome = await sendCall(walletUrl.href, call, 60_000)
  if (!outcome.isKnown || outcome.answer.status !== 'OK') throw new Error(JSON.stringify(outcome))
  return outcome.answer
}

async function ask<Name extends StudioCallName>(
  name: Name,
  input: StudioInput<Name>,
): Promise<StudioAnswer<Name>> {
  const response = await fetch(new URL(studioCalls[name].path, studioUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  })
  if (!response.ok) throw new Error(`the studio refused ${name}: ${await response.text()}`)
  return (await response.json()) as StudioAnswer<Name>
}

/** A member for each of the two ways, since one who bets twice at once waits for themselves. */
async function newPlayer(): Promise<Player> {
  const made = () => send(vendorSandboxCalls.player.path, { gameCode, balance: '90000000.00' })
  const { launchToken } = await made()
  const {
    playerId = '',
    sessionToken = '',
    currency = '',
  } = await send(vendorCalls.authenticate.path, {
    launchToken,
    gameCode,
  })
  const { launchToken: token = '' } = await made()
  const { session, game, seeds } = await ask('open', { token, game: gameCode })
  if (seeds.clientSeed === '') {
    const { serverSeedHash } = seeds
    await ask('seeds', { session, clientSeed: 'bench', serverSeedHash })
  }
  return { bare: { playerId, sessionToken, currency, gameCode }, session, bet: game.minBet }
}

const signed = (path: string, body: object) =>
  toBytes(
    walletUrl,
    signCall(identity, path, Buffer.from(JSON.stringify({ requestId: randomUUID(), ...body }))),
  )

/** What a player sends, one after the other; a list is one round. */
const requests: Record<SpinOrder['kind'], (player: Player) => Buffer[]> = {
  spin: ({ session, bet }) => [
    toBytes(studioUrl, {
      path: studioCalls.play.path,
      headers: { 'content-type': 'application/json' },
      body: Buffer.from(JSON.stringify({ session, key: randomUUID(), bet, choice: {} })),
    }),
  ],
  pair: ({ bare, bet }) => [
    signed(vendorCalls.betwin.path, {
      ...bare,
      txId: randomUUID(),
      roundId: randomUUID(),
      amount: bet,
      winAmount: '0.10',
      roundClosed: true,
    }),
  ],
  betAndWin: ({ bare, bet }) => {
    const [roundId, refTxId] = [randomUUID(), randomUUID()]
    const { sessionToken: _, ...about } = bare
    const won = { ...about, txId: randomUUID(), roundId, refTxId, amount: '0.10', roundClosed: true }
    return [
      signed(vendorCalls.bet.path, { ...bare, txId: refTxId, roundId, amount: bet }),
      signed(vendorCalls.win.path, won),
    ]
  },
}
const accepted = {
  spin: Buffer.from('"state":"settled"'),
  pair: Buffer.from('"status":"OK"'),
  betAndWin: Buffer.from('"status":"OK"'),
}

process.on('message', async (order: SpinOrder) => {
  while (players.length < order.players) players.push(await newPlayer())
  process.send?.(await measure(order))
})

async function measure({ kind, players: count, seconds }: SpinOrder): Promise<SpinResult> {
  const make = requests[kind]
  // As many as the fastest run could use, signed before the clock starts: signing is the vendor's work.
  const ahead = Math.ceil((seconds * 4_000) / count)
  const queues = players
    .slice(0, count)
    .map((player) => Array.from({ length: ahead }, () => make(player)).flat())
  const sockets = await Promise.all(queues.map(() => openSocket(kind === 'spin' ? studioUrl : walletUrl)))
  const tookMs: number[] = []
  const start = performance.now()
  const end = start + seconds * 1_000
  await Promise.all(
    sockets.map((socket, index) => {
      const queue = queues[index] as Buffer[]
      let at = 0
      const next = () => {
        if (at === queue.length) queue.push(...make(players[index] as Player))
        return queue[at++] as Buffer
      }
      return playOn(socket, next, { end, tookMs, accepted: accepted[kind] })
    }),
  )
  const elapsed = (performance.now() - start) / 1_000
  tookMs.sort((a, b) => a - b)
  const percentile = (share: number) => Math.round((tookMs[Math.floor(tookMs.length * share)] ?? 0) * 10) / 10
  const calls = kind === 'betAndWin' ? 2 : 1
  return { perSecond: tookMs.length / calls / elapsed, p50Ms: percentile(0.5), p99Ms: percentile(0.99) }
}
