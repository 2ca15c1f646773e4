/**
 * Tells members' open apps what changed for them, on every node, as soon as it commits.
 *
 * An event holds the whole of what it is about, so the newest makes up for any that was missed: after a reconnect,
 * of the app or of our own listening, whoever has an older one simply gets the current one.
 */

import type { StreamedEvent } from '@perya/event-stream/writer'
import type { Context } from '#platform/context.ts'
import type { Close } from '#platform/feature.ts'
import type { LiveNews, LiveState, LiveTopic } from '#platform/live-topic.ts'
import { openWorker } from '#platform/worker.ts'

/** Apps of one member that may listen at one node. */
const watchersMax = 5

/** Members whose state is read at once. */
const readMax = 1_000

/** Where the identity feature tells whose sessions have ended. */
const sessionChannel = 'session'

type Watcher = {
  /** The newest version this app has. */
  seen: bigint
  send: (event: StreamedEvent) => void
  /** The member's sessions changed; an app whose session lives on comes back. */
  end: () => void
}

type Listed = Watcher & { told: Map<string, string> }

export type LiveStreams = {
  /** Tells now what is newer than `seen`, then every change; `null` when too many watch already. */
  watch: (memberId: bigint, watcher: Watcher) => Promise<(() => void) | null>
  count: () => number
  close: () => Promise<void>
}

export function openLiveStreams(
  ctx: Pick<Context, 'db' | 'log' | 'notifications'>,
  topics: readonly LiveTopic[],
  news: readonly LiveNews[] = [],
): LiveStreams {
  const watchers = new Map<bigint, Set<Listed>>()

  function tell(watcher: Listed, { event: name }: LiveTopic, { version, data }: LiveState): void {
    const text = JSON.stringify(data)
    if (version === undefined ? watcher.told.get(name) === text : version <= watcher.seen) return
    if (version !== undefined) watcher.seen = version
    watcher.told.set(name, text)
    watcher.send({ name, id: version, data: text })
  }

  /** Listens to one topic, and reads all that changed in one query; what changes meanwhile waits for the next. */
  function follow(topic: LiveTopic): Close {
    const changed = new Set<bigint>()
    const reader = openWorker(ctx, topic.event, async () => {
      while (changed.size > 0) {
        const memberIds = [...changed].slice(0, readMax)
        for (const memberId of memberIds) changed.delete(memberId)
        const states = await topic.read(ctx.db, memberIds).catch((error: Error) => {
          for (const memberId of memberIds) changed.add(memberId)
          throw error
        })
        for (const state of states) {
          for (const watcher of watchers.get(state.memberId) ?? []) tell(watcher, topic, state)
        }
      }
    })
    const unhear = ctx.notifications.on(
      topic.channel,
      (payload) => {
        for (const text of payload.split(',')) {
          const memberId = BigInt(text)
          if (watchers.has(memberId)) changed.add(memberId)
        }
        if (changed.size > 0) reader.wake()
      },
      () => {
        for (const memberId of watchers.keys()) changed.add(memberId)
        reader.wake()
      },
    )
    return () => {
      unhear()
      return reader.stop()
    }
  }

  /** Listens to news, which is read once for everybody. */
  function followNews({ event: name, channel, read }: LiveNews): Close {
    const changed = new Set<string>()
    let isAll = false
    const reader = openWorker(ctx, name, async () => {
      while (watchers.size > 0 && (isAll || changed.size > 0)) {
        const asked = isAll ? null : [...changed]
        isAll = false
        changed.clear()
        const news = await read(ctx.db, asked).catch((error: Error) => {
          // Everything holds what was asked, and what nobody knows any more.
          isAll = true
          throw error
        })
        const data = JSON.stringify(news)
        for (const listed of watchers.values()) {
          for (const watcher of listed) watcher.send({ name, id: undefined, data })
        }
      }
    })
    const unhear = ctx.notifications.on(
      channel,
      (payload) => {
        if (watchers.size === 0) return
        for (const text of payload.split(',')) changed.add(text)
        reader.wake()
      },
      () => {
        isAll = watchers.size > 0
        reader.wake()
      },
    )
    return () => {
      unhear()
      return reader.stop()
    }
  }

  const stops = [...topics.map(follow), ...news.map(followNews)]
  const unhear = ctx.notifications.on(sessionChannel, (memberId) => {
    for (const watcher of [...(watchers.get(BigInt(memberId)) ?? [])]) watcher.end()
  })

  /** How everything is now; a change that was told meanwhile is newer than what is read here. */
  async function tellAll(memberId: bigint, watcher: Listed): Promise<void> {
    await Promise.all(
      topics.map(async (topic) => {
        for (const state of await topic.read(ctx.db, [memberId])) {
          if (state.version !== undefined || !watcher.told.has(topic.event)) tell(watcher, topic, state)
        }
      }),
    )
    for (const { event: name, read } of news) {
      watcher.send({ name, id: undefined, data: JSON.stringify(await read(ctx.db, null)) })
    }
  }

  return {
    async watch(memberId, watcher) {
      const others = watchers.get(memberId) ?? new Set()
      if (others.size >= watchersMax) return null
      // Listed before anything is read, so a change in between is told twice rather than never.
      const listed = { ...watcher, told: new Map() }
      others.add(listed)
      watchers.set(memberId, others)
      const unwatch = () => {
        others.delete(listed)
        if (others.size === 0 && watchers.get(memberId) === others) watchers.delete(memberId)
      }
      try {
        await tellAll(memberId, listed)
      } catch (error) {
        unwatch()
        throw error
      }
      return unwatch
    },
    count: () => [...watchers.values()].reduce((sum, set) => sum + set.size, 0),
    async close() {
      unhear()
      for (const watcher of [...watchers.values()].flatMap((set) => [...set])) watcher.end()
      watchers.clear()
      await Promise.all(stops.map((stop) => stop()))
    },
  }
}
