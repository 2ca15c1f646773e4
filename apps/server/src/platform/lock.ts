import type { Pool } from './db.ts'

/** Runs `work` while no other process runs work under the same number; the lock ends with its connection. */
export async function withLock<T>(pool: Pool, lock: number, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    // The other process may hold the lock for long.
    await client.query('set local statement_timeout = 0')
    await client.query('select pg_advisory_xact_lock($1)', [lock])
    const result = await work()
    await client.query('commit')
    return result
  } finally {
    // A transaction that was not committed ends with its connection.
    client.release(true)
  }
}
