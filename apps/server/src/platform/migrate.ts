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
    const fresh = await listFresh(client, dir)
    for (const migration of fresh) await applyOne(client, migration)
    return fresh.map(({ name }) => name)
  } finally {
    await client.end()
  }
}

/** For servers whose login may not migrate: whoever may has to have done it. */
export async function assertMigrated(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, application_name: 'perya-migrate' })
  await client.connect()
  try {
    const [first] = await listFresh(client, migrationsDir)
    if (first) {
      throw new StartError(
        `The database lacks the migration ${first.name}, and the login in DATABASE_URL may not run it: run npm run migrate with MIGRATION_DATABASE_URL first.`,
      )
    }
  } finally {
    await client.end()
  }
}

type Migration = { name: string; text: string; sha256: string }

async function listApplied(client: pg.Client): Promise<Omit<Migration, 'text'>[]> {
  const { rows } = await client.query("select to_regclass('schema_migration') is null as is_new")
  if (rows[0].is_new) return []
  return (await client.query<Omit<Migration, 'text'>>('select name, sha256 from schema_migration')).rows
}

/** What this database was not built with yet, in order. */
async function listFresh(client: pg.Client, dir: URL): Promise<Migration[]> {
  const applied = new Map((await listApplied(client)).map(({ name, sha256 }) => [name, sha256]))
  const fresh: Migration[] = []
  for (const name of (await readdir(dir)).filter((file) => file.endsWith('.sql')).sort()) {
    const text = await readFile(new URL(name, dir), 'utf8')
    const sha256 = createHash('sha256').update(text).digest('hex')
    const earlier = applied.get(name)
    if (earlier === sha256) continue
    if (earlier !== undefined) {
      throw new StartError(`The migration ${name} differs from the one this database was built with.`)
    }
    fresh.push({ name, text, sha256 })
  }
  return fresh
}

async function applyOne(client: pg.Client, { name, text, sha256 }: Migration): Promise<void> {
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
