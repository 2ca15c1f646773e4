import { Registry } from 'prom-client'
import { expect, it } from 'vitest'
import { CallDurations } from './call-durations.ts'

it('an operator reads how long calls took, by method, route and status, in buckets that add up', async () => {
  const durations = new CallDurations()
  const calls = durations.seriesOf('GET', '/wps/system/status')
  for (const ms of [0.4, 1, 1.5, 40, 60_000]) calls.observe(200, ms)
  calls.observe(503, 3)
  expect(durations.seriesOf('GET', '/wps/system/status')).toBe(calls)
  const registry = new Registry()
  registry.registerMetric(durations.metric)
  const text = await Registry.merge([registry]).metrics()
  const labels = 'method="GET",route="/wps/system/status",status="200"'
  const name = 'http_request_duration_seconds'
  expect(text).toContain(`# TYPE ${name} histogram`)
  for (const [le, count] of [
    ['0.001', 2],
    ['0.0025', 3],
    ['0.025', 3],
    ['0.05', 4],
    ['10', 4],
    ['+Inf', 5],
  ]) {
    expect(text).toContain(`${name}_bucket{le="${le}",${labels}} ${count}`)
  }
  expect(text).toContain(`${name}_count{${labels}} 5`)
  expect(Number(/_sum\{[^}]*status="200"\} (\S+)/.exec(text)?.[1])).toBeCloseTo(60.0429)
  expect(text).toContain(`${name}_count{method="GET",route="/wps/system/status",status="503"} 1`)
})
