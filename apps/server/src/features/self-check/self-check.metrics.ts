import { Gauge, type Registry, register } from 'prom-client'
import type { Context } from '#platform/context.ts'
import { listAlarms } from './self-check.store.ts'

/** Read when asked for, so that every node tells what any of them found. */
export function addSelfCheckMetrics({ db }: Pick<Context, 'db'>, registry: Registry = register): () => void {
  const name = 'self_check_open_alarms'
  // Two applications of one process (as in tests) would each add theirs; the newest answers.
  registry.removeSingleMetric(name)
  new Gauge({
    name,
    help: 'Parts of the program, its migrations and its games that are not as they were sealed.',
    registers: [registry],
    async collect() {
      this.set((await listAlarms(db)).length)
    },
  })
  return () => registry.removeSingleMetric(name)
}
