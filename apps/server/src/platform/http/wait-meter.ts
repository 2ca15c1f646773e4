/** How long calls wait at present: for their turn of the event loop, for a connection, for their batch. */

/** So far back the meter remembers, so that one slow moment turns nobody away and a lasting one does. */
const memoryMs = 1_000

/** How often the event loop is asked whether it is late. */
const tickMs = 20

export type WaitMeter = { waitMs: () => number; stop: () => void }

export function openWaitMeter(waitedInQueues: (now: number) => number): WaitMeter {
  let dueAt = performance.now() + tickMs
  const smooth = makeSmoothed(
    (now) => Math.max(now - dueAt, waitedInQueues(now), 0),
    () => performance.now(),
  )
  const timer = setInterval(() => {
    smooth()
    dueAt = performance.now() + tickMs
  }, tickMs).unref()
  return { waitMs: smooth, stop: () => clearInterval(timer) }
}

/** The mean of what was seen lately; the longer something was seen, the more it counts. */
export function makeSmoothed(seenAt: (now: number) => number, clock: () => number): () => number {
  let mean = 0
  let lookedAt = clock()
  return () => {
    const now = clock()
    mean += (seenAt(now) - mean) * (1 - Math.exp((lookedAt - now) / memoryMs))
    lookedAt = now
    return mean
  }
}
