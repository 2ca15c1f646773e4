import type { Metric } from 'prom-client'

/** Upper ends of the buckets, in milliseconds. */
const bucketsMs = [1, 2.5, 5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000]
const overflowAt = bucketsMs.length
const sumAt = overflowAt + 1

const name = 'http_request_duration_seconds'
const help = 'Time to answer a call.'

/** How long the calls of one route took. One addition per call, where a general histogram would look up labels. */
export class CallSeries {
  readonly byStatus = new Map<number, Float64Array>()

  observe(status: number, ms: number): void {
    let counts = this.byStatus.get(status)
    if (counts === undefined) {
      counts = new Float64Array(sumAt + 1)
      this.byStatus.set(status, counts)
    }
    let bucket = 0
    while (bucket < overflowAt && ms > (bucketsMs[bucket] as number)) bucket += 1
    counts[bucket] = (counts[bucket] as number) + 1
    counts[sumAt] = (counts[sumAt] as number) + ms
  }
}

type Value = { metricName: string; labels: Record<string, string | number>; value: number }

/** Every series, in the form a register of Prometheus metrics reads. */
export class CallDurations {
  readonly #series = new Map<string, { method: string; route: string; series: CallSeries }>()

  seriesOf(method: string, route: string): CallSeries {
    const key = `${method} ${route}`
    let entry = this.#series.get(key)
    if (!entry) {
      entry = { method, route, series: new CallSeries() }
      this.#series.set(key, entry)
    }
    return entry.series
  }

  get metric(): Metric {
    const get = async () => ({ name, help, type: 'histogram', aggregator: 'sum', values: this.#values() })
    return { name, help, get } as unknown as Metric
  }

  #values(): Value[] {
    return [...this.#series.values()].flatMap(({ method, route, series }) =>
      [...series.byStatus].flatMap(([status, counts]) => valuesOf({ method, route, status }, counts)),
    )
  }
}

function valuesOf(labels: Record<string, string | number>, counts: Float64Array): Value[] {
  let count = 0
  const buckets = [...bucketsMs, Number.POSITIVE_INFINITY].map((end, index): Value => {
    count += counts[index] as number
    const le = end === Number.POSITIVE_INFINITY ? '+Inf' : end / 1_000
    return { metricName: `${name}_bucket`, labels: { le, ...labels }, value: count }
  })
  return [
    ...buckets,
    { metricName: `${name}_sum`, labels, value: (counts[sumAt] as number) / 1_000 },
    { metricName: `${name}_count`, labels, value: count },
  ]
}
