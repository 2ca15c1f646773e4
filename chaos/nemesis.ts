/** What goes wrong, and when: drawn from the seed, one after the other, with time to recover in between. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Chance } from '../conformance/chance.ts'
import type { Cluster } from './cluster.ts'

export const evils = [
  'kill server',
  'kill postgres',
  'terminate backends',
  'cut',
  'stall',
  'freeze server',
] as const
export type Evil = (typeof evils)[number]

export type NemesisCounts = Record<Evil, number>

export function startNemesis(
  cluster: Cluster,
  chance: Chance,
  { pauseMs, tell }: { pauseMs: number; tell: (text: string) => void },
) {
  const counts = Object.fromEntries(evils.map((evil) => [evil, 0])) as NemesisCounts
  const stopping = new AbortController()

  async function strike(evil: Evil): Promise<void> {
    const index = chance.below(cluster.urls.length)
    if (evil === 'kill server') cluster.killServer(index)
    else if (evil === 'kill postgres') await cluster.killPostgres()
    else if (evil === 'terminate backends') await cluster.terminateBackends().catch(() => 0)
    else if (evil === 'cut') cluster.proxy.cut()
    else if (evil === 'freeze server') await cluster.freezeServer(index, 500 + chance.below(3_000))
    else {
      cluster.proxy.stall(true)
      await pause(200 + chance.below(2_000))
      // What was answered meanwhile is lost with the connection: committed, and nobody heard.
      cluster.proxy.cut()
      cluster.proxy.stall(false)
    }
  }

  const rest = () =>
    pause(pauseMs / 2 + chance.below(pauseMs), undefined, { signal: stopping.signal }).catch(() => {})

  const running = (async () => {
    await rest()
    while (!stopping.signal.aborted) {
      const evil = chance.pick(evils)
      tell(evil)
      await strike(evil)
      counts[evil] += 1
      await rest()
    }
  })()

  return {
    counts,
    async stop(): Promise<void> {
      stopping.abort()
      await running
    },
  }
}
