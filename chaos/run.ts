/** One run: play, break, heal, and then ask whether a single peso went missing. */
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseAmount } from '@perya/money'
import { demoIdentity } from '@perya/vendor-protocol'
import { makeChance } from '../conformance/chance.ts'
import type { Player } from '../conformance/target.ts'
import { startClosings } from './closings.ts'
import { type Cluster, openCluster } from './cluster.ts'
import { type DriverCounts, openDriver } from './driver.ts'
import { openHistory } from './history.ts'
import { checkInvariants, readTotal, type Violation, witness } from './invariants.ts'
import { applyMutant, type Mutant } from './mutants.ts'
import { type Evil, type NemesisCounts, startNemesis } from './nemesis.ts'
import { openingText, openPlayers } from './players.ts'

export type ChaosOptions = {
  seed: number
  /** The run goes on until so many calls got a definite answer and every blow has fallen. */
  answers: number
  blows: number
  evils: readonly Evil[]
  wallets: number
  /** Beside those wallets, so many under a limit. */
  limited?: number
  hot: number
  workers: number
  /** The share of calls that are sent in several copies at once. */
  duplicates?: number
  /** Once everything is healed, how often an answer is asked for. */
  lastAttempts?: number
  /** Breaks the wallet on purpose, to see that it is noticed. */
  mutant?: Mutant | undefined
  tell: (text: string) => void
}

export type ChaosResult = {
  driver: DriverCounts
  nemesis: NemesisCounts
  transactions: number
  unknownAnswers: number
  nearClosing: number
  totalsRead: number
  /** From the kill of the database until somebody was answered again: of 95 in 100, in seconds. */
  recoveredSeconds: number
  violations: Violation[]
}

/** With nothing broken any more, this long without an answer is the end of it. */
const silenceMsMax = 120_000

export async function runChaos(options: ChaosOptions): Promise<ChaosResult> {
  const { seed, mutant, tell } = options
  tell('starting two servers and their database')
  const cluster = await openCluster({
    bend: mutant?.bend,
    prepare: async (client) => {
      await client.query(witness)
      if (mutant) await applyMutant(client, mutant)
    },
  })
  try {
    return await play(cluster, options, seed)
  } finally {
    await cluster.close()
  }
}

async function play(cluster: Cluster, options: ChaosOptions, seed: number): Promise<ChaosResult> {
  const { tell, workers, limited = 3, hot, blows, evils } = options
  const identity = demoIdentity({ vendor: 'PERYA', brand: 'PERYA' })
  const players = await openPlayers(cluster, identity, { free: options.wallets, limited })
  const history = openHistory(join(cluster.dir, 'history.jsonl'))
  tell(`playing with ${players.length} wallets`)
  const driver = openDriver({
    seed,
    urls: cluster.vendorUrls,
    identity,
    players,
    free: options.wallets,
    limited,
    history,
    workers,
    hot,
    duplicates: options.duplicates ?? 0.08,
    lastAttempts: options.lastAttempts ?? 60,
  })
  const answers = () => driver.counts.answers
  const every = Math.max(1, Math.floor(options.answers / (blows + 1)))
  const nemesis = startNemesis(cluster, makeChance(seed), { evils, blows, every, answers, tell })
  const closings = startClosings(cluster, driver, makeChance(seed + 1), {
    seed,
    player: players.at(-1) as Player,
    index: players.length - 1,
  })
  const totals = watchTotal(cluster, tell)

  const isDone = async () => {
    await nemesis.finished
    let [heard, since] = [answers(), Date.now()]
    while (answers() < options.answers && Date.now() - since < silenceMsMax) {
      await pause(50)
      if (answers() > heard) [heard, since] = [answers(), Date.now()]
    }
  }
  // Whoever meets something that must never happen ends the run.
  await Promise.race([isDone(), driver.failed, closings.failed])
  tell('healing')
  await cluster.waitUntilReady()
  await closings.stop()
  await driver.stop()
  const totalsRead = await totals.stop()

  tell(`checking ${history.entries.size} transactions`)
  const client = await cluster.openDirect()
  const violations = await checkInvariants(client, history, {
    players,
    opening: parseAmount(openingText),
    nearClosing: closings.bets,
  })
  await client.end()
  const add = (invariant: string, count: number, example: unknown) => {
    if (count > 0) violations.push({ invariant, count, example: String(example) })
  }
  add('R-26 the servers go on', Math.max(0, options.answers - answers()), 'answers missing')
  add('I8 whoever asks long enough is answered', driver.counts.abandoned, 'never answered')
  add('R-28 all money at any moment', totals.wrong.length, totals.wrong[0])
  if (blows === 0) add('R-27 nobody is refused while nothing is broken', driver.counts.failures, 'HTTP 500')
  return {
    driver: driver.counts,
    nemesis: nemesis.counts,
    transactions: history.entries.size,
    unknownAnswers: [...history.entries.values()].reduce((sum, entry) => sum + entry.unknown, 0),
    nearClosing: closings.bets.length,
    totalsRead,
    recoveredSeconds: atMost(nemesis.recoveriesMs, 0.95) / 1_000,
    violations,
  }
}

function atMost(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? 0)
}

/** Reads the whole ledger again and again while it is under fire. */
function watchTotal(cluster: Cluster, tell: (text: string) => void) {
  const wrong: bigint[] = []
  let reads = 0
  let isStopping = false
  const running = (async () => {
    while (!isStopping) {
      const start = performance.now()
      try {
        const client = await cluster.openDirect()
        const total = await readTotal(client).finally(() => client.end().catch(() => {}))
        reads += 1
        if (total !== 0n) {
          wrong.push(total)
          tell(`the ledger is off by ${total}`)
        }
      } catch {
        // The database is down; it is read again when it is back.
      }
      // The longer the ledger, the rarer the look, so that looking stays a small part of the work.
      await pause(500 + 20 * (performance.now() - start))
    }
  })()
  return {
    wrong,
    async stop(): Promise<number> {
      isStopping = true
      await running
      return reads
    },
  }
}
