import type { Pool } from 'pg'

/** What calls queue in before the database works for them. */
export type Queue = {
  /** How long the first in it has waited by now, in milliseconds of `performance.now()`. */
  waitedMs: (now: number) => number
}

const queues = new WeakMap<Pool, Queue[]>()

/**
 * Lets the wait in this queue turn other calls away.
 *
 * Only for queues in which a wait means that everybody waits: one that a single caller can fill turns no others away.
 */
export function countQueue<Q extends Queue>(pool: Pool, queue: Q): Q {
  queues.set(pool, [...(queues.get(pool) ?? []), queue])
  return queue
}

/** How long the first in any counted queue of this pool has waited. */
export function longestWaitMs(pool: Pool, now: number): number {
  let longest = 0
  for (const queue of queues.get(pool) ?? []) longest = Math.max(longest, queue.waitedMs(now))
  return longest
}
