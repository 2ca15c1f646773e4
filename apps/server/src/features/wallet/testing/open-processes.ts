import { openPool, type Pool } from '#platform/db.ts'

export type Processes = { pools: readonly Pool[]; close: () => Promise<void> }

/** Pools as several servers have them: they share only the database, and each has its own batches and lanes. */
export function openProcesses(url: string, count: number): Processes {
  const pools = Array.from({ length: count }, () => openPool(url, 2))
  return {
    pools,
    async close() {
      await Promise.all(pools.map((pool) => pool.end()))
    },
  }
}
