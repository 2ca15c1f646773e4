/** From an environment to a server that answers, and back without a trace. */
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { actTable } from '#features/operators/index.ts'
import { assertCanSeal } from '#features/seals/index.ts'
import {
  assertSealed,
  projectRoot,
  type Release,
  readRelease,
  sealAtStart,
  selfCheck,
} from '#features/self-check/index.ts'
import { transferTable } from '#features/wallet/index.ts'
import type { Context } from '#platform/context.ts'
import { openDatabase } from '#platform/database.ts'
import { appRole, type Db, openDb, openPool } from '#platform/db.ts'
import type { Env } from '#platform/env.ts'
import type { Close } from '#platform/feature.ts'
import { startJobs } from '#platform/jobs.ts'
import { openLog } from '#platform/log.ts'
import { assertMigrated, migrate } from '#platform/migrate.ts'
import { openNotifications } from '#platform/notifications.ts'
import { findOwner } from '#platform/owner.ts'
import { checkPorts, portError } from '#platform/port.ts'
import { openSecrets } from '#platform/secrets.ts'
import { makeServices } from '#platform/service.ts'
import { assertSqlCalls } from '#platform/sql-calls.ts'
import { buildApp, listJobs, listSqlCalls, seedDemo, startWork } from './app.ts'

export type RunningServer = { address: string; stop: () => Promise<void> }

export async function startServer(env: Env, step: (text: string) => void): Promise<RunningServer> {
  const opened: Close[] = []
  const closeAll = async () => {
    while (opened.length > 0) await opened.pop()?.()
  }
  try {
    await checkPorts(env)
    step(env.databaseUrl === undefined ? 'Starting PostgreSQL' : 'Connecting to PostgreSQL')
    // Files are read while the database starts; what goes wrong with them is said where they are waited for.
    const reading = readRelease(projectRoot)
    reading.catch(() => {})
    const database = await openDatabase(env)
    opened.push(database.leave)
    const release = await reading

    step('Bringing the database up to date')
    assertCanSeal(env.sealsDir)
    await withDb(database.url, (db) => assertSealed(db, env.mode, release))
    const log = openLog(env.logLevel)
    const ownerUrl = await findOwner(database, env.mode, { log, tables: [actTable, transferTable] })
    const onLeft = (texts: string[]) => log.info({ texts }, 'live SQL stays as a later release has it')
    await (ownerUrl === undefined ? assertMigrated(database.url) : migrate(ownerUrl, {}, onLeft))
    const ctx = await openContext(env, { url: database.url, log }, opened)
    await assertSqlCalls(ctx.pool, listSqlCalls())
    if (ownerUrl !== undefined) {
      await withDb(ownerUrl, (db) => sealAtStart({ db, log }, env.mode, release))
    }

    if (env.mode === 'demo') {
      step('Preparing the demo data')
      await seedDemo(ctx)
    }
    step('Opening the platform')
    return await openPlatform(ctx, { url: database.url, ownerUrl, release }, opened, closeAll)
  } catch (error) {
    await closeAll()
    throw error
  }
}

async function withDb(url: string, work: (db: Db) => Promise<void>): Promise<void> {
  const db = openDb(openPool(url, 1))
  try {
    await work(db)
  } finally {
    await db.destroy()
  }
}

async function openContext(
  env: Env,
  { url, log }: { url: string; log: Context['log'] },
  opened: Close[],
): Promise<Context> {
  const pool = openPool(url, env.databaseConnections, appRole)
  opened.push(() => pool.end())
  const notifications = await openNotifications(url, log)
  opened.push(notifications.close)
  const secrets = await openSecrets(env, pool)
  const services = makeServices()
  return { env, db: openDb(pool), pool, log, now: () => new Date(), notifications, secrets, services }
}

type Beside = { mount: (app: FastifyInstance) => Promise<void>; offer: () => Promise<void> }

/** The bundled games, to be offered once the wallet they need can be called. */
async function openStudio(ctx: Context, url: string, opened: Close[]): Promise<Beside> {
  const { openStudioBeside, offerStudioGames } = await import('./studio.ts')
  const studio = await openStudioBeside(ctx, url)
  opened.push(studio.close)
  return { mount: studio.mount, offer: () => offerStudioGames(ctx, studio) }
}

async function openPlatform(
  ctx: Context,
  { url, ownerUrl, release }: { url: string; ownerUrl: string | undefined; release: Release },
  opened: Close[],
  closeAll: () => Promise<void>,
): Promise<RunningServer> {
  const { env, log } = ctx
  const readiness = { isStopping: false }
  // Opened before the application, so that it closes after the last call is answered.
  const studio = env.mode === 'demo' ? await openStudio(ctx, ownerUrl ?? url, opened) : undefined
  const app = await buildApp(ctx, undefined, { readiness })
  opened.push(() => app.close())
  await studio?.mount(app)
  await selfCheck(ctx, 'start', release)
  const jobs = await startJobs(url, listJobs(ctx), log)
  opened.push(jobs.stop, startWork(ctx))
  const { host, port, vendorPort } = env
  if (vendorPort !== undefined) {
    await app.vendorListener.listen({ host, port: vendorPort }).catch((error) => {
      throw portError(error, { variable: 'VENDOR_PORT', host, port: vendorPort })
    })
  }
  const address = await app.listen({ host, port }).catch((error) => {
    throw portError(error, { variable: 'PORT', host, port })
  })
  await studio?.offer()
  log.info({ address, vendorPort, mode: env.mode }, 'ready')

  return {
    address,
    async stop() {
      readiness.isStopping = true
      log.info({ drainSeconds: env.drainSeconds }, 'stopping')
      await pause(env.drainSeconds * 1_000)
      await closeAll()
      log.info('stopped')
    },
  }
}
