import { collectDefaultMetrics, Gauge, Histogram, register as ofFeatures, Registry } from 'prom-client'
import type { Pool } from '../db.ts'

export type HttpMetrics = {
  observe: (method: string, route: string, status: number, ms: number) => void
}

/** What the platform counts itself, and at reading time whatever features have put on the common register. */
export type Metrics = HttpMetrics & { contentType: string; read: () => Promise<string> }

export function makeMetrics(pool: Pool): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a call.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
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

  // Looking a histogram up by its labels costs more than observing; there are few combinations.
  const byRoute = new Map<string, Map<string, Histogram.Internal<string>[]>>()
  return {
    observe(method, route, status, ms) {
      const series = getOrMake(
        getOrMake(byRoute, route, () => new Map()),
        method,
        () => [],
      )
      series[status] ??= duration.labels(method, route, String(status))
      series[status].observe(ms / 1_000)
    },
    contentType: registry.contentType,
    read: () => Registry.merge([registry, ofFeatures]).metrics(),
  }
}

function getOrMake<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  let value = map.get(key)
  if (value === undefined) {
    value = make()
    map.set(key, value)
  }
  return value
}
