import { Gauge, type Registry, register } from 'prom-client'

export function addLiveMetrics(listeners: () => number, registry: Registry = register): () => void {
  const name = 'live_listeners'
  // Two applications of one process (as in tests) would each add theirs; the newest answers.
  registry.removeSingleMetric(name)
  new Gauge({
    name,
    help: 'Apps that follow their member at this node.',
    registers: [registry],
    collect() {
      this.set(listeners())
    },
  })
  return () => registry.removeSingleMetric(name)
}
