import type { Logger } from 'pino'
import type { Db, Pool } from './db.ts'
import type { Env } from './env.ts'

/** Everything a use case may reach for. Built once in main.ts, replaced piecemeal in tests. */
export type Context = {
  env: Env
  db: Db
  pool: Pool
  log: Logger
  now: () => Date
}
