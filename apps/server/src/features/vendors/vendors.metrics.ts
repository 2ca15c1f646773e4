import { Gauge, type Registry, register } from 'prom-client'
import type { Context } from '#platform/context.ts'
import { alarmReasons, countOpenAlarms } from './alarm.store.ts'

/** Read when asked for, so that every node tells what any of them found. */
export function addVendorMetrics({ db }: Pick<Context, 'db'>, registry: Registry = register): () => void {
  const name = 'vendor_open_alarms'
  // Two applications of one process (as in tests) would each add theirs; the newest answers.
  registry.removeSingleMetric(name)
  new Gauge({
    name,
    help: 'Conflicts, refused calls, stuck rounds and transfers, unpaid wins and reports that nobody has dealt with.',
    labelNames: ['reason'],
    registers: [registry],
    async collect() {
      const counts = await countOpenAlarms(db)
      // A reason that is over tells nothing open instead of going silent.
      for (const reason of alarmReasons) this.set({ reason }, counts.get(reason) ?? 0)
    },
  })
  return () => registry.removeSingleMetric(name)
}
