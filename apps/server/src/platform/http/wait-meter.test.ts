import { describe, expect, it } from 'vitest'
import { openPool } from '#platform/db.ts'
import { longestWaitMs } from '#platform/waiting.ts'
import { eventually } from '#testing/eventually.ts'
import { openTestDb } from '#testing/test-db.ts'
import { Batcher } from '../batcher.ts'
import { makeWaitMean, openWaitMeter, tickMs } from './wait-meter.ts'

/** A server of which every turn of the event loop, connection and batch is told by hand. */
function openServer() {
  let now = 0
  let inQueue = 0
  let worst = 0
  const { look, tick } = makeWaitMean(
    () => inQueue,
    () => now,
  )
  const see = () => {
    worst = Math.max(worst, look())
  }
  return {
    /** It has little to do, while the first in a queue has waited for so long. */
    idle(ms: number, queued = 0) {
      inQueue = queued
      for (const end = now + ms; now < end; ) {
        now += tickMs
        tick()
        see()
      }
    },
    /** A turn that answers calls, each for so long. */
    turn(...callsMs: number[]) {
      for (const callMs of callsMs) {
        now += callMs
        see()
      }
      tick()
      see()
    },
    /** The longest wait that a call met since the last time this was asked. */
    worst() {
      const met = Math.max(worst, look())
      worst = 0
      return met
    },
  }
}

type Server = ReturnType<typeof openServer>
const guestsWaitMs = 100

describe('R-117 one slow moment turns nobody away', () => {
  const moments: [what: string, make: (server: Server) => void][] = [
    ['a stall of half a second', (server) => server.turn(500)],
    ['a stall of three seconds', (server) => server.turn(3_000)],
    [
      'a stall of three seconds, and the hundred calls that came meanwhile',
      (server) => {
        server.turn(3_000)
        server.turn(...Array<number>(100).fill(1))
      },
    ],
    [
      'a stall of three seconds, and the hundred calls that are answered in the same turn',
      (server) => server.turn(3_000, ...Array<number>(100).fill(1)),
    ],
    ['a queue of 200 ms for 200 ms', (server) => server.idle(200, 200)],
  ]
  it.each(moments)('%s', (_what, make) => {
    const server = openServer()
    server.idle(10_000)
    make(server)
    server.idle(1_000)
    expect(server.worst()).toBeLessThan(guestsWaitMs)
  })
})

describe('R-117 what lasts turns guests away', () => {
  const lasting: [what: string, make: (server: Server) => void][] = [
    ['a queue of 200 ms', (server) => server.idle(1_000, 200)],
    [
      'turns of hundreds of pages',
      (server) => {
        for (let turn = 0; turn < 5; turn++) server.turn(...Array<number>(200).fill(2))
      },
    ],
    [
      'calls of 300 ms, ten in a turn',
      (server) => {
        for (let turn = 0; turn < 5; turn++) server.turn(...Array<number>(10).fill(300))
      },
    ],
  ]
  it.each(lasting)('%s', (_what, make) => {
    const server = openServer()
    make(server)
    expect(server.worst()).toBeGreaterThan(guestsWaitMs)
  })

  it('and is forgotten within seconds of its end', () => {
    const server = openServer()
    server.idle(60_000, 1_000)
    expect(server.worst()).toBeGreaterThan(990)
    server.idle(5_000)
    server.worst()
    expect(server.worst()).toBeLessThan(10)
  })
})

it('R-117 an event loop that is busy is a wait, and one that waits for nothing is none', async () => {
  const meter = openWaitMeter(() => 0)
  const start = performance.now()
  // As each call of a turn asks.
  while (performance.now() - start < 1_500) meter.waitMs()
  expect(meter.waitMs()).toBeGreaterThan(400)
  await eventually(() => expect(meter.waitMs()).toBeLessThan(50))
  meter.stop()
})

it('R-117 an event loop that stood still once is no wait', () => {
  const meter = openWaitMeter(() => 0)
  const start = performance.now()
  while (performance.now() - start < 1_500);
  expect(meter.waitMs()).toBeLessThan(50)
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
