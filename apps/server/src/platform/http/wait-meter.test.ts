import { expect, it } from 'vitest'
import { openPool } from '#platform/db.ts'
import { longestWaitMs } from '#platform/waiting.ts'
import { eventually } from '#testing/eventually.ts'
import { openTestDb } from '#testing/test-db.ts'
import { Batcher } from '../batcher.ts'
import { makeSmoothed, openWaitMeter } from './wait-meter.ts'

/** Looks every ten milliseconds for so long, and says what the mean is then. */
function hold() {
  let now = 0
  let seen = 0
  const mean = makeSmoothed(
    () => seen,
    () => now,
  )
  return (ms: number, value: number) => {
    seen = value
    for (const end = now + ms; now < end; ) {
      now += 10
      mean()
    }
    return mean()
  }
}

it('R-117 one slow moment turns nobody away, a lasting one does', () => {
  const seen = hold()
  expect(seen(60_000, 0)).toBe(0)
  expect(seen(200, 200)).toBeLessThan(50)
  expect(seen(1_000, 0)).toBeLessThan(20)
  expect(seen(1_000, 200)).toBeGreaterThan(100)
})

it('R-117 the wait is forgotten within seconds of its end', () => {
  const seen = hold()
  expect(seen(60_000, 1_000)).toBeGreaterThan(990)
  expect(seen(5_000, 0)).toBeLessThan(10)
})

it('R-117 an event loop that is busy is a wait, and one that waits for nothing is none', async () => {
  const meter = openWaitMeter(() => 0)
  const start = performance.now()
  while (performance.now() - start < 1_500);
  expect(meter.waitMs()).toBeGreaterThan(400)
  await eventually(() => expect(meter.waitMs()).toBeLessThan(50))
  meter.stop()
})

it('R-117 who waits for a connection is a wait from the first moment, until they have one', async () => {
  const test = await openTestDb()
  const pool = openPool(test.url, 1)
  expect(longestWaitMs(pool, performance.now())).toBe(0)
  const taken = await pool.connect()
  const before = performance.now()
  const [first, second] = [pool.query('select 1'), pool.query('select 1')]
  expect(longestWaitMs(pool, before + 1_000)).toBeGreaterThan(900)
  taken.release()
  await Promise.all([first, second])
  expect(longestWaitMs(pool, performance.now())).toBe(0)
  await pool.end()
  await test.close()
})

it('R-117 what waits for its batch is a wait; a crowd on one account is none', async () => {
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  const batcher = new Batcher<bigint, bigint>({
    laneOf: (item) => item,
    run: async (items) => {
      await gate
      return items
    },
    connections: 1,
  })
  const crowd = [batcher.add(1n), batcher.add(1n), batcher.add(1n)]
  await eventually(() => expect(batcher.waitedMs(performance.now() + 1_000)).toBe(0))
  const other = batcher.add(2n)
  expect(batcher.waitedMs(performance.now() + 1_000)).toBeGreaterThanOrEqual(1_000)
  open()
  await Promise.all([...crowd, other])
  expect(batcher.waitedMs(performance.now() + 1_000)).toBe(0)
})
