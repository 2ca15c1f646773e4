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
  /** The first of them play without limits, the next ones under one. */
  free: number
  limited: number
  history: History
  /** How many rounds are played at once. */
  workers: number
  /** Players that share a third of the traffic. */
  hot: number
  /** The share of calls that are sent in several copies at once. */
  duplicates: number
  /** Once everything is healed, an answer that does not come after so many tries is a finding. */
  lastAttempts: number
}

export type DriverCounts = {
  calls: number
  /** Definite ones, which is how far the run has come. */
  answers: number
  /** A server said that it does not know. */
  failures: number
  /** Asked to the last, and never answered. */
  abandoned: number
  duplicates: number
  repeats: number
  reordered: number
  forged: number
  delayed: number
}

const shares = {
  repeat: 0.05,
  rollbackFirst: 0.04,
  win: 0.35,
  rollback: 0.07,
  forged: 0.02,
  delayed: 0.03,
  hot: 0.3,
  /** Of the wins: those that are corrected afterwards, and those whose round is ended, after which another win comes. */
  adjusted: 0.15,
  ended: 0.1,
}
/** What a round is, by share; the rest are plain bets. */
const rounds = { promo: 0.04, pair: 0.1, limited: 0.08 }

/** How many of its calls a worker remembers, to send one again long after. */
const remembered = 200

export type Driver = ReturnType<typeof openDriver>

export function openDriver(options: DriverOptions) {
  const { seed, urls, identity, players, free, limited, history, workers, hot, duplicates, lastAttempts } =
    options
  const counts: DriverCounts = {
    calls: 0,
    answers: 0,
    failures: 0,
    abandoned: 0,
    duplicates: 0,
    repeats: 0,
    reordered: 0,
    forged: 0,
    delayed: 0,
  }
  let isStopping = false
  let lastId = 0

  async function sendOnce(sent: Sent, chance: Chance): Promise<'done' | 'unknown'> {
    const body = bodyOf(sent, players[sent.player] as Player)
    const call = signCall(identity, vendorCalls[sent.name].path, body)
    if (chance.isHit(shares.delayed)) {
      counts.delayed += 1
      await pause(chance.below(200))
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
      // An answer that says it does not know, not one that never came.
      if (outcome.isKnown || outcome.reason.startsWith('HTTP')) counts.failures += 1
      history.hear(sent.txId, undefined)
      return 'unknown'
    }
    if (outcome.httpStatus === 401 || outcome.httpStatus === 400) {
      throw new Error(
        `a call by the rules was answered ${outcome.httpStatus} ${outcome.answer.message ?? ''}`,
      )
    }
    const { status, balance } = outcome.answer
    counts.answers += 1
    // The end of a round moves nothing, so it tells what the player has now, which may be something else the next time.
    const isKept = balance !== undefined && sent.name !== 'endround'
    history.hear(sent.txId, { status, ...(isKept ? { balance } : {}) })
    return 'done'
  }

  /** Until the outcome is definite, under the same id each time. */
  async function insist(sent: Sent, chance: Chance): Promise<void> {
    for (let attempt = 0, late = 0; late < lastAttempts; attempt += 1) {
      if (isStopping) late += 1
      await pause(Math.min(50 * 2 ** attempt, 1_500))
      if ((await sendOnce(sent, chance)) === 'done') return
    }
    counts.abandoned += 1
  }

  /** Sometimes in several copies at once. */
  async function deliver(sent: Sent, chance: Chance): Promise<void> {
    history.send(sent)
    const isDoubled = chance.isHit(duplicates)
    if (isDoubled) counts.duplicates += 1
    const copies = isDoubled ? 2 + chance.below(2) : 1
    const first = await Promise.all(Array.from({ length: copies }, () => sendOnce(sent, chance)))
    if (!first.includes('done')) await insist(sent, chance)
  }

  const statusOf = (txId: string) => history.entries.get(txId)?.heard[0]?.status

  function makeWorker(worker: number) {
    const chance = makeChance(seed * 1_000 + worker)
    const past: Sent[] = []
    const next = () => `${seed}-${worker}-${++lastId}`
    const amountBelow = (limit: number) => BigInt(chance.below(limit)) * 100n
    const choose = () => (chance.isHit(shares.hot) ? chance.below(Math.min(hot, free)) : chance.below(free))

    const send = (sent: Sent) => {
      if (past.length < remembered) past.push(sent)
      else past[chance.below(remembered)] = sent
      return deliver(sent, chance)
    }
    const back = ({ txId, name: _bet, ...bet }: Sent): Sent => ({
      ...bet,
      txId: next(),
      name: 'rollback',
      refTxId: txId,
    })
    const bet = (player: number): Sent => ({
      txId: next(),
      name: 'bet',
      player,
      roundId: next(),
      amount: 100n + amountBelow(500),
    })

    /** A gift, which puts cash beside the bonus of whoever plays with that. */
    async function promo(): Promise<void> {
      await send({
        txId: next(),
        name: 'win',
        player: choose(),
        roundId: next(),
        amount: amountBelow(50),
        isPromo: true,
      })
    }

    async function pair(): Promise<void> {
      const both: Sent = { ...bet(choose()), name: 'betwin', win: amountBelow(700) }
      await send(both)
      if (statusOf(both.txId) === 'OK' && chance.isHit(0.2)) await send(back(both))
    }

    /** Three at once, of which half come back, so that they race for what is left of the limit again and again. */
    async function underLimit(): Promise<void> {
      const player = free + chance.below(limited)
      await Promise.all(
        [bet(player), bet(player), bet(player)].map(async (stake) => {
          await send(stake)
          if (statusOf(stake.txId) === 'OK' && chance.isHit(0.5)) await send(back(stake))
        }),
      )
    }

    /** What may still come after a win: a correction of it, and the end of its round. */
    async function afterwards(win: Sent): Promise<void> {
      if (chance.isHit(shares.adjusted)) {
        // No more is taken back than the round has paid.
        const down = amountBelow(400)
        const delta = amountBelow(400) - (down < win.amount ? down : win.amount)
        await send({ ...win, txId: next(), name: 'adjust', refTxId: win.txId, amount: delta || 100n })
      }
      if (chance.isHit(shares.ended)) {
        const { player, roundId } = win
        const end: Sent = { txId: next(), name: 'endround', player, roundId, amount: 0n }
        await send(end)
        if (statusOf(end.txId) === 'OK') await send({ ...win, txId: next(), isLate: true })
      }
    }

    async function plain(): Promise<void> {
      const stake = bet(choose())
      if (chance.isHit(shares.rollbackFirst)) {
        counts.reordered += 1
        // Both are on their way; whichever arrives first, the stake is not kept.
        await Promise.all([send(back(stake)), send(stake)])
        return
      }
      await send(stake)
      if (statusOf(stake.txId) !== 'OK') return
      const drawn = chance.next()
      if (drawn < shares.win) {
        const { player, roundId, txId: refTxId } = stake
        const win: Sent = { txId: next(), name: 'win', player, roundId, refTxId, amount: amountBelow(900) }
        if (chance.isHit(0.1)) {
          counts.reordered += 1
          await Promise.all([send(win), send(back(stake))])
        } else {
          await send(win)
          await afterwards(win)
        }
      } else if (drawn < shares.win + shares.rollback) await send(back(stake))
    }

    return async () => {
      const drawn = chance.next()
      if (drawn < rounds.promo) await promo()
      else if (drawn < rounds.promo + rounds.pair) await pair()
      else if (drawn < rounds.promo + rounds.pair + rounds.limited && limited > 0) await underLimit()
      else await plain()
      if (past.length > 0 && chance.isHit(shares.repeat)) {
        counts.repeats += 1
        const again = chance.pick(past)
        if ((await sendOnce(again, chance)) !== 'done') await insist(again, chance)
      }
    }
  }

  const running = Array.from({ length: workers }, async (_, worker) => {
    const play = makeWorker(worker)
    while (!isStopping) await play()
  })

  return {
    counts,
    deliver,
    /** Rejects as soon as a worker met something that must never happen. */
    failed: Promise.all(running).then(() => new Promise<never>(() => {})),
    /** Every round under way reaches its end. */
    async stop(): Promise<void> {
      isStopping = true
      await Promise.all(running)
    },
  }
}

/** What a vendor sends for it; the same each time but for the request's id. */
export function bodyOf(sent: Sent, { sessionToken, ...about }: Player): Buffer {
  return Buffer.from(
    JSON.stringify({
      requestId: randomBytes(8).toString('hex'),
      ...about,
      ...(sent.name === 'bet' || sent.name === 'betwin' ? { sessionToken } : {}),
      ...(sent.name === 'endround' ? {} : { txId: sent.txId }),
      roundId: sent.roundId,
      ...(sent.refTxId === undefined ? {} : { refTxId: sent.refTxId }),
      ...(sent.name === 'adjust' ? { delta: formatAmount(sent.amount) } : {}),
      ...(['bet', 'betwin', 'win'].includes(sent.name) ? { amount: formatAmount(sent.amount) } : {}),
      ...(sent.name === 'betwin' ? { winAmount: formatAmount(sent.win ?? 0n) } : {}),
      ...(sent.isPromo ? { promo: true } : {}),
    }),
  )
}
