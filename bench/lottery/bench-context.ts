import { buildApp, seedDemo } from '../../apps/server/src/app.ts'
import type { Context } from '../../apps/server/src/platform/context.ts'
import { openDb, openPool } from '../../apps/server/src/platform/db.ts'
import { readEnv } from '../../apps/server/src/platform/env.ts'
import { openLog } from '../../apps/server/src/platform/log.ts'
import { openNotifications } from '../../apps/server/src/platform/notifications.ts'
import { makeSecrets } from '../../apps/server/src/platform/secrets.ts'
import { makeServices } from '../../apps/server/src/platform/service.ts'
import { type BenchServer, openBenchServer } from '../ledger/server.ts'

export type Bench = {
  server: BenchServer
  ctx: Context
  cpuSeconds: () => number
  close: () => Promise<void>
}

/** The platform with its demo merchant on a database of its own, without HTTP. */
export async function openBenchContext(): Promise<Bench> {
  const server = await openBenchServer()
  const url = server.urlOf('ledger')
  const pool = openPool(url)
  const log = openLog('silent', { write() {} })
  const notifications = await openNotifications(url, log)
  const ctx: Context = {
    env: {
      ...readEnv({ LOG_LEVEL: 'silent', PERYA_DATA: '/nonexistent', PERYA_SEALS: '/nonexistent' }, '/'),
      port: 0,
      databaseUrl: url,
      ratePerMinute: 1_000_000,
      load: { waitMs: 3_600_000, calls: 1_000_000 },
      smsPerDay: 1_000_000,
    },
    db: openDb(pool),
    pool,
    log,
    now: () => new Date(),
    notifications,
    secrets: makeSecrets('a secret for benches that is long enough'),
    services: makeServices(),
  }
  await seedDemo(ctx)
  const app = await buildApp(ctx)
  return {
    server,
    ctx,
    cpuSeconds: () => {
      const { user, system } = process.cpuUsage()
      return server.cpuSeconds() + (user + system) / 1e6
    },
    async close() {
      await app.close()
      await notifications.close()
      await pool.end()
      await server.stop()
    },
  }
}
