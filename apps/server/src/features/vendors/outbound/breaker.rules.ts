/** Whether a vendor that fails is still asked: after two failures in a row no more, for a while. */

export type Breaker = {
  failures: number
  /** While this lies ahead, nobody is asked. */
  openUntil: number
}

export const closedBreaker: Breaker = { failures: 0, openUntil: 0 }

/** With calls that wait two seconds at most, two in a row open the breaker before five have passed. */
const failuresToOpen = 2
const openMs = 5_000

export function mayCall(breaker: Breaker, now: number): boolean {
  return now >= breaker.openUntil
}

/** One call is let through once the time is over; until it is known how that went, nobody else is. */
export function afterAsking(breaker: Breaker, now: number): Breaker {
  return breaker.failures >= failuresToOpen ? { ...breaker, openUntil: now + openMs } : breaker
}

export function afterFailure(breaker: Breaker, now: number): Breaker {
  const failures = breaker.failures + 1
  return { failures, openUntil: failures >= failuresToOpen ? now + openMs : breaker.openUntil }
}
