/** `npm run chaos [-- --seed 7 --answers 20000 --blows 60 …]`, or `-- --mutants` to see that it has teeth. */
import { parseArgs } from 'node:util'
import { mutants } from './mutants.ts'
import { evils } from './nemesis.ts'
import { type ChaosOptions, runChaos } from './run.ts'
import { tryMutants } from './try-mutants.ts'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Math.floor(Date.now() / 1_000) % 1_000_000) },
    answers: { type: 'string', default: '20000' },
    blows: { type: 'string', default: '30' },
    wallets: { type: 'string', default: '60' },
    hot: { type: 'string', default: '20' },
    workers: { type: 'string', default: '24' },
    mutants: { type: 'boolean', default: false },
    /** Of the mutants, those whose name begins with this number. */
    mutant: { type: 'string' },
  },
})

// Through `exit`, where everything that was started is ended.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

const seed = Number(values.seed)
const start = Date.now()
const tell = (text: string) =>
  console.log(`${((Date.now() - start) / 1_000).toFixed(1).padStart(7)} s  ${text}`)
console.log(`seed ${seed}`)

if (values.mutants || values.mutant !== undefined) {
  const chosen = mutants.filter(
    ({ name }) => values.mutant === undefined || name.startsWith(`${values.mutant} `),
  )
  const survivors = await tryMutants(chosen, seed, tell)
  console.log(
    survivors.length === 0
      ? `all ${chosen.length} mutants were caught`
      : `not caught: ${survivors.join(', ')}; replay with --seed ${seed}`,
  )
  process.exit(survivors.length === 0 ? 0 : 1)
}

const options: ChaosOptions = {
  seed,
  answers: Number(values.answers),
  blows: Number(values.blows),
  evils,
  wallets: Number(values.wallets),
  hot: Number(values.hot),
  workers: Number(values.workers),
  tell,
}
const result = await runChaos(options)
for (const { invariant, count, example } of result.violations)
  console.log(`✗ ${invariant}: ${count}, such as ${example}`)
const kills = Object.values(result.nemesis).reduce((sum, count) => sum + count, 0)
const { violations, ...figures } = result
console.log(
  JSON.stringify({
    seed,
    kills,
    seconds: Math.round((Date.now() - start) / 1_000),
    ...figures,
    violations: violations.length,
  }),
)
console.log(
  violations.length === 0 ? 'every invariant holds' : `not everything holds: replay with --seed ${seed}`,
)
process.exit(violations.length === 0 ? 0 : 1)
