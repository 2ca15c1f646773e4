import { expect, it } from 'vitest'
import { addressGroup } from '../address-group.ts'
import { callerAt, makeRateLimit } from './rate-limit.ts'

const minute = 60_000

it('R-117 allows the same number of calls in any 60 seconds, also across two minutes', () => {
  const limit = makeRateLimit(10)
  const passed = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => limit.take(callerAt('192.0.2.1'), from + index)).filter(
      (wait) => wait === 0,
    ).length
  expect(passed(100 * minute + 50_000, 12)).toBe(10)
  expect(passed(101 * minute + 1_000, 12)).toBeLessThanOrEqual(1)
  expect(passed(103 * minute, 12)).toBe(10)
})

it('R-117 says how long to wait', () => {
  const limit = makeRateLimit(1)
  expect(limit.take(callerAt('192.0.2.1'), 100 * minute)).toBe(0)
  expect(limit.take(callerAt('192.0.2.1'), 100 * minute + 15_000)).toBe(45)
})

it('R-91 counts a whole IPv6 subscriber as one address, and neighbours apart', () => {
  const limit = makeRateLimit(1)
  const at = 100 * minute
  expect(limit.take(callerAt('2001:db8:1:2::1'), at)).toBe(0)
  expect(limit.take(callerAt('2001:db8:1:2:ffff::9'), at)).toBeGreaterThan(0)
  expect(limit.take(callerAt('2001:db8:1:3::1'), at)).toBe(0)
  expect(limit.take(callerAt('::1'), at)).toBe(0)
  expect(limit.take(callerAt('::ffff:192.0.2.1'), at)).toBe(0)
  expect(limit.take(callerAt('::ffff:192.0.2.2'), at)).toBe(0)
})

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['::ffff:203.0.113.9', '::ffff:203.0.113.9'],
])('R-91 takes %s for %s', (ip, group) => {
  expect(addressGroup(ip)).toBe(group)
})
