import { describe, expect, it } from 'vitest'
import { mutantNames } from './mutants.ts'
import { runChaos } from './run.ts'

const small = { calls: 0, wallets: 20, hot: 5, workers: 12, tell: () => {} }
const patience = { timeout: 600_000 }

describe('two servers and a database that are killed, cut and stalled', () => {
  it(
    'R-22 R-23 R-24 R-25 R-26 R-28 lose nothing, double nothing and answer every call the same',
    patience,
    async () => {
      const result = await runChaos({ ...small, seed: 20_261_115, seconds: 40, pauseMs: 3_000 })
      expect(result.violations).toEqual([])
      expect(result.transactions).toBeGreaterThan(20)
      expect(Object.values(result.nemesis).reduce((sum, count) => sum + count)).toBeGreaterThan(3)
    },
  )

  it.each(mutantNames)('R-29 would not hide a wallet with %s', patience, async (mutant) => {
    // Enough calls for the fault to meet its chance; nothing else needs to go wrong.
    const result = await runChaos({ ...small, seed: 7, seconds: 60, calls: 1_500, pauseMs: 10 ** 6, mutant })
    expect(result.violations).not.toEqual([])
  })
})
