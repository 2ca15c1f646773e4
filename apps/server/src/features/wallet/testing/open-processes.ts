import { openPool, type Pool } from '#platform/db.ts'

export type Processes = { pools: readonly Pool[]; close: () => Promise<void> }

/** Pools that share nothing but the database, as those of several servers: each has batches and lanes of its own. */
export function openProcesses(url: string, count: number): Processes {
  const pools = Array.from({ length: count }, () => openPool(url, 2))
  return {
    pools,
    async close() {
      await Promise.all(pools.map((pool) => pool.end()))
    },
  }
}
