/** Whether the database keeps what it is told: remembered from the last write that failed, whoever made it. */
import type { EventEmitter } from 'node:events'
import type { Pool, PoolClient } from 'pg'
import { takesNoWrites } from './database-error.ts'

/** A failure is believed for so long; only then a write is tried. */
const believedMs = 5_000

const failedAt = new WeakMap<Pool, number>()

/** Listens where every refusal of the database passes, of calls as of jobs. */
export function rememberFailedWrites(pool: Pool): void {
  pool.on('connect', (client) => {
    const { connection } = client as PoolClient & { connection: EventEmitter }
    connection.on('errorMessage', ({ code }: { code?: string }) => {
      if (takesNoWrites(code)) failedAt.set(pool, Date.now())
    })
  })
}

/** A table of this connection alone, large enough that the database asks its disk for room. */
const tryWrite = `create temp table write_try as select repeat(md5(n::text), 32) from generate_series(1, 256) n;
drop table write_try`

/** True from a write that failed until another one, tried for the purpose, succeeds. */
export async function doWritesFail(pool: Pool): Promise<boolean> {
  const at = failedAt.get(pool)
  if (at === undefined) return false
  if (Date.now() - at < believedMs) return true
  try {
    await pool.query(tryWrite)
  } catch (error) {
    if (takesNoWrites((error as { code?: string }).code)) return true
  }
  failedAt.delete(pool)
  return false
}
