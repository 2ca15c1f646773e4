/** A call that has not answered by then makes the connection count as slow. */
export const slowAfterMs = 8_000

export type Connection = 'good' | 'slow' | 'offline'

export function connectionOf(seen: {
  isOnline: boolean
  /** What the browser measured, where it tells: `slow-2g`, `2g`, `3g`, `4g`. */
  effectiveType: string | undefined
  /** How long the oldest unanswered call has been waiting. */
  waitingMs: number
}): Connection {
  if (!seen.isOnline) return 'offline'
  if (seen.effectiveType === '2g' || seen.effectiveType === 'slow-2g') return 'slow'
  return seen.waitingMs >= slowAfterMs ? 'slow' : 'good'
}
