/** The PostgreSQL a process works with: the one it is told to use, or its own in the data folder. */
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import type { Env } from './env.ts'
import { letServersIn } from './servers-login.ts'
import { StartError } from './start-error.ts'

export type Database = {
  /** By the login that servers and operators' commands use. */
  url: string
  /** By its owner's; unset where only one login was given. */
  ownerUrl: string | undefined
  leave: () => Promise<void>
}

export async function openDatabase(env: Env): Promise<Database> {
  if (env.databaseUrl === undefined) return openEmbedded(env)
  const { databaseUrl: url, migrationUrl: ownerUrl } = env
  if (ownerUrl !== undefined) await reach(ownerUrl, url)
  await waitUntilReady(url)
  return { url, ownerUrl, leave: async () => {} }
}

async function openEmbedded({ dataDir, path }: Env): Promise<Database> {
  const { url: ownerUrl, leave } = await startEmbeddedPostgres(dataDir, path)
  const url = ownerUrl.replace('postgres://postgres@', 'postgres://perya_server@')
  try {
    await reach(ownerUrl, url)
  } catch (error) {
    await leave()
    throw error
  }
  return { url, ownerUrl, leave }
}

async function reach(ownerUrl: string, url: string): Promise<void> {
  await waitUntilReady(ownerUrl)
  await letServersIn(ownerUrl, url)
}

const patienceMs = 30_000

/** A server that is still starting, or recovering from a crash, says so; anything else is final. */
export async function waitUntilReady(url: string): Promise<void> {
  const deadline = Date.now() + patienceMs
  while (true) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      const { code = '', message } = error as pg.DatabaseError
      const isStarting = code === '57P03'
      if (isStarting && Date.now() < deadline) {
        await pause(100)
        continue
      }
      throw new StartError(`The database at ${placeOf(url)} cannot be used: ${message || code}.`)
    }
  }
}

/** Where a database is, without the password that leads to it. */
function placeOf(url: string): string {
  const { host, pathname } = new URL(url)
  return `${host}${pathname}`
}
