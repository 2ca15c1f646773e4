import { Gauge, type Registry, register } from 'prom-client'
import type { Context } from '#platform/context.ts'
import { shareOf } from './explained.rules.ts'
import { type CurrencyVolume, listExplained } from './explained.store.ts'

/** Read when asked for, so that every node tells what any of them found. */
export function addReconciliationMetrics(
  ctx: Pick<Context, 'db'>,
  registry: Registry = register,
): () => void {
  const gauges: { name: string; help: string; read: (volume: CurrencyVolume) => number }[] = [
    {
      name: 'volume_explained_ratio',
      help: 'The part of the money that crossed to gateways and vendors which has its outside record.',
      read: shareOf,
    },
    {
      name: 'volume_unexplained_units',
      help: 'Units of 1/10,000 that crossed to gateways and vendors without an outside record.',
      read: ({ crossed, matched }) => Number(crossed - matched),
    },
  ]
  const forget = () => {
    for (const { name } of gauges) registry.removeSingleMetric(name)
  }
  // Two applications of one process (as in tests) would each add theirs; the newest answers.
  forget()
  for (const { name, help, read } of gauges) {
    new Gauge({
      name,
      help,
      labelNames: ['currency'],
      registers: [registry],
      async collect() {
        for (const volume of await listExplained(ctx.db))
          this.set({ currency: volume.currency }, read(volume))
      },
    })
  }
  return forget
}
