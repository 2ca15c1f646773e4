import type { Context } from '#platform/context.ts'
import { type Env, readEnv } from '#platform/env.ts'
import { openLog } from '#platform/log.ts'
import { openNotifications } from '#platform/notifications.ts'
import { makeSecrets } from '#platform/secrets.ts'
import { makeServices } from '#platform/service.ts'
import { auditAtClose } from './audit-at-close.ts'
import { openTestDb } from './test-db.ts'

export type TestContext = { ctx: Context; url: string; close: () => Promise<void> }

/** A context on a database of its own, audited when it closes; `changes` replaces parts of it, such as the clock. */
export async function openTestContext(
  changes: Partial<Omit<Context, 'env'>> & { env?: Partial<Env> } = {},
  template?: string,
): Promise<TestContext> {
  const { url, db, pool, close } = await openTestDb(template)
  const log = openLog('silent', { write() {} })
  const notifications = await openNotifications(url, log)
  const { env, ...rest } = changes
  const ctx: Context = {
    db,
    pool,
    log,
    now: () => new Date(),
    notifications,
    secrets: makeSecrets('a secret for tests that is long enough'),
    services: makeServices(),
    ...rest,
    env: { ...testEnv(url), ...env },
  }
  return {
    ctx,
    url,
    async close() {
      try {
        await auditAtClose({ db, pool, log })
      } finally {
        await notifications.close()
        await close()
      }
    },
  }
}

function testEnv(databaseUrl: string): Env {
  return {
    ...readEnv({ LOG_LEVEL: 'silent', PERYA_DATA: '/nonexistent', PERYA_SEALS: '/nonexistent' }, '/'),
    port: 0,
    databaseUrl,
    ratePerMinute: 1_000_000,
    load: { waitMs: 3_600_000, calls: 1_000_000 },
    smsPerDay: 1_000_000,
  }
}
