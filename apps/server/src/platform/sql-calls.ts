import { findDrift, type Signature } from '@perya/sql-calls'
import type { Pool } from './db.ts'
import { StartError } from './start-error.ts'

/** Arguments travel by position, so a server whose calls differ from the database's functions never starts. */
export async function assertSqlCalls(pool: Pool, calls: readonly Signature[]): Promise<void> {
  const drift = await findDrift(pool, calls)
  if (drift !== undefined) throw new StartError(drift)
}
