/**
 * Brings a database up to date: first the numbered migrations it was not built with yet, one transaction each, then
 * the live functions and views whose text is another one than it last got, all in one transaction, then their triggers,
 * one transaction each. Everybody else who starts waits meanwhile.
 *
 * Servers of the release before keep running, and may start again, while newer texts are in the database. They leave
 * those alone: each text has a sequence (`live-lock.ts`), and one with a higher sequence is never replaced by a lower.
 */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { type AppliedText, isDue, isForeign, isLeft } from './live-lock.ts'
import { type LiveText, readLiveTexts, readSealed } from './live-texts.ts'
import { readTrigger, splitStatements, type Trigger } from './statements.ts'
import { listNeeded, putTrigger } from './triggers.ts'

export type Schema = {
  name: string
  /** A number that no other lock of the database uses. */
  lock: number
  migrations: URL
  live: URL
  /** The tables that say what this database was built with, each in its schema. */
  migrationTable: string
  liveTable: string
}

/** A reason why a database is not, or cannot be, brought up to date, in one sentence. */
export class MigrationError extends Error {
  override name = 'MigrationError'
}

/** What was applied, by file; `onLeft` hears of the texts that stay as a later release has them, if there are any. */
export function migrate(
  connectionString: string,
  schema: Schema,
  onLeft: (paths: string[]) => void = () => {},
): Promise<string[]> {
  return asMigrator(connectionString, async (client) => {
    await client.query('select pg_advisory_lock($1)', [schema.lock])
    const fresh = await listFresh(client, schema)
    if (schema.name !== 'public') await client.query(`create schema if not exists ${schema.name}`)
    await client.query(`
      create table if not exists ${schema.migrationTable} (
        name       text        primary key,
        sha256     text        not null,
        applied_at timestamptz not null default now()
      );
      create table if not exists ${schema.liveTable} (
        name       text        primary key,
        sha256     text        not null,
        sequence   int         not null,
        applied_at timestamptz not null default now()
      )`)
    for (const migration of fresh) await applyMigration(client, schema, migration)
    const { due, left } = await judgeTexts(client, schema)
    if (left.length > 0) onLeft(left.map(({ path }) => path))
    if (due.length > 0) await applyLive(client, schema, due)
    return [...fresh.map(({ name }) => name), ...due.map(({ path }) => path)]
  })
}

/** The first file that this database lacks, for those whose login may not apply it. */
export function findLacking(connectionString: string, schema: Schema): Promise<string | undefined> {
  return asMigrator(connectionString, async (client) => {
    const [migration] = await listFresh(client, schema)
    if (migration) return migration.name
    const [text] = (await judgeTexts(client, schema)).due
    return text?.path
  })
}

async function asMigrator<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString,
    application_name: 'perya-migrate',
    connectionTimeoutMillis: 10_000,
  })
  let broken: Error | undefined
  client.on('error', (error) => {
    broken ??= error
  })
  await client.connect()
  try {
    return await work(client)
  } catch (error) {
    if (!broken) throw error
    throw new MigrationError(
      `The connection to the database ended before it was up to date: ${broken.message}.`,
    )
  } finally {
    await client.end()
  }
}

type Migration = { name: string; text: string; sha256: string }

/** The rows of a table that a database without anything in it lacks. */
async function listRows<T extends pg.QueryResultRow>(
  client: pg.Client,
  table: string,
  columns: string,
): Promise<T[]> {
  const { rows } = await client.query<{ is_there: boolean }>(
    'select to_regclass($1) is not null as is_there',
    [table],
  )
  if (!rows[0]?.is_there) return []
  return (await client.query<T>(`select ${columns} from ${table}`)).rows
}

/** What this database was not built with yet, in order. */
async function listFresh(client: pg.Client, { migrations, migrationTable }: Schema): Promise<Migration[]> {
  const rows = await listRows<Omit<Migration, 'text'>>(client, migrationTable, 'name, sha256')
  const applied = new Map(rows.map(({ name, sha256 }) => [name, sha256]))
  const names = (await readdir(migrations)).filter((file) => file.endsWith('.sql')).sort()
  const [first = ''] = names
  if (applied.size > 0 && !applied.has(first)) {
    throw new MigrationError(
      `This database was built by migrations that came before ${first}, and nothing leads on from those: start with an empty database, or remove the data folder of a demo.`,
    )
  }
  const fresh: Migration[] = []
  for (const name of names) {
    const text = await readFile(new URL(name, migrations), 'utf8')
    const sha256 = createHash('sha256').update(text).digest('hex')
    const earlier = applied.get(name)
    if (earlier === sha256) continue
    if (earlier !== undefined) {
      throw new MigrationError(`The migration ${name} differs from the one this database was built with.`)
    }
    fresh.push({ name, text, sha256 })
  }
  return fresh
}

/** Running servers keep answering: a file that cannot get its lock gives up instead of queueing them. */
const patience = "set local lock_timeout = '2s'"

async function applyMigration(
  client: pg.Client,
  { migrationTable }: Schema,
  { name, text, sha256 }: Migration,
): Promise<void> {
  await client.query('begin')
  try {
    await client.query(patience)
    await client.query(text)
    await client.query(`insert into ${migrationTable} (name, sha256) values ($1, $2)`, [name, sha256])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new MigrationError(`The migration ${name} failed and was undone: ${(error as Error).message}.`)
  }
}

type Judged = { due: LiveText[]; left: LiveText[] }

/**
 * The live texts this database lacks, and those it has from a later release; one counts as missing, too, where its
 * function or view was dropped.
 */
async function judgeTexts(client: pg.Client, { name, live, liveTable }: Schema): Promise<Judged> {
  const rows = await listRows<AppliedText>(client, liveTable, 'name, sha256, sequence')
  const sealed = await readSealed(live)
  const foreign = rows.find((row) => isForeign(row, sealed))
  if (foreign) {
    throw new MigrationError(
      `The database has a ${foreign.name} that was sealed on a branch this release does not have: merge that branch, and seal its texts again on top.`,
    )
  }
  const applied = new Map(rows.map((row) => [row.name, row]))
  const there = new Set(await listNames(client, name))
  const texts = await readLiveTexts(live)
  const due = texts.filter((text) => !there.has(text.name) || isDue(text, applied.get(text.name)))
  return { due, left: texts.filter((text) => !due.includes(text) && isLeft(text, applied.get(text.name))) }
}

async function listNames(client: pg.Client, schema: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select p.proname::text as name from pg_proc p
     join pg_namespace s on s.oid = p.pronamespace where s.nspname = $1
     union all
     select c.relname::text from pg_class c
     join pg_namespace s on s.oid = c.relnamespace where s.nspname = $1 and c.relkind = 'v'`,
    [schema],
  )
  return rows.map(({ name }) => name)
}

/** What is left of a text once its functions and views are there. */
type Rest = { text: LiveText; triggers: Trigger[] }

async function applyLive(client: pg.Client, schema: Schema, due: readonly LiveText[]): Promise<void> {
  const rests = await withTries(client, 'The live SQL', () => applyTexts(client, schema, due))
  for (const { text, triggers } of rests) {
    for (const trigger of triggers) {
      await withTries(client, `The live SQL ${text.path}`, () => putTrigger(client, trigger), trigger.table)
    }
    await noteApplied(client, schema, text)
  }
}

/**
 * PostgreSQL ends one of those who wait in a circle after a second; the runner stops waiting long before, so that none
 * of those who play is the one, and tries again once they had their turn.
 */
const lockTimeoutMs = 300
const tries = 8
const pauseMs = 200

const isInUse = (error: unknown) => ['55P03', '40P01'].includes((error as pg.DatabaseError).code ?? '')

async function withTries<T>(
  client: pg.Client,
  subject: string,
  work: () => Promise<T>,
  table = 'what it changes',
): Promise<T> {
  for (let left = tries; left > 0; left -= 1) {
    try {
      await client.query(`begin; set local lock_timeout = ${lockTimeoutMs}`)
      const done = await work()
      await client.query('commit')
      return done
    } catch (error) {
      await client.query('rollback')
      if (error instanceof MigrationError) throw error
      if (!isInUse(error)) {
        throw new MigrationError(`${subject} failed and was undone: ${(error as Error).message}.`)
      }
      await pause(pauseMs)
    }
  }
  throw new MigrationError(
    `${subject} found ${table} in use ${tries} times: start again when less is going on.`,
  )
}

/**
 * All of them or none. A text that names another one which is not there yet waits until it is, so the order of files
 * does not matter; bodies are checked as they come, so a mistake in one fails here and not in a call of a player.
 */
async function applyTexts(client: pg.Client, schema: Schema, due: readonly LiveText[]): Promise<Rest[]> {
  let waiting = due
  while (waiting.length > 0) {
    const refused: { text: LiveText; error: Error }[] = []
    for (const text of waiting) {
      const error = await applyText(client, text)
      if (error) refused.push({ text, error })
    }
    if (refused.length === waiting.length) throw refused[0]?.error
    waiting = refused.map(({ text }) => text)
  }
  const rests: Rest[] = []
  for (const text of due) {
    const triggers = await orFailure(text, () => listNeeded(client, splitStatements(text.text)))
    if (triggers.length > 0) rests.push({ text, triggers })
    else await noteApplied(client, schema, text)
  }
  return rests
}

/** A text with triggers is noted after them, so that a start which ends in between leaves it due. */
async function noteApplied(
  client: pg.Client,
  { liveTable }: Schema,
  { name, sha256, sequence }: LiveText,
): Promise<void> {
  await client.query(
    `insert into ${liveTable} (name, sha256, sequence) values ($1, $2, $3)
     on conflict (name) do update
     set sha256 = excluded.sha256, sequence = excluded.sequence, applied_at = now()`,
    [name, sha256, sequence],
  )
}

/** Whoever waits for a lock is asked again; every other mistake is one of the text. */
async function orFailure<T>({ path }: LiveText, work: () => Promise<T>): Promise<T> {
  return work().catch((error) => {
    if (isInUse(error)) throw error
    throw new MigrationError(`The live SQL ${path} failed and was undone: ${(error as Error).message}.`, {
      cause: error,
    })
  })
}

/** SQLSTATEs of class 42 say that something named is not there, or not as it is used. */
const isUnknown = (error: unknown) => (error as pg.DatabaseError).code?.startsWith('42') === true

async function applyText(client: pg.Client, text: LiveText): Promise<MigrationError | undefined> {
  const statements = splitStatements(text.text).filter((statement) => !readTrigger(statement))
  await client.query('savepoint before_text')
  try {
    await orFailure(text, () => client.query(statements.join(';\n')))
    await client.query('release savepoint before_text')
    return
  } catch (error) {
    if (!(error instanceof MigrationError) || !isUnknown(error.cause)) throw error
    await client.query('rollback to savepoint before_text')
    return error
  }
}
