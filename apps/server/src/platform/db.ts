import { configOf, outliveConnections } from '@perya/postgres/pool'
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely'
import pg from 'pg'
import { ActingDriver } from './acting.ts'
import { rememberFailedWrites } from './failed-writes.ts'
import type { Tables } from './tables.ts'
import { countQueue, type Queue } from './waiting.ts'

export type Db = Kysely<Tables>

/** A `Db` known to be inside a transaction. Writers of money take a `Tx`, never a `Db`. */
export type Tx = Transaction<Tables>

/** Connections for the hot paths that call SQL functions without a query builder. */
export type Pool = pg.Pool

/** Reads and writes rows, but changes nothing that was posted to the ledger; migrations make it. */
export const appRole = 'perya_app'

/** A caller that waits this long for a connection is told to try again. */
const connectMs = 10_000

/** No statement of a call takes longer, unless it waits for a lock that is never released. */
const statementSeconds = 30

/**
 * Connections that work as `role`, or as the connecting user when none is named.
 * A role serves calls, so waits and statements are limited; operators' commands take the time they need.
 */
export function openPool(connectionString: string, max = 10, role?: typeof appRole): Pool {
  const asRole = role ? `set role ${role}; set statement_timeout = '${statementSeconds}s'` : ''
  const pool = new QueuedPool(
    configOf({
      connectionString,
      max,
      application_name: 'perya',
      session: asRole,
      ...(role ? { connectionTimeoutMillis: connectMs } : {}),
    }),
  )
  countQueue(pool, pool)
  rememberFailedWrites(pool)
  outliveConnections(pool)
  return pool
}

type Connected = Parameters<pg.Pool['connect']>[0]

/** Knows how long the first of those who wait for a connection has waited. */
class QueuedPool extends pg.Pool implements Queue {
  readonly #since = new Set<{ at: number }>()

  waitedMs(now: number): number {
    for (const { at } of this.#since) return now - at
    return 0
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: Connected): void
  override connect(callback?: Connected): unknown {
    const since = { at: performance.now() }
    this.#since.add(since)
    const got = () => this.#since.delete(since)
    if (callback) {
      return super.connect((...answer) => {
        got()
        callback(...answer)
      })
    }
    const connecting = super.connect()
    connecting.then(got, got)
    return connecting
  }
}

/** For jobs that read much: the statements of this transaction take the time they need. */
export async function allowLongStatements(tx: Tx): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(tx)
}

export function openDb(pool: Pool): Db {
  return new Kysely<Tables>({ dialect: new ActingDialect(pool) })
}

class ActingDialect extends PostgresDialect {
  readonly #pool: Pool

  constructor(pool: Pool) {
    super({ pool })
    this.#pool = pool
  }

  override createDriver() {
    return new ActingDriver({ pool: this.#pool })
  }
}
