import { describe, expect, it } from 'vitest'
import { evils } from './nemesis.ts'
import { runChaos } from './run.ts'

describe('two servers and a database that are killed, cut, stalled and frozen', () => {
  it('R-22 R-23 R-24 R-25 R-26 R-28 lose nothing, double nothing and answer every call the same', {
    timeout: 1_800_000,
  }, async () => {
    // Another seed each day, so that days add up; it stands in the message of a failure.
    const seed = Number(process.env.CHAOS_SEED ?? Math.floor(Date.now() / 86_400_000))
    const result = await runChaos({
      seed,
      answers: 8_000,
      blows: 2 * evils.length,
      evils,
      wallets: 40,
      hot: 10,
      workers: 16,
      tell: () => {},
    })
    expect(result.violations, `npm run chaos -- --seed ${seed}`).toEqual([])
    expect(result.nemesis).toEqual(Object.fromEntries(evils.map((evil) => [evil, 2])))
  })
})
