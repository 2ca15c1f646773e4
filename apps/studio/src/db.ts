import { configOf, outliveConnections } from '@perya/postgres/pool'
import pg from 'pg'

export type Db = pg.Pool
/** A connection inside a transaction. */
export type Tx = pg.PoolClient

export function openDb(connectionString: string, max = 8): Db {
  const pool = new pg.Pool(
    configOf({
      connectionString,
      max,
      application_name: 'perya-studio',
      connectionTimeoutMillis: 10_000,
      statement_timeout: 30_000,
    }),
  )
  outliveConnections(pool)
  return pool
}

const deadlock = '40P01'
const triesMax = 3

/** Of two that wait for each other the database ends one, which has changed nothing and begins anew. */
export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>, tries = 1): Promise<T> {
  try {
    return await tryTransaction(db, work)
  } catch (error) {
    if ((error as { code?: string }).code !== deadlock || tries === triesMax) throw error
    return inTransaction(db, work, tries + 1)
  }
}

async function tryTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  const tx = await db.connect()
  try {
    await tx.query('begin')
    const value = await work(tx)
    await tx.query('commit')
    tx.release()
    return value
  } catch (error) {
    const isBroken = await tx.query('rollback').then(
      () => false,
      () => true,
    )
    tx.release(isBroken)
    throw error
  }
}
