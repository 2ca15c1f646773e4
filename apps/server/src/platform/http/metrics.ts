import { collectDefaultMetrics, Gauge, register as ofFeatures, Registry } from 'prom-client'
import type { Pool } from '../db.ts'
import { CallDurations } from './call-durations.ts'

/** What the platform counts itself, and at reading time whatever features have put on the common register. */
export type Metrics = {
  durations: CallDurations
  registry: Registry
  contentType: string
  read: () => Promise<string>
}

export function makeMetrics(pool: Pool): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new CallDurations()
  registry.registerMetric(durations.metric)
  for (const [name, help, count] of [
    ['pg_pool_connections', 'Connections of the pool.', () => pool.totalCount],
    ['pg_pool_idle_connections', 'Connections of the pool that nobody uses.', () => pool.idleCount],
    ['pg_pool_waiting', 'Callers waiting for a connection.', () => pool.waitingCount],
  ] as const) {
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(count())
      },
    })
  }
  return {
    durations,
    registry,
    contentType: registry.contentType,
    read: () => Registry.merge([registry, ofFeatures]).metrics(),
  }
}
