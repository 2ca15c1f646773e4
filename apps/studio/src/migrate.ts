import * as postgres from '@perya/postgres/migrate'

const schema: postgres.Schema = {
  name: 'studio',
  lock: 7_302_001,
  migrations: new URL('../migrations/', import.meta.url),
  live: new URL('../sql/', import.meta.url),
  migrationTable: 'studio.migration',
  liveTable: 'studio.live_text',
}

/** Applies what is new, while every other starting studio waits. */
export function migrate(connectionString: string): Promise<string[]> {
  return postgres.migrate(connectionString, schema)
}
