import { afterAll, beforeAll, expect, it } from 'vitest'
import { applyMutant, mutants } from '../mutants.ts'
import { runSequences } from './sequences.ts'
import { simulate } from './simulate.ts'
import { openStore, type Store } from './store.ts'

let store: Store
beforeAll(async () => {
  store = await openStore()
})
afterAll(() => store.close())

/** Another one each day, so that days add up; it stands in the message of a failure. */
const seed = Number(process.env.CHAOS_SEED ?? Math.floor(Date.now() / 86_400_000))
const patience = { timeout: 600_000 }

it(
  'R-22 R-25 R-30 statements, answers and servers are lost, and one seed is one history',
  patience,
  async () => {
    const first = await simulate(store, { seed, rounds: 80 })
    expect(first.violations, `npm run chaos -- --layer 1 --seed ${seed} --rounds 80`).toEqual([])
    expect(await simulate(store, { seed, rounds: 80 })).toEqual(first)
  },
)

it('R-30 another seed is another history', patience, async () => {
  const [one, other] = [
    await simulate(store, { seed: seed + 1, rounds: 10 }),
    await simulate(store, { seed: seed + 2, rounds: 10 }),
  ]
  expect([one.violations, other.violations]).toEqual([[], []])
  expect(one.history).not.toBe(other.history)
})

it(
  'R-36 a round’s calls in any order, doubled or about others, end as a plain model says',
  patience,
  async () => {
    const result = await runSequences(store, { seed, sequences: 1_000 })
    expect(result.violations, `npm run chaos -- --sequences 1000 --seed ${seed}`).toEqual([])
    expect(result.calls).toBeGreaterThan(3_000)
  },
)

it.each(mutants)('R-29 the mutant "$name" still fits the wallet it breaks', async (mutant) => {
  const client = await store.owner.connect()
  try {
    await client.query('begin')
    await expect(applyMutant(client, mutant)).resolves.toBeUndefined()
  } finally {
    await client.query('rollback')
    client.release()
  }
})
