/** The illustrative jackpot: one figure for everybody at a merchant at the same moment, in whole pesos. */

const startLeast = 70_000_000
const startSpan = 60_000_001
const growthLeast = 100
const growthSpan = 401
const pauses = [3_000, 4_000, 5_000] as const
const growsWithinMs = 5_000

export type JackpotPlace = { merchant: string; timeZone: string }

/** What it stands at, and when that changes. Times are milliseconds since 1970. */
export type Jackpot = { pesos: number; changesAt: number }

/**
 * Begins each day of the merchant anew from 70 to 130 million, then grows by 100 to 500 every 3, 4 or 5 seconds. All of
 * it follows from the merchant, the day and the time.
 */
export function jackpotAt({ merchant, timeZone }: JackpotPlace, now: number): Jackpot {
  const midnight = midnightBefore(now, timeZone)
  const chance = chancesOf(`${merchant} ${midnight}`)
  let pesos = startLeast + Math.floor(chance() * startSpan)
  let at = midnight
  for (;;) {
    const growsAt = at + (pauses[Math.floor(chance() * pauses.length)] ?? growsWithinMs)
    if (growsAt > now) return { pesos, changesAt: untilMidnight(growsAt, midnight, timeZone) }
    pesos += growthLeast + Math.floor(chance() * growthSpan)
    at = growsAt
  }
}

/** The next day begins at its midnight, also for a figure that would have grown a moment later. */
function untilMidnight(at: number, midnight: number, timeZone: string): number {
  const newest = midnightBefore(at, timeZone)
  return newest > midnight ? newest : at
}

/** When the day began at a place; on a day that sets its clocks, the hour that is missing or doubled is none of it. */
function midnightBefore(now: number, timeZone: string): number {
  const near = now - sinceMidnight(now, timeZone)
  const off = sinceMidnight(near, timeZone)
  return off < dayMs / 2 ? near - off : near + (dayMs - off)
}

const dayMs = 86_400_000
const clocks = new Map<string, Intl.DateTimeFormat>()

function sinceMidnight(at: number, timeZone: string): number {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', timeStyle: 'medium' })
  clocks.set(timeZone, clock)
  const [hours = 0, minutes = 0, seconds = 0] = clock.format(at).split(/\D+/).map(Number)
  return ((hours * 60 + minutes) * 60 + seconds) * 1_000 + (at % 1_000)
}

/** Numbers from 0 up to 1, the same for the same name: FNV-1a over the name, then mulberry32. */
function chancesOf(name: string): () => number {
  let state = 0x811c9dc5
  for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
