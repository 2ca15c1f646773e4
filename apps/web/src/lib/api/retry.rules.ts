import type { FailureCode } from './api-error.ts'

/** What the server refused it refuses again; a lost connection and a crowd pass. */
export const isWorthAnotherTry = ({ code }: { code: FailureCode }): boolean =>
  code === 'network.offline' || code === 'system.busy'

/**
 * Never before the server asked for it, and up to twice as late.
 *
 * @param failures tries that failed before this one
 * @param chance from 0 to 1, so that a thousand apps turned away together do not come back together
 */
export function msBeforeNextTry(retryAfter: number, failures: number, chance: number): number {
  const soonest = retryAfter > 0 ? retryAfter * 1_000 : 1_000 * 2 ** failures
  return Math.round(soonest * (1 + chance))
}
