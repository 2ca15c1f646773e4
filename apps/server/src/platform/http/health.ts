import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../app-error.ts'
import type { Pool } from '../db.ts'
import type { Env } from '../env.ts'
import { doWritesFail } from '../failed-writes.ts'
import type { Metrics } from './metrics.ts'
import { roomPath } from './turn-away.ts'
import type { VendorListener } from './vendor-listener.ts'

/** Set once when a stop begins, so that nobody sends new players here. */
export type Readiness = { isStopping: boolean }

const patienceMs = 1_000

/** An overloaded server says so only where it is heard. */
const config = { importance: 'health' } as const

type Options = {
  env: Env
  pool: Pool
  metrics: Metrics
  readiness: Readiness
  vendorListener: VendorListener
}

export function mountHealth(
  app: FastifyInstance,
  { env, pool, metrics, readiness, vendorListener }: Options,
): void {
  app.get('/healthz', { config }, (_request, reply) => reply.send({ status: 'ok' }))

  app.get('/readyz', { config }, async (_request, reply) => {
    if (readiness.isStopping) return reply.code(503).send({ status: 'stopping' })
    if (env.vendorPort !== undefined && !vendorListener.isListening()) {
      return reply.code(503).send({ status: 'vendors cannot call' })
    }
    const database = await ask(pool)
    if (database !== 'ok') return reply.code(503).send({ status: database })
    return reply.send({ status: 'ok' })
  })

  app.get(roomPath, { config: { importance: 'guest' } }, (_request, reply) => reply.code(204).send())

  app.get('/metrics', { config }, async (request, reply) => {
    if (!mayReadMetrics(env, request.headers.authorization)) throw new AppError('route.unknown')
    return reply.type(metrics.contentType).send(await metrics.read())
  })
}

type Health = 'ok' | 'database takes no writes' | 'database does not answer'

async function ask(pool: Pool): Promise<Health> {
  const giveUp = new Promise<Health>((resolve) =>
    setTimeout(resolve, patienceMs, 'database does not answer').unref(),
  )
  // A standby and a full disk answer too, and take no bet.
  const answer = askWrites(pool).catch((): Health => 'database does not answer')
  return Promise.race([answer, giveUp])
}

async function askWrites(pool: Pool): Promise<Health> {
  const { rows } = await pool.query<{ transaction_read_only: string }>('show transaction_read_only')
  const isStandby = rows[0]?.transaction_read_only === 'on'
  return isStandby || (await doWritesFail(pool)) ? 'database takes no writes' : 'ok'
}

function mayReadMetrics(env: Env, authorization: string | undefined): boolean {
  if (env.metricsToken === undefined) return env.mode === 'demo'
  const shown = Buffer.from(authorization ?? '')
  const expected = Buffer.from(`Bearer ${env.metricsToken}`)
  return shown.length === expected.length && timingSafeEqual(shown, expected)
}
