import type { StreamedEvent } from '@perya/event-stream/writer'
import { expect, it, onTestFinished } from 'vitest'
import type { Db } from '#platform/db.ts'
import type { LiveNews, LiveTopic } from '#platform/live-topic.ts'
import { openLog } from '#platform/log.ts'
import { openLiveStreams } from './live-events.ts'

/** A database that can be away, and what it tells. */
function openWorld() {
  const listeners = new Map<string, { onMessage: (text: string) => void; onReconnect?: () => void }>()
  const now = { version: 1n, isAway: false }
  const read = <T>(state: T) => (now.isAway ? Promise.reject(new Error('away')) : Promise.resolve(state))
  const balance: LiveTopic = {
    event: 'balance',
    channel: 'balance',
    read: (_db, ids) =>
      read(ids.map((memberId) => ({ memberId, version: now.version, data: String(now.version) }))),
  }
  const draws: LiveNews = {
    event: 'draws',
    channel: 'draws',
    read: () => read({ drawn: String(now.version) }),
  }
  const streams = openLiveStreams(
    {
      db: {} as Db,
      log: openLog('silent', { write() {} }),
      notifications: {
        on(channel, onMessage, onReconnect) {
          listeners.set(channel, { onMessage, ...(onReconnect ? { onReconnect } : {}) })
          return () => listeners.delete(channel)
        },
        close: async () => {},
      },
    },
    [balance],
    [draws],
  )
  onTestFinished(() => streams.close())
  return { now, streams, heard: (channel: string) => listeners.get(channel) }
}

const newest = (events: StreamedEvent[], name: string) =>
  events.findLast((event) => event.name === name)?.data

it.each([
  [
    'a change that could not be read',
    (world: ReturnType<typeof openWorld>) => {
      world.heard('balance')?.onMessage('7')
      world.heard('draws')?.onMessage('ssc-1')
    },
  ],
  [
    'everything after our listening was cut',
    (world: ReturnType<typeof openWorld>) => {
      world.heard('balance')?.onReconnect?.()
      world.heard('draws')?.onReconnect?.()
    },
  ],
])('an open app gets %s as soon as the database is back, with nothing more told', async (_what, tell) => {
  const world = openWorld()
  const events: StreamedEvent[] = []
  await world.streams.watch(7n, { seen: 0n, send: (event) => events.push(event), end() {} })
  expect(newest(events, 'balance')).toBe('"1"')

  world.now.version = 2n
  world.now.isAway = true
  tell(world)
  // Long enough for the reads to have failed.
  await new Promise((done) => setImmediate(done))
  world.now.isAway = false
  await expect.poll(() => newest(events, 'balance'), { timeout: 10_000 }).toBe('"2"')
  await expect.poll(() => newest(events, 'draws'), { timeout: 10_000 }).toBe('{"drawn":"2"}')
})
