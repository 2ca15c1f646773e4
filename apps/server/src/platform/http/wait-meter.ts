/** How long calls wait at present: for their turn of the event loop, for a connection, for their batch. */

/** So far back the meter remembers, so that one slow moment turns nobody away and a lasting one does. */
const memoryMs = 1_000

/** How often the event loop is asked whether it is late. */
export const tickMs = 20

/** A process that stood still for longer between two looks has stood still for so long: it was one moment. */
const stillMs = 100

export type WaitMeter = { waitMs: () => number; stop: () => void }

export function openWaitMeter(waitedInQueues: (now: number) => number): WaitMeter {
  const { look, tick } = makeWaitMean(waitedInQueues, () => performance.now())
  const timer = setInterval(tick, tickMs).unref()
  return { waitMs: look, stop: () => clearInterval(timer) }
}

/** The mean of what was seen lately; the longer something was seen, the more it counts. */
export function makeWaitMean(waitedInQueues: (now: number) => number, clock: () => number) {
  let mean = 0
  let lookedAt = clock()
  let dueAt = lookedAt + tickMs
  /** How much of this turn of the event loop does not count. */
  let stoodMs = 0

  function look(): number {
    const now = clock()
    const gap = Math.min(now - lookedAt, stillMs)
    stoodMs += now - lookedAt - gap
    lookedAt = now
    // What came meanwhile has waited as long, and is answered in this turn.
    const counted = now - stoodMs
    const seen = Math.max(counted - dueAt, waitedInQueues(counted), 0)
    mean += (seen - mean) * (1 - Math.exp(-gap / memoryMs))
    return mean
  }

  return {
    look,
    /** The event loop has its next turn. */
    tick(): void {
      look()
      stoodMs = 0
      dueAt = lookedAt + tickMs
    },
  }
}
