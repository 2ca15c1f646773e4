import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'
import { StartError } from './start-error.ts'

export const migrationsDir = new URL('../../migrations/', import.meta.url)

/** Any number that no other lock of the platform uses. */
const migrationLock = 7_301_001

/** Applies what is new, one transaction a file, while every other starting server waits. */
export async function migrate(connectionString: string, dir = migrationsDir): Promise<string[]> {
  const client = new pg.Client({
    connectionString,
    application_name: 'perya-migrate',
    connectionTimeoutMillis: 10_000,
  })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await client.query(`
      create table if not exists schema_migration (
        name       text        primary key,
        sha256     text        not null,
        applied_at timestamptz not null default now()
      )`)
    const applied = new Map(
      (
        await client.query<{ name: string; sha256: string }>('select name, sha256 from schema_migration')
      ).rows.map((row) => [row.name, row.sha256]),
    )
    const fresh: string[] = []
    for (const name of (await readdir(dir)).filter((file) => file.endsWith('.sql')).sort()) {
      const text = await readFile(new URL(name, dir), 'utf8')
      const sha256 = createHash('sha256').update(text).digest('hex')
      const earlier = applied.get(name)
      if (earlier === sha256) continue
      if (earlier !== undefined) {
        throw new StartError(`The migration ${name} differs from the one this database was built with.`)
      }
      await applyOne(client, name, text, sha256)
      fresh.push(name)
    }
    return fresh
  } finally {
    await client.end()
  }
}

async function applyOne(client: pg.Client, name: string, text: string, sha256: string): Promise<void> {
  await client.query('begin')
  try {
    // Running servers keep answering: a migration that cannot get its lock gives up instead of queueing them.
    await client.query("set local lock_timeout = '2s'")
    await client.query(text)
    await client.query('insert into schema_migration (name, sha256) values ($1, $2)', [name, sha256])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new StartError(`The migration ${name} failed and was undone: ${(error as Error).message}.`)
  }
}
