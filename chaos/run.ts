/** One run: play, break, heal, and then ask whether a single peso went missing. */
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseAmount } from '@perya/money'
import { demoIdentity } from '@perya/vendor-protocol'
import { makeChance } from '../conformance/chance.ts'
import { openTarget, type Player } from '../conformance/target.ts'
import { type Cluster, openCluster } from './cluster.ts'
import { type DriverCounts, openDriver } from './driver.ts'
import { openHistory } from './history.ts'
import { checkInvariants, readTotal, type Violation } from './invariants.ts'
import { applyMutant, type MutantName } from './mutants.ts'
import { type NemesisCounts, startNemesis } from './nemesis.ts'

export type ChaosOptions = {
  seed: number
  seconds: number
  /** Stops earlier once so many calls were made; 0 means never. */
  calls: number
  wallets: number
  hot: number
  workers: number
  /** Between two blows, on average. */
  pauseMs: number
  /** Breaks the wallet on purpose, to see that it is noticed. */
  mutant?: MutantName | undefined
  tell: (text: string) => void
}

export type ChaosResult = {
  driver: DriverCounts
  nemesis: NemesisCounts
  transactions: number
  unknownAnswers: number
  totalsRead: number
  violations: Violation[]
}

const openingText = '100000.00'

export async function runChaos(options: ChaosOptions): Promise<ChaosResult> {
  const { seed, tell } = options
  tell('starting two servers and their database')
  const cluster = await openCluster()
  try {
    const identity = demoIdentity({ vendor: 'PERYA', brand: 'PERYA' })
    const players = await openPlayers(openTarget(cluster.urls[0] as string, identity), options.wallets)
    if (options.mutant !== undefined) await mutate(cluster, options.mutant)
    const history = openHistory(join(cluster.dir, 'history.jsonl'))
    tell(`playing with ${players.length} wallets`)
    const { workers, hot } = options
    const driver = openDriver({ seed, urls: cluster.urls, identity, players, history, workers, hot })
    const nemesis = startNemesis(cluster, makeChance(seed), { pauseMs: options.pauseMs, tell })
    const totals = watchTotal(cluster, tell)

    const end = Date.now() + options.seconds * 1_000
    while (Date.now() < end && (options.calls === 0 || driver.counts.calls < options.calls)) {
      await Promise.race([pause(250), driver.failed])
    }
    tell('healing')
    await nemesis.stop()
    await cluster.waitUntilReady()
    await driver.stop()
    const totalsRead = await totals.stop()

    tell(`checking ${history.entries.size} transactions`)
    const client = cluster.openDirect()
    await client.connect()
    const violations = await checkInvariants(client, history, { players, opening: parseAmount(openingText) })
    await client.end()
    if (totals.wrong.length > 0) {
      violations.push({
        invariant: 'R-28 all money at any moment',
        count: totals.wrong.length,
        example: String(totals.wrong[0]),
      })
    }
    return {
      driver: driver.counts,
      nemesis: nemesis.counts,
      transactions: history.entries.size,
      unknownAnswers: [...history.entries.values()].reduce((sum, entry) => sum + entry.unknown, 0),
      totalsRead,
      violations,
    }
  } finally {
    await cluster.close()
  }
}

async function mutate(cluster: Cluster, mutant: MutantName): Promise<void> {
  const client = cluster.openDirect()
  await client.connect()
  await applyMutant(client, mutant)
  await client.end()
}

async function openPlayers(target: ReturnType<typeof openTarget>, count: number): Promise<Player[]> {
  const players: Player[] = []
  while (players.length < count) {
    const batch = Array.from({ length: Math.min(10, count - players.length) }, () =>
      target.player(openingText),
    )
    players.push(...(await Promise.all(batch)))
  }
  return players
}

/** Reads the whole ledger again and again while it is under fire. */
function watchTotal(cluster: Cluster, tell: (text: string) => void) {
  const wrong: bigint[] = []
  let reads = 0
  let isStopping = false
  const running = (async () => {
    while (!isStopping) {
      await pause(1_000)
      const client = cluster.openDirect()
      try {
        await client.connect()
        const total = await readTotal(client)
        reads += 1
        if (total !== 0n) {
          wrong.push(total)
          tell(`the ledger is off by ${total}`)
        }
      } catch {
        // The database is down; it is read again when it is back.
      } finally {
        await client.end().catch(() => {})
      }
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
