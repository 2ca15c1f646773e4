/**
 * Layer 1: two servers' worth of the real bet path in one process, and every event in an order drawn from a seed.
 *
 * The servers run the product's own code down to the SQL functions of a real database. Whatever lies between them and
 * the database is the simulation's: a statement may be lost, its answer may be lost, a rival may win, a server may die
 * with all it had in mind, its clock may jump. One thing happens at a time, so one seed is one history, byte for byte. Beside the database
 * runs a plain model; every answer has to be the model's answer at the moment the statement ran.
 */
import { createHash } from 'node:crypto'
import type { VendorAnswer } from '@perya/contract/vendor'
import { formatAmount } from '@perya/money'
import { makeAnswerers } from '../../apps/server/src/features/vendors/answer-call.ts'
import type { VendorCaller } from '../../apps/server/src/features/vendors/signed-call.ts'
import type { Context } from '../../apps/server/src/platform/context.ts'
import { openDb } from '../../apps/server/src/platform/db.ts'
import { makeServices } from '../../apps/server/src/platform/service.ts'
import { type Chance, makeChance } from '../../conformance/chance.ts'
import type { Player } from '../../conformance/target.ts'
import { type Call, Oracle, type Said } from './oracle.ts'
import { makeRound } from './scenario.ts'
import type { Store } from './store.ts'
import { LineLost, lostToRival, makeVirtualPool, type Statement } from './virtual-pool.ts'
import { takeShortTimers, type VirtualTimers } from './virtual-timers.ts'

export type SimulationOptions = { seed: number; rounds: number }

export type SimulationResult = {
  rounds: number
  calls: number
  statements: number
  lostBefore: number
  lostAfter: number
  rivals: number
  crashes: number
  clockJumps: number
  repeats: number
  /** Of everything that happened and everything that was said. */
  history: string
  violations: string[]
}

type Delivery = { call: Call; server: number; isOver: boolean }
type Server = { clockMs: number; answerers: ReturnType<typeof makeAnswerers>; deliveries: Set<Delivery> }

const serverCount = 2
const playerCount = 24
const roundsAtOnce = 16
/** More turns of the event loop than any part of the code under test waits for company. */
const turnsToSettle = 10
/** How far a server's clock may be from where it was, either way. */
const jumpMsMax = 24 * 3_600_000
/** After this many a run has shown what is wrong. */
const violationsMax = 20

export async function simulate(store: Store, options: SimulationOptions): Promise<SimulationResult> {
  const players = await store.openPlayers(playerCount)
  const timers = takeShortTimers(makeChance(options.seed + 1))
  try {
    return await new Simulation(store, players, timers, options).run()
  } finally {
    timers.restore()
  }
}

class Simulation {
  readonly #store: Store
  readonly #players: readonly Player[]
  readonly #timers: VirtualTimers
  readonly #options: SimulationOptions
  readonly #chance: Chance
  readonly #oracle: Oracle
  readonly #history = createHash('sha256')
  readonly #servers: Server[] = []
  readonly #waiting: Statement[] = []
  /** Ran, and its answer is still under way. */
  readonly #answered: (() => void)[] = []
  #queue: Call[] = []
  readonly #heard = new Map<string, string>()
  readonly #faults: Record<'before' | 'after' | 'rival' | 'crash' | 'clockJump' | 'repeat', number>
  #underWay = 0
  #activity = 0
  #lastNonce = 0
  #madeRounds = 0
  #isCalm = false
  readonly result: SimulationResult

  constructor(store: Store, players: readonly Player[], timers: VirtualTimers, options: SimulationOptions) {
    this.#timers = timers
    this.#store = store
    this.#players = players
    this.#options = options
    this.#chance = makeChance(options.seed)
    this.#oracle = new Oracle(store.wallets(playerCount))
    // Every seed has a weather of its own.
    const upTo = (most: number) => this.#chance.next() * most
    this.#faults = {
      before: upTo(0.15),
      after: upTo(0.15),
      rival: upTo(0.1),
      crash: upTo(0.004),
      clockJump: upTo(0.01),
      repeat: upTo(0.5),
    }
    this.result = {
      rounds: options.rounds,
      calls: 0,
      statements: 0,
      lostBefore: 0,
      lostAfter: 0,
      rivals: 0,
      crashes: 0,
      clockJumps: 0,
      repeats: 0,
      history: '',
      violations: [],
    }
    for (let index = 0; index < serverCount; index += 1) this.#startServer(index)
  }

  async run(): Promise<SimulationResult> {
    while (await this.#step()) {
      if (this.result.violations.length >= violationsMax) break
    }
    if (this.result.violations.length === 0) await this.#check()
    return { ...this.result, history: this.#history.digest('hex') }
  }

  #startServer(index: number): void {
    const pool = makeVirtualPool(index, (statement) => {
      this.#activity += 1
      this.#waiting.push(statement)
    })
    const now = () => new Date(this.#servers[index]?.clockMs ?? 0)
    const ctx: Context = { ...this.#store.ctx, pool, db: openDb(pool), now, services: makeServices() }
    const clockMs = this.#servers[index]?.clockMs ?? 0
    this.#servers[index] = { clockMs, answerers: makeAnswerers(ctx), deliveries: new Set() }
  }

  /** One event; false when there is nothing left that could happen. */
  async #step(): Promise<boolean> {
    await this.#settle()
    this.#refill()
    const events: (() => void | Promise<void>)[] = []
    if (this.#queue.length > 0 && this.#underWay < roundsAtOnce) events.push(() => this.#deliverNext())
    if (this.#waiting.length > 0) events.push(() => this.#runNext())
    if (this.#answered.length > 0) events.push(() => this.#take(this.#answered)())
    if (events.length === 0) {
      if (this.#timers.advance()) return true
      if (this.#underWay > 0) this.#complain(`${this.#underWay} calls wait for something that never comes`)
      return false
    }
    if (!this.#isCalm && this.#chance.isHit(this.#faults.crash)) this.#crash(this.#chance.below(serverCount))
    else if (!this.#isCalm && this.#chance.isHit(this.#faults.clockJump)) this.#jumpClock()
    else await this.#chance.pick(events)()
    return true
  }

  /** Until the code under test can go no further by itself. */
  async #settle(): Promise<void> {
    let seen = -1
    while (seen !== this.#activity) {
      seen = this.#activity
      for (let turn = 0; turn < turnsToSettle; turn += 1)
        await new Promise((resolve) => setImmediate(resolve))
    }
  }

  #refill(): void {
    while (this.#queue.length < roundsAtOnce && this.#madeRounds < this.#options.rounds) {
      this.#madeRounds += 1
      const player = this.#chance.below(playerCount)
      const name = `${this.#store.run}-${this.#options.seed}-${this.#madeRounds}`
      const calls = makeRound(this.#chance, name, player, playerCount)
      // Rounds overlap: each call goes somewhere among those that wait.
      for (const call of calls) this.#queue.splice(this.#chance.below(this.#queue.length + 1), 0, call)
    }
    this.#isCalm = this.#madeRounds === this.#options.rounds && this.#queue.length === 0
  }

  #take<T>(list: T[]): T {
    return list.splice(this.#chance.below(list.length), 1)[0] as T
  }

  #deliverNext(): void {
    const call = this.#take(this.#queue)
    if (this.#chance.isHit(this.#faults.repeat)) {
      this.result.repeats += 1
      this.#queue.push(call)
    }
    const index = this.#chance.below(serverCount)
    const server = this.#servers[index] as Server
    const delivery: Delivery = { call, server: index, isOver: false }
    server.deliveries.add(delivery)
    this.#underWay += 1
    this.result.calls += 1
    this.#note('send', index, nameOf(call))
    const answer = server.answerers[call.name](this.#caller(), this.#inputOf(call) as never)
    answer.then(
      (said) => this.#hear(server, delivery, said),
      () => this.#hear(server, delivery, undefined),
    )
  }

  #hear(server: Server, delivery: Delivery, said: VendorAnswer | undefined): void {
    this.#activity += 1
    if (delivery.isOver) return
    delivery.isOver = true
    server.deliveries.delete(delivery)
    this.#underWay -= 1
    const { call } = delivery
    this.#note('hear', nameOf(call), said?.status ?? 'nothing', said?.balance ?? '')
    if (!said) {
      // Not known, so it is asked again under the same id.
      this.#queue.push(call)
      return
    }
    if (call.name === 'endround') return
    const name = `${nameOf(call)} ${call.win} ${call.refTxId} ${call.isPromo}`
    const words = `${said.status} ${said.balance}`
    const first = this.#heard.get(name) ?? words
    this.#heard.set(name, first)
    if (first !== words) this.#complain(`I8 ${call.txId} was answered "${first}" and later "${words}"`)
  }

  #crash(index: number): void {
    this.result.crashes += 1
    this.#note('crash', index)
    const { deliveries } = this.#servers[index] as Server
    // What it had sent may still arrive, but nobody is there to hear about it.
    for (const delivery of deliveries) {
      delivery.isOver = true
      this.#underWay -= 1
      this.#queue.push(delivery.call)
    }
    for (const statement of [...this.#waiting]) {
      if (statement.server !== index) continue
      if (this.#chance.isHit(0.5)) this.#waiting.splice(this.#waiting.indexOf(statement), 1)
      else {
        statement.reply = () => {}
        statement.fail = () => {}
      }
    }
    this.#startServer(index)
  }

  #jumpClock(): void {
    this.result.clockJumps += 1
    const index = this.#chance.below(serverCount)
    const server = this.#servers[index] as Server
    server.clockMs += this.#chance.below(2 * jumpMsMax) - jumpMsMax
    this.#note('clock', index, server.clockMs)
  }

  async #runNext(): Promise<void> {
    const statement = this.#take(this.#waiting)
    const drawn = this.#isCalm ? 1 : this.#chance.next()
    const { before, after, rival } = this.#faults
    const words = `${statement.server} ${statement.text.slice(0, 60)}`
    if (drawn < before) {
      this.result.lostBefore += 1
      this.#note('lost before', words)
      statement.fail(new LineLost('the line went dead'))
    } else if (drawn < before + rival) {
      this.result.rivals += 1
      this.#note('rival', words)
      statement.fail(lostToRival())
    } else {
      this.#note('run', words)
      this.result.statements += 1
      const isLost = drawn < before + rival + after
      if (isLost) this.result.lostAfter += 1
      // What the database refuses has done nothing, and says so.
      const answer = await this.#runForReal(statement).then(
        (result) => () => statement.reply(result),
        (error: Error) => () => statement.fail(error),
      )
      this.#answered.push(isLost ? () => statement.fail(new LineLost('the answer never came')) : answer)
    }
  }

  async #runForReal(statement: Statement): Promise<unknown> {
    const calls = this.#store.callsOf(statement)
    const result = await this.#store.query(statement.config)
    if (calls.length === 0) return result
    const expected = calls.map((call) => this.#oracle.hear(call))
    const said = (result.rows as unknown[][]).toSorted((a, b) => Number(a[0]) - Number(b[0]))
    for (const [index, [, status, balance, isDuplicate]] of said.entries()) {
      const call = calls[index] as Call
      const wanted = expected[index] as Said
      const seen = `${status} ${balance} ${isDuplicate}`
      this.#note('said', nameOf(call), seen)
      // The end of a round has no id, so whether it was said before is not told.
      const isSame =
        call.name === 'endround'
          ? status === wanted.status && balance === wanted.balance
          : seen === `${wanted.status} ${wanted.balance} ${wanted.isDuplicate}`
      if (!isSame)
        this.#complain(
          `${nameOf(call)} was answered "${seen}" where the model says "${Object.values(wanted).join(' ')}"`,
        )
    }
    return result
  }

  #inputOf(call: Call): Record<string, unknown> {
    const { sessionToken, ...about } = this.#players[call.player] as Player
    const isStake = call.name === 'bet' || call.name === 'betwin'
    return {
      requestId: 'simulated',
      ...about,
      ...(isStake ? { sessionToken } : {}),
      ...(call.name === 'endround' ? {} : { txId: call.txId }),
      roundId: call.roundId,
      ...(call.refTxId === undefined ? {} : { refTxId: call.refTxId }),
      ...(call.name === 'adjust' ? { delta: formatAmount(call.amount) } : {}),
      ...(isStake || call.name === 'win' ? { amount: formatAmount(call.amount) } : {}),
      ...(call.name === 'betwin' ? { winAmount: formatAmount(call.win) } : {}),
      ...(call.isPromo ? { promo: true } : {}),
    }
  }

  #caller(): VendorCaller {
    this.#lastNonce += 1
    const nonce = createHash('sha256')
      .update(`${this.#store.run} ${this.#options.seed} ${this.#lastNonce}`)
      .digest('hex')
      .slice(0, 32)
    return { ...this.#store.caller, nonce, request: nonce }
  }

  /** Without what differs between two runs of one seed on one database. */
  #note(...words: (string | number)[]): void {
    this.#history.update(`${words.join(' ').replaceAll(`${this.#store.run}-`, '-')}\n`)
  }

  #complain(what: string): void {
    this.result.violations.push(what)
  }

  async #check(): Promise<void> {
    for (const fault of await this.#store.audit()) this.#complain(fault)
    const kept = await this.#store.readTxs(this.#store.run)
    for (const [txId, tx] of this.#oracle.txs) {
      const row = kept.get(txId)
      const seen = row && `${row.status} ${row.cash} ${row.bonus} ${row.rolledBackBy}`
      const wanted = `${tx.status} ${tx.cash} ${tx.bonus} ${tx.rolledBackBy}`
      if (seen !== wanted) this.#complain(`I5 ${txId} stands as "${seen}" where the model has "${wanted}"`)
    }
    if (kept.size !== this.#oracle.txs.size)
      this.#complain(`I6 ${kept.size} transactions stand where the model has ${this.#oracle.txs.size}`)
    for (const [index, { cash, bonus }] of this.#oracle.wallets.entries()) {
      const seen = await this.#store.readWallet(this.#players[index] as Player)
      if (seen.cash !== cash || seen.bonus !== bonus)
        this.#complain(
          `I3 player ${index} has ${seen.cash} and ${seen.bonus} where the model has ${cash} and ${bonus}`,
        )
    }
  }
}

const nameOf = ({ name, txId, player, roundId, amount }: Call) =>
  `${name} ${txId} ${roundId} ${player} ${amount}`
