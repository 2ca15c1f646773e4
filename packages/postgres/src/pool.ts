/** What the pools of server and studio have in common. */
import pg from 'pg'

// An int8 may exceed what a JavaScript number holds exactly, and most of ours are money.
// Set per pool, since the job queue shares the driver and counts with numbers.
const types = new pg.TypeOverrides()
types.setTypeParser(pg.types.builtins.INT8, BigInt)

/** `session` is said to each connection once, as it opens. */
export function configOf({ session = '', ...config }: pg.PoolConfig & { session?: string }): pg.PoolConfig {
  return {
    types,
    // Compiling a plan takes longer than our queries: with it a bet cost thirty times as much.
    onConnect: (client) => client.query(`set jit = off; ${session}`),
    ...config,
  }
}

/** A connection that breaks fails its query and is replaced; without listeners Node would exit. */
export function outliveConnections(pool: pg.Pool): void {
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
}
