import { describe, expect, it, onTestFinished } from 'vitest'
import { openPool } from '../apps/server/src/platform/db.ts'
import type { Player } from '../conformance/target.ts'
import { openCluster } from './cluster.ts'
import type { Database } from './database.ts'
import { openDrill } from './drill.ts'
import { giveBonus } from './gift.ts'
import { witness } from './invariants.ts'
import { readTxIds } from './kept.ts'
import { demote, openStandby, type Standby } from './standby.ts'

/** Beside others on a busy machine the start alone may take minutes. */
const patience = { timeout: 600_000 }
const outageMsMax = 30_000

describe('a primary that is killed beside its synchronous standby', () => {
  it(
    'loses no bet anybody was told of, is replaced within 30 s, and takes no writes afterwards (R-31)',
    patience,
    async () => {
      const { cluster, standby: next } = await openPair()
      const old = cluster.database
      const drill = await openDrill(cluster, 31)
      onTestFinished(drill.abandon)

      await drill.play(200)
      // What comes now reaches the primary's disk and never the standby's: nobody may be told of it.
      next.line.stall(true)
      const unheard = leaveMark(old)
      await expect.poll(() => countWaiting(old, 'insert into mark')).toBe(1)
      await expect.poll(() => drill.listOpen().length).toBeGreaterThan(0)
      const killedAt = performance.now()
      await old.kill()
      expect(await unheard).toBe('never acknowledged')
      const told = drill.listTold()
      await next.promote()
      const kept = await readTxIds(next)
      cluster.proxy.lead(next.socket)
      await drill.insist(drill.bet('after-failover'))
      await cluster.waitUntilReady()
      expect(performance.now() - killedAt).toBeLessThan(outageMsMax)
      expect(told.filter((txId) => !kept.has(txId))).toEqual([])
      await drill.play(200)

      // Brought back as it was, it holds what the other has never heard of, and acknowledges nothing more.
      await old.start()
      expect([await isMarked(old), await isMarked(next)]).toEqual([true, false])
      const late = give(old, drill.quiet)
      await expect.poll(() => countWaiting(old, 'ledger_')).toBe(1)
      await old.kill()
      expect(await late).not.toBe('acknowledged')

      // Brought back as a standby it refuses everything, even of servers that are led to it by mistake.
      demote(old)
      await old.start()
      expect(await give(old, drill.quiet)).toMatchObject({ code: '25006' })
      cluster.proxy.lead(old.socket)
      const misled = drill.bet('misled')
      expect(await drill.send(misled)).toEqual({ httpStatus: 500, status: 'INTERNAL' })
      await expect.poll(() => readinessOf(cluster.urls[0])).toBe('database takes no writes')
      cluster.proxy.lead(next.socket)
      await drill.insist(misled)

      expect(await drill.finish(next)).toEqual({ violations: [], corruption: [] })
      expect(cluster.servers.starts()).toBe(1)
    },
  )
})

async function openPair() {
  const standbys: Standby[] = []
  const cluster = await openCluster({
    servers: 1,
    async prepare(client, primary) {
      await client.query(witness)
      await client.query('create table mark (at timestamptz default now())')
      const opened = await openStandby(primary)
      onTestFinished(opened.close)
      standbys.push(opened)
    },
  })
  onTestFinished(cluster.close)
  return { cluster, standby: standbys[0] as Standby }
}

/** Sessions whose statement has reached this disk and waits for the standby's. */
async function countWaiting({ openClient }: Database, statement: string): Promise<number> {
  const client = await openClient()
  const { rowCount } = await client.query(
    "select from pg_stat_activity where wait_event = 'SyncRep' and position($1 in query) > 0",
    [statement],
  )
  await client.end()
  return rowCount ?? 0
}

/** A write that waits for no player's, since those take turns at telling of theirs. */
async function leaveMark({ openClient }: Database): Promise<'acknowledged' | 'never acknowledged'> {
  const client = await openClient()
  return client.query('insert into mark default values').then(
    () => 'acknowledged',
    () => 'never acknowledged',
  )
}

async function isMarked({ openClient }: Database): Promise<boolean> {
  const client = await openClient()
  const { rowCount } = await client.query('select from mark')
  await client.end()
  return rowCount === 1
}

async function give({ url }: Database, player: Player): Promise<'acknowledged' | Error> {
  const pool = openPool(url, 1)
  const outcome = await giveBonus(pool, player, { key: 'split brain', amount: 100n }).then(
    () => 'acknowledged' as const,
    (error: Error) => error,
  )
  await pool.end()
  return outcome
}

async function readinessOf(url = ''): Promise<string> {
  const { status } = (await (await fetch(`${url}/readyz`)).json()) as { status: string }
  return status
}
