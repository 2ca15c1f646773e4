/** The server's clock, as far as it is known: a device's own may be minutes off. */

/** The header of an answer knows whole seconds, and an answer takes a while. */
const closeEnoughMs = 3_000
/** An answer is older than its reading by its way here, so of two that nearly agree the later one is right. */
const travelMs = 1_000

let off: number | null = null
/** What has to be added to the page's own count of time, once an answer has said the time exactly. */
let ahead: number | null = null

/** By the header of an answer. The first tells; later ones would let the time jump. */
export function noteServerTime(date: string | null): void {
  if (off !== null || date === null) return
  const found = Date.parse(date) - Date.now()
  off = Math.abs(found) > closeEnoughMs ? found : 0
}

/** By an answer that says the time to the millisecond. */
export function hearServerTime(now: string): void {
  const heard = Date.parse(now) - performance.now()
  if (ahead === null || heard > ahead || ahead - heard > travelMs) ahead = heard
}

export const serverNow = (): number => (ahead === null ? Date.now() + (off ?? 0) : performance.now() + ahead)
