/** Where flights are flown and watched: a turn of it moves on what the clock has made due, and tells who watches. */
import { setTimeout as pause } from 'node:timers/promises'
import type { FlightEvent } from '@perya/studio-contract'
import type { Session } from '../session.store.ts'
import type { Studio } from '../studio.ts'
import { findLastFlight } from './flight.store.ts'
import { endOf, letLeave, openFlight, pace, payResults } from './fly.ts'
import { openSky } from './sky.ts'

export type Watcher = {
  readonly session: Session
  /** What the watcher's device made up for this watch. */
  readonly salt: string
  readonly send: (event: FlightEvent) => void
  readonly end: () => void
}

export type Deck = {
  /** Tells a watcher everything now and whatever changes, until the answer is called. */
  readonly watch: (watcher: Watcher) => () => void
  /** Looks whether there is something to fly. */
  readonly wake: () => void
  readonly turn: () => Promise<void>
  readonly close: () => Promise<void>
}

/** How often a flight is looked at between the moments that are known in advance. */
const lookEveryMs = 100
const afterFaultMs = 500
/** More windows than this of one player watch in vain. */
const mostWindows = 4

export function openDeck(studio: Studio): Deck {
  const { db, log } = studio
  const sky = openSky(studio)
  /** By watcher, when it came and what it was told last. */
  const watchers = new Map<Watcher, { since: number; told: string }>()
  const paying = new Set<Promise<void>>()
  let flying: Promise<void> | undefined
  let isClosed = false

  function pay(ids: readonly string[]) {
    if (ids.length === 0) return
    const payment = payResults(studio, ids)
      .catch((error: Error) => log.warn({ err: error }, 'results of a flight'))
      .finally(() => paying.delete(payment))
    paying.add(payment)
  }

  /** Moves the flight on; answers how long nothing can happen, or null when nobody needs it. */
  async function move(): Promise<number | null> {
    const flight = await findLastFlight(db)
    const newest = [...watchers].at(-1)
    if (!flight || flight.endedAt !== null) {
      if (!newest) return null
      const wait = flight?.endedAt == null ? 0 : flight.endedAt + pace.pauseMs - flight.now
      if (wait > 0) return wait
      const [{ salt }, { since }] = newest
      const ageMs = performance.now() - since
      const { isSaltTooOld } = await openFlight(studio, { text: salt, ageMs })
      // They come back at once, with what they make up now.
      if (isSaltTooOld) for (const watcher of watchers.keys()) watcher.end()
      return 0
    }
    const { now, closesAt, takesOffAt } = flight
    if (now < closesAt) return closesAt - now
    if (now < takesOffAt) return takesOffAt - now
    pay(await letLeave(studio, flight))
    return takesOffAt + endOf(studio, flight).endMs - now
  }

  async function tell(): Promise<void> {
    if (watchers.size === 0) return
    await sky.read()
    for (const [watcher, { since, told }] of watchers) {
      const event = await sky.showTo(watcher.session)
      const text = JSON.stringify({ ...event, now: 0 })
      if (text === told || !watchers.has(watcher)) continue
      watchers.set(watcher, { since, told: text })
      watcher.send(event)
    }
  }

  async function turn(): Promise<number | null> {
    const wait = await move()
    await tell()
    return wait
  }

  async function fly(): Promise<void> {
    while (!isClosed) {
      const wait = await turn().catch((error: Error) => {
        log.warn({ err: error }, 'a flight waits')
        return afterFaultMs
      })
      if (wait === null) return
      if (!isClosed) await pause(Math.min(Math.max(wait, 1), lookEveryMs))
    }
  }

  function wake(): void {
    if (isClosed || flying) return
    flying = fly().finally(() => {
      flying = undefined
      // Somebody may have come between the last look and here.
      if (watchers.size > 0) wake()
    })
  }

  return {
    wake,
    async turn() {
      await turn()
      await Promise.all(paying)
    },
    watch(watcher) {
      const { brand, playerId } = watcher.session
      const others = [...watchers.keys()].filter(
        ({ session }) => session.brand === brand && session.playerId === playerId,
      )
      if (others.length >= mostWindows) others[0]?.end()
      watchers.set(watcher, { since: performance.now(), told: '' })
      wake()
      return () => {
        watchers.delete(watcher)
      }
    },
    async close() {
      isClosed = true
      for (const watcher of watchers.keys()) watcher.end()
      await flying
      await Promise.all(paying)
    },
  }
}
