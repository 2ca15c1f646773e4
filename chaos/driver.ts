/** A vendor that plays by the rules while everything around it breaks: it duplicates, reorders, delays and forges. */
import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { vendorCalls } from '@perya/contract/vendor'
import { formatAmount } from '@perya/money'
import { nextStep, sendCall, signCall, type VendorIdentity } from '@perya/vendor-protocol'
import { type Chance, makeChance } from '../conformance/chance.ts'
import type { Player } from '../conformance/target.ts'
import type { History, Sent } from './history.ts'

export type DriverOptions = {
  seed: number
  urls: readonly string[]
  identity: VendorIdentity
  players: readonly Player[]
  history: History
  /** How many rounds are played at once. */
  workers: number
  /** Players that share a third of the traffic. */
  hot: number
}

export type DriverCounts = {
  calls: number
  duplicates: number
  reordered: number
  forged: number
  delayed: number
}

const shares = {
  duplicate: 0.08,
  rollbackFirst: 0.04,
  win: 0.35,
  rollback: 0.07,
  forged: 0.02,
  delayed: 0.05,
  hot: 0.3,
}

const lastAttempts = 20

export function openDriver({ seed, urls, identity, players, history, workers, hot }: DriverOptions) {
  const counts: DriverCounts = { calls: 0, duplicates: 0, reordered: 0, forged: 0, delayed: 0 }
  let isStopping = false
  let lastId = 0

  async function sendOnce(sent: Sent, chance: Chance): Promise<'done' | 'unknown'> {
    const player = players[sent.player] as Player
    const { sessionToken, ...about } = player
    const body = Buffer.from(
      JSON.stringify({
        requestId: randomBytes(8).toString('hex'),
        ...about,
        ...(sent.name === 'bet' ? { sessionToken } : {}),
        txId: sent.txId,
        roundId: sent.roundId,
        ...(sent.refTxId === undefined ? {} : { refTxId: sent.refTxId }),
        ...(sent.name === 'rollback' ? {} : { amount: formatAmount(sent.amount) }),
      }),
    )
    const { path } = vendorCalls[sent.name]
    const call = signCall(identity, path, body)
    if (chance.isHit(shares.delayed)) {
      counts.delayed += 1
      await pause(chance.below(300))
    }
    if (chance.isHit(shares.forged)) {
      counts.forged += 1
      const forged = {
        ...call,
        body: Buffer.from(body.toString().replace('"requestId":"', '"requestId":"x')),
      }
      const heard = await sendCall(chance.pick(urls), forged)
      if (heard.isKnown && heard.httpStatus !== 401)
        throw new Error(`a forged call was answered ${heard.httpStatus}`)
    }
    counts.calls += 1
    const outcome = await sendCall(chance.pick(urls), call, 4_000)
    const step = nextStep(sent.name, outcome)
    if (!outcome.isKnown || step === 'retry' || step === 'resolve') {
      history.hear(sent.txId, undefined)
      return 'unknown'
    }
    if (outcome.httpStatus === 401 || outcome.httpStatus === 400) {
      throw new Error(
        `a call by the rules was answered ${outcome.httpStatus} ${outcome.answer.message ?? ''}`,
      )
    }
    const { status, balance } = outcome.answer
    history.hear(sent.txId, { status, ...(balance === undefined ? {} : { balance }) })
    return 'done'
  }

  /** Until the outcome is definite; the same id each time, sometimes in several copies at once. */
  async function deliver(sent: Sent, chance: Chance): Promise<void> {
    history.send(sent)
    const isDoubled = chance.isHit(shares.duplicate)
    if (isDoubled) counts.duplicates += 1
    const copies = isDoubled ? 2 + chance.below(2) : 1
    const first = await Promise.all(Array.from({ length: copies }, () => sendOnce(sent, chance)))
    if (first.includes('done')) return
    // Once everything is healed an answer must come; one that does not is a finding, not a reason to wait for ever.
    for (let attempt = 0, late = 0; late < lastAttempts; attempt += 1) {
      if (isStopping) late += 1
      await pause(Math.min(100 * 2 ** attempt, 1_500))
      if ((await sendOnce(sent, chance)) === 'done') return
    }
  }

  const statusOf = (txId: string) => history.entries.get(txId)?.heard[0]?.status

  async function playRound(worker: number, chance: Chance): Promise<void> {
    const isHot = chance.isHit(shares.hot)
    const player = isHot ? chance.below(Math.min(hot, players.length)) : chance.below(players.length)
    const next = () => `${seed}-${worker}-${++lastId}`
    const roundId = next()
    const amount = BigInt(1 + chance.below(500)) * 100n
    const bet: Sent = { txId: next(), name: 'bet', player, roundId, amount }
    const rollback = (): Sent => ({
      txId: next(),
      name: 'rollback',
      player,
      roundId,
      refTxId: bet.txId,
      amount,
    })

    if (chance.isHit(shares.rollbackFirst)) {
      counts.reordered += 1
      // Both are on their way; whichever arrives first, the stake is not kept.
      await Promise.all([deliver(rollback(), chance), deliver(bet, chance)])
      return
    }
    await deliver(bet, chance)
    if (statusOf(bet.txId) !== 'OK') return
    const drawn = chance.next()
    if (drawn < shares.win) {
      const paid = BigInt(chance.below(900)) * 100n
      const win: Sent = { txId: next(), name: 'win', player, roundId, refTxId: bet.txId, amount: paid }
      if (chance.isHit(0.1)) {
        counts.reordered += 1
        await Promise.all([deliver(win, chance), deliver(rollback(), chance)])
      } else await deliver(win, chance)
    } else if (drawn < shares.win + shares.rollback) await deliver(rollback(), chance)
  }

  const running = Array.from({ length: workers }, async (_, worker) => {
    const chance = makeChance(seed * 1_000 + worker)
    while (!isStopping) await playRound(worker, chance)
  })

  return {
    counts,
    /** Rejects as soon as a worker met something that must never happen. */
    failed: Promise.all(running).then(() => new Promise<never>(() => {})),
    /** Every round under way reaches its end. */
    async stop(): Promise<void> {
      isStopping = true
      await Promise.all(running)
    },
  }
}
