/** Players whose play ends at an instant of the database's clock: nothing is taken after it, nothing refused before. */
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import type { Chance } from '../conformance/chance.ts'
import type { Player } from '../conformance/target.ts'
import type { Cluster } from './cluster.ts'
import type { Driver } from './driver.ts'

/** A bet near a closing, and what the clock said before it was sent and after its answer, in seconds. */
export type NearClosing = { txId: string; closesAt: number; before: number; after: number }

const openSeconds = 0.5
const longSeconds = 3_600

export function startClosings(
  cluster: Cluster,
  driver: Driver,
  chance: Chance,
  { player, index, seed }: { player: Player; index: number; seed: number },
) {
  const bets: NearClosing[] = []
  let isStopping = false
  let client: pg.Client | undefined
  let lastId = 0

  /** Asked until the database is there to answer. */
  async function ask(text: string, values: unknown[] = []): Promise<number> {
    while (true) {
      try {
        client ??= await cluster.openDirect()
        const { rows } = await client.query<{ at: number }>(text, values)
        return rows[0]?.at ?? Number.NaN
      } catch {
        client?.end().catch(() => {})
        client = undefined
        await pause(100)
      }
    }
  }

  const clock = () => ask('select extract(epoch from clock_timestamp())::float8 as at')
  const closeIn = (seconds: number) =>
    ask(
      `update vendor_session set expires_at = clock_timestamp() + make_interval(secs => $2)
       where member_id = $1 returning extract(epoch from expires_at)::float8 as at`,
      [player.playerId, seconds],
    )

  async function bet(closesAt: number): Promise<NearClosing> {
    const txId = `${seed}-closing-${++lastId}`
    const before = await clock()
    await driver.deliver({ txId, name: 'bet', player: index, roundId: `${txId}-round`, amount: 100n }, chance)
    const near = { txId, closesAt, before, after: await clock() }
    bets.push(near)
    return near
  }

  const running = (async () => {
    while (!isStopping) {
      const closesAt = await closeIn(openSeconds)
      while ((await bet(closesAt)).before < closesAt) await pause(20)
      await bet(await closeIn(longSeconds))
    }
  })()

  return {
    bets,
    failed: running.then(() => new Promise<never>(() => {})),
    async stop(): Promise<void> {
      isStopping = true
      await running
      await client?.end()
    },
  }
}
