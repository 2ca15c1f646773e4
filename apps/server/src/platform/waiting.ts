import type { Pool } from 'pg'

/** What calls queue in before the database works for them. */
export type Queue = {
  /** How long the first in it has waited by now, in milliseconds of `performance.now()`. */
  waitedMs: (now: number) => number
}

const queues = new WeakMap<Pool, Queue[]>()

/** Has whoever asks about this pool told of the queue too. */
export function countQueue<Q extends Queue>(pool: Pool, queue: Q): Q {
  queues.set(pool, [...(queues.get(pool) ?? []), queue])
  return queue
}

/** How long the first in any queue for this pool has waited. */
export function longestWaitMs(pool: Pool, now: number): number {
  let longest = 0
  for (const queue of queues.get(pool) ?? []) longest = Math.max(longest, queue.waitedMs(now))
  return longest
}
