import { Gauge, type Registry, register } from 'prom-client'
import type { Context } from '#platform/context.ts'
import { countAlarms } from './issues/alarm.store.ts'

/** Read when asked for, so that every node tells what any of them found. */
export function addLotteryMetrics(ctx: Pick<Context, 'db'>, registry: Registry = register): () => void {
  const name = 'lottery_open_alarms'
  // Two applications of one process (as in tests) would each add theirs; the newest answers.
  registry.removeSingleMetric(name)
  new Gauge({
    name,
    help: 'Draws that wait for a person: programs or sources that differ, results that do not come, a silent beacon.',
    registers: [registry],
    async collect() {
      this.set(await countAlarms(ctx.db))
    },
  })
  return () => registry.removeSingleMetric(name)
}
