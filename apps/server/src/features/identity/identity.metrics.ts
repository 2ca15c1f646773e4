import { Gauge, type Registry, register } from 'prom-client'
import type { Context } from '#platform/context.ts'
import { listSmsAlarms } from './verification/sms-alarm.store.ts'

/** Read when asked for, so that every node tells what any of them found. */
export function addIdentityMetrics({ db }: Pick<Context, 'db'>, registry: Registry = register): () => void {
  const name = 'sms_open_alarms'
  // Two applications of one process (as in tests) would each add theirs; the newest answers.
  registry.removeSingleMetric(name)
  new Gauge({
    name,
    help: 'Caps on SMS that were reached and that nobody has dealt with.',
    registers: [registry],
    async collect() {
      this.set((await listSmsAlarms(db)).length)
    },
  })
  return () => registry.removeSingleMetric(name)
}
