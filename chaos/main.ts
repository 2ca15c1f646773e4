/**
 * Breaks the wallet and asks where every peso is; every run prints the seed that repeats it.
 *
 *   npm run chaos                                  two servers and a database, killed and cut (layer 2)
 *   npm run chaos -- --answers 200000 --blows 240  the long run
 *   npm run chaos -- --layer 1 --seeds 20          one process, one seed, one history (layer 1)
 *   npm run chaos -- --sequences 100000            shuffled rounds against a plain model
 *   npm run chaos -- --mutants                     fails unless every mutant is caught
 *   npm run chaos -- --proofs                      the large tests of `npm test` at full size (tools/chaos.mjs)
 */
import { parseArgs } from 'node:util'
import { mutants } from './mutants.ts'
import { evils, kills } from './nemesis.ts'
import { runChaos } from './run.ts'
import { runSequences } from './simulation/sequences.ts'
import { simulate } from './simulation/simulate.ts'
import { openStore } from './simulation/store.ts'
import { tryMutants } from './try-mutants.ts'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Math.floor(Date.now() / 1_000) % 1_000_000) },
    layer: { type: 'string', default: '2' },
    answers: { type: 'string', default: '20000' },
    blows: { type: 'string', default: '30' },
    wallets: { type: 'string', default: '60' },
    hot: { type: 'string', default: '20' },
    workers: { type: 'string', default: '24' },
    seeds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '1000' },
    sequences: { type: 'string' },
    mutants: { type: 'boolean', default: false },
    /** Of the mutants, those whose names begin with these numbers. */
    only: { type: 'string' },
  },
})

// Through `exit`, where everything that was started is ended.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

const seed = Number(values.seed)
const start = Date.now()
const seconds = () => (Date.now() - start) / 1_000
const tell = (text: string) => console.log(`${seconds().toFixed(1).padStart(7)} s  ${text}`)
console.log(`seed ${seed}`)

if (values.mutants) await mutantsCaught()
else if (values.sequences !== undefined) await sequencesHold(Number(values.sequences))
else if (values.layer === '1') await simulationsHold()
else await chaosHolds()

async function mutantsCaught(): Promise<never> {
  const only = values.only?.split(',')
  const chosen = mutants.filter(({ name }) => !only || only.includes(name.split(' ')[0] ?? ''))
  const survivors = await tryMutants(chosen, seed, tell)
  console.log(JSON.stringify({ seed, seconds: Math.round(seconds()), mutants: chosen.length, survivors }))
  return end(survivors.length === 0, `all ${chosen.length} mutants were caught`)
}

async function sequencesHold(sequences: number): Promise<never> {
  const store = await openStore()
  const result = await runSequences(store, { seed, sequences })
  await store.close()
  for (const violation of result.violations) console.log(`✗ ${violation}`)
  console.log(JSON.stringify({ seed, seconds: Math.round(seconds()), ...result }))
  return end(result.violations.length === 0, 'every answer is the one the model gives')
}

async function simulationsHold(): Promise<never> {
  const store = await openStore()
  let isSound = true
  for (let index = 0; index < Number(values.seeds); index += 1) {
    const result = await simulate(store, { seed: seed + index, rounds: Number(values.rounds) })
    for (const violation of result.violations) console.log(`✗ ${violation}`)
    tell(JSON.stringify({ seed: seed + index, ...result, violations: result.violations.length }))
    isSound &&= result.violations.length === 0
  }
  await store.close()
  return end(isSound, 'every history is the one the model gives')
}

async function chaosHolds(): Promise<never> {
  const { violations, ...figures } = await runChaos({
    seed,
    answers: Number(values.answers),
    blows: Number(values.blows),
    evils,
    wallets: Number(values.wallets),
    hot: Number(values.hot),
    workers: Number(values.workers),
    tell,
  })
  for (const { invariant, count, example } of violations)
    console.log(`✗ ${invariant}: ${count}, such as ${example}`)
  const killed = kills.reduce((sum, evil) => sum + (figures.nemesis[evil] ?? 0), 0)
  console.log(
    JSON.stringify({
      seed,
      seconds: Math.round(seconds()),
      kills: killed,
      ...figures,
      violations: violations.length,
    }),
  )
  return end(violations.length === 0, 'every invariant holds')
}

function end(isSound: boolean, text: string): never {
  console.log(isSound ? text : `not everything holds: repeat it with --seed ${seed}`)
  process.exit(isSound ? 0 : 1)
}
