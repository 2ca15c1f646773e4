import { Gauge, type Registry, register } from 'prom-client'
import type { Context } from '#platform/context.ts'
import { countOpenAlarms } from './audit.store.ts'

/** Read when the metrics are scraped, so every node reports what any of them found. */
export function addWalletMetrics(
  ctx: Pick<Context, 'db' | 'log'>,
  registry: Registry = register,
): () => void {
  const names = ['ledger_open_alerts', 'ledger_difference_units'] as const
  // Two applications in one process (as in tests) would both register it; the newest one counts.
  for (const name of names) registry.removeSingleMetric(name)
  const [alarms, difference] = names
  new Gauge({
    name: alarms,
    help: 'Places an audit of the ledger found wrong, debts of members, and words of gateways not booked, that nobody has dealt with.',
    registers: [registry],
    async collect() {
      this.set((await countOpenAlarms(ctx.db)).count)
    },
  })
  new Gauge({
    name: difference,
    help: 'Units of 1/10,000 by which the ledger is off, added up over open alarms.',
    registers: [registry],
    async collect() {
      this.set(Number((await countOpenAlarms(ctx.db)).difference))
    },
  })
  return () => {
    for (const name of names) registry.removeSingleMetric(name)
  }
}
