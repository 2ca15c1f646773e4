/**
 * What is under test: servers, their database, and the proxy between them, each of which can be killed.
 *
 * Nothing of it can be mistaken for another's: the servers listen on a loopback address of the run's own.
 */
import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { openPool } from '../apps/server/src/platform/db.ts'
import { migrate } from '../apps/server/src/platform/migrate.ts'
import { type Database, makeDatabase } from './database.ts'
import type { Bending } from './preload.ts'
import { openProxy } from './proxy.ts'
import { startServers } from './servers.ts'

const proxyPort = 5432

/** How wrong the servers' clocks are: nothing about money may depend on them. */
const clocksMs = [90_000, -90_000]

export type Cluster = Awaited<ReturnType<typeof openCluster>>

export type ClusterOptions = Partial<Pick<Bending, 'bend'>> & {
  /** Before the servers start, on the database as migrations make it. */
  prepare?: (client: pg.Client, database: Database) => Promise<unknown>
  servers?: number
}

export async function openCluster({ bend, prepare, servers: count = clocksMs.length }: ClusterOptions = {}) {
  const dir = mkdtempSync(join(tmpdir(), 'perya-chaos-'))
  const host = makeHost()
  const database = makeDatabase()
  const pool = openPool(database.url, 2)
  const clear = () => rmSync(dir, { recursive: true, force: true })
  const closings: (() => unknown)[] = [clear, database.close, () => pool.end()]
  const close = async () => {
    while (closings.length > 0) await closings.pop()?.()
  }

  try {
    await database.start()
    await migrate(database.url)
    if (prepare) {
      const client = await database.openClient()
      await prepare(client, database)
      await client.end()
    }
    const proxy = await openProxy({ host, port: proxyPort, destination: database.socket })
    closings.push(proxy.close)
    const servers = startServers({
      dir,
      host,
      databaseUrl: `postgres://postgres@${host}:${proxyPort}/postgres`,
      clocksMs: clocksMs.slice(0, count),
      bend,
      names: await readArguments(pool),
    })
    /** Whatever ends the run, nothing of it stays behind. */
    const leave = () => {
      void servers.end()
      clear()
    }
    process.once('exit', leave)
    closings.push(async () => {
      await servers.end()
      process.off('exit', leave)
    })
    await servers.waitUntilReady()
    return {
      dir,
      urls: servers.urls,
      vendorUrls: servers.vendorUrls,
      servers,
      database,
      proxy,
      waitUntilReady: servers.waitUntilReady,
      /** Both lead past the proxy, for whoever prepares and checks. */
      pool,
      openDirect: database.openClient,
      /** The postmaster and everything it started, all at once; then a start, which recovers. */
      async killPostgres(): Promise<void> {
        await database.kill()
        await database.start()
      },
      async terminateBackends(): Promise<number> {
        const client = await database.openClient()
        const { rowCount } = await client.query(
          "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'perya%'",
        )
        await client.end()
        return rowCount ?? 0
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** A loopback address that nobody else is likely to have. */
export const makeHost = () => `127.${[1, 2, 3].map(() => randomInt(1, 255)).join('.')}`

async function readArguments(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ names: string[] }>(
    "select proargnames as names from pg_proc where proname = 'vendor_play'",
  )
  return rows[0]?.names ?? []
}
