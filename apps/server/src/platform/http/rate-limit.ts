import { addressGroup } from '../address-group.ts'

/** Counts calls by caller over the last 60 seconds: this minute's calls, and the last minute's in proportion. */
export type RateLimit = {
  /** 0 when the call may pass, else the seconds to wait. */
  take: (caller: string, now: number) => number
}

/** Who calls, for whoever is known by an address alone. */
export const callerAt = (ip: string) => addressGroup(ip)

const windowMs = 60_000

export function makeRateLimit(perMinute: number): RateLimit {
  let current = new Map<string, number>()
  let previous = new Map<string, number>()
  let startedAt = 0

  return {
    take(caller, now) {
      const age = now - startedAt
      if (age >= windowMs) {
        previous = age < 2 * windowMs ? current : new Map()
        current = new Map()
        startedAt = now - (now % windowMs)
      }
      const count = current.get(caller) ?? 0
      const elapsed = (now - startedAt) / windowMs
      if (count + (previous.get(caller) ?? 0) * (1 - elapsed) >= perMinute) {
        return Math.max(1, Math.ceil((1 - elapsed) * 60))
      }
      current.set(caller, count + 1)
      return 0
    },
  }
}
