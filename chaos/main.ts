/** `npm run chaos [-- --seed 7 --minutes 2 --calls 200000 --wallets 60 …]` */
import { parseArgs } from 'node:util'
import { mutantNames } from './mutants.ts'
import { runChaos } from './run.ts'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Math.floor(Date.now() / 1_000) % 1_000_000) },
    minutes: { type: 'string', default: '2' },
    calls: { type: 'string', default: '0' },
    wallets: { type: 'string', default: '60' },
    hot: { type: 'string', default: '20' },
    workers: { type: 'string', default: '24' },
    'pause-ms': { type: 'string', default: '4000' },
    mutant: { type: 'string' },
  },
})

const mutant = mutantNames.find((name) => name === values.mutant)
if (values.mutant !== undefined && mutant === undefined) {
  console.error(`There is no mutant "${values.mutant}"; there are ${mutantNames.join(', ')}.`)
  process.exit(1)
}
const seed = Number(values.seed)
const start = Date.now()
console.log(`seed ${seed}`)
const result = await runChaos({
  seed,
  seconds: Number(values.minutes) * 60,
  calls: Number(values.calls),
  wallets: Number(values.wallets),
  hot: Number(values.hot),
  workers: Number(values.workers),
  pauseMs: Number(values['pause-ms']),
  mutant,
  tell: (text) => console.log(`${((Date.now() - start) / 1_000).toFixed(1).padStart(7)} s  ${text}`),
})

for (const { invariant, count, example } of result.violations)
  console.log(`✗ ${invariant}: ${count}, such as ${example}`)
const kills = Object.values(result.nemesis).reduce((sum, count) => sum + count, 0)
const { violations, ...figures } = result
console.log(JSON.stringify({ seed, kills, ...figures, violations: violations.length }))
console.log(
  violations.length === 0 ? 'every invariant holds' : `not everything holds: replay with --seed ${seed}`,
)
process.exit(violations.length === 0 ? 0 : 1)
