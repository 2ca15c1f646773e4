import type { Logger } from 'pino'
import type { Db, Pool } from './db.ts'
import type { Env } from './env.ts'
import type { Notifications } from './notifications.ts'
import type { Secrets } from './secrets.ts'
import type { Services } from './service.ts'

/** Everything a use case may reach for. Built once in main.ts, replaced piecemeal in tests. */
export type Context = {
  env: Env
  db: Db
  pool: Pool
  log: Logger
  now: () => Date
  notifications: Notifications
  secrets: Secrets
  /** What features opened; a copied context shares it. */
  services: Services
}
