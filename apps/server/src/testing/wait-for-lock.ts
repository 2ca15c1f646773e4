import pg from 'pg'
import { eventually } from '#testing/eventually.ts'

/** Resolves once a query that begins like this waits for someone else's lock. */
export async function waitForLock(url: string, beginning: string): Promise<void> {
  // A client of its own: inside a transaction the list of activities never changes.
  const watcher = new pg.Client(url)
  await watcher.connect()
  try {
    await eventually(async () => {
      const { rowCount } = await watcher.query(
        "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database() and starts_with(query, $1)",
        [beginning],
      )
      if (!rowCount) throw new Error(`nothing like "${beginning}" waits for a lock`)
    })
  } finally {
    await watcher.end()
  }
}
