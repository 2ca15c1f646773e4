import * as postgres from '@perya/postgres/migrate'
import { StartError } from './start-error.ts'

export const migrationsDir = new URL('../../migrations/', import.meta.url)
export const liveDir = new URL('../../sql/', import.meta.url)

type Folders = { migrations: URL; live: URL }

const ours: Folders = { migrations: migrationsDir, live: liveDir }

const schemaOf = (folders: Folders): postgres.Schema => ({
  ...folders,
  name: 'public',
  lock: 7_301_001,
  migrationTable: 'schema_migration',
  liveTable: 'schema_live_text',
})

/** Applies what is new, while every other starting server waits. */
export function migrate(
  connectionString: string,
  folders: Partial<Folders> = {},
  onLeft?: (paths: string[]) => void,
): Promise<string[]> {
  return asStart(postgres.migrate(connectionString, schemaOf({ ...ours, ...folders }), onLeft))
}

/** For servers whose login may not migrate: whoever may has to have done it. */
export async function assertMigrated(connectionString: string): Promise<void> {
  const lacking = await asStart(postgres.findLacking(connectionString, schemaOf(ours)))
  if (lacking !== undefined) {
    throw new StartError(
      `The database lacks ${lacking}, and the login in DATABASE_URL may not apply it: run npm run migrate with MIGRATION_DATABASE_URL first.`,
    )
  }
}

function asStart<T>(work: Promise<T>): Promise<T> {
  return work.catch((error) => {
    throw error instanceof postgres.MigrationError ? new StartError(error.message) : error
  })
}
