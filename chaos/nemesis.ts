/** What goes wrong, and when: drawn from the seed, spread evenly over the calls that are answered. */
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

/** After these, what was under way is gone for good; the others only make it late. */
export const kills: readonly Evil[] = ['kill server', 'kill postgres', 'terminate backends', 'cut']

export type NemesisCounts = Partial<Record<Evil, number>>

export type NemesisOptions = {
  /** Each in turn, in an order of the seed's. */
  evils: readonly Evil[]
  blows: number
  /** So many answers lie between two blows. */
  every: number
  answers: () => number
  tell: (text: string) => void
}

export function startNemesis(cluster: Cluster, chance: Chance, options: NemesisOptions) {
  const { blows, every, answers, tell } = options
  const counts: NemesisCounts = {}
  /** From a blow at the database until somebody is answered again. */
  const recoveriesMs: number[] = []
  let isStopping = false

  /** Mostly as long as a pause for garbage, and now and then as long as a machine that is moved. */
  const freezeMs = () => (chance.isHit(0.1) ? 10_000 : 500 + chance.below(2_000))

  async function strike(evil: Evil): Promise<void> {
    const index = chance.below(cluster.urls.length)
    if (evil === 'kill server') cluster.servers.kill(index)
    else if (evil === 'kill postgres') await cluster.killPostgres()
    else if (evil === 'terminate backends') await cluster.terminateBackends()
    else if (evil === 'cut') cluster.proxy.cut()
    else if (evil === 'freeze server') await cluster.servers.freeze(index, freezeMs())
    else {
      cluster.proxy.stall(true)
      await pause(200 + chance.below(1_000))
      // What was answered meanwhile is lost with the connection: committed, and nobody heard.
      cluster.proxy.cut()
      cluster.proxy.stall(false)
    }
  }

  async function waitForAnswers(count: number): Promise<void> {
    while (answers() < count && !isStopping) await pause(10)
  }

  const finished = (async () => {
    let bag: Evil[] = []
    for (let blow = 0; blow < blows && !isStopping; blow += 1) {
      await waitForAnswers(answers() + every)
      if (bag.length === 0) bag = chance.shuffle(options.evils)
      const evil = bag.pop() as Evil
      tell(evil)
      const start = performance.now()
      await strike(evil)
      counts[evil] = (counts[evil] ?? 0) + 1
      if (evil !== 'kill postgres') continue
      await waitForAnswers(answers() + 1)
      recoveriesMs.push(performance.now() - start)
    }
  })()

  return {
    counts,
    recoveriesMs,
    finished,
    async stop(): Promise<void> {
      isStopping = true
      await finished
    },
  }
}
