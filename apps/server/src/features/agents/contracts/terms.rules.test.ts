import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findFault, findUnmatched, highestRate, type Terms, type Tier } from './terms.rules.ts'

const bounds = { tiersMax: 4, rateMin: 1, rateMax: 500 }
const tier = (changes: Partial<Tier> = {}): Tier => ({
  turnover: 1_000n,
  activeMembers: 3,
  loss: 0n,
  rate: 10,
  ...changes,
})

describe('AGT-6 terms are refused', () => {
  it.each([
    ['without a tier', [], { rule: 'tiers', tier: 0 }],
    [
      'with more tiers than the site allows',
      [1, 2, 3, 4, 5].map((rate) => tier({ rate })),
      { rule: 'tiers', tier: 5 },
    ],
    ['below the least rate', [tier({ rate: 0 })], { rule: 'rate', tier: 1 }],
    ['above the highest rate', [tier(), tier({ rate: 501 })], { rule: 'rate', tier: 2 }],
    ['when the rate does not rise', [tier(), tier()], { rule: 'rising', tier: 2 }],
    [
      'when a higher tier asks for fewer members',
      [tier(), tier({ rate: 11, activeMembers: 2 })],
      { rule: 'members', tier: 2 },
    ],
    ['when more has to be lost than bet', [tier({ loss: 1_001n })], { rule: 'loss', tier: 1 }],
  ])('%s', (_why, tiers, fault) => {
    expect(findFault({ tiers }, bounds)).toEqual(fault)
  })

  it('and those that hold every rule are not', () => {
    expect(findFault({ tiers: [tier(), tier({ rate: 11, loss: 1_000n })] }, bounds)).toBeNull()
  })
})

const tiers = fc
  .uniqueArray(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 6 })
  .chain((rates) =>
    fc.tuple(
      ...rates
        .toSorted((a, b) => a - b)
        .map((rate) =>
          fc.record({
            rate: fc.constant(rate),
            activeMembers: fc.constant(3),
            turnover: fc.bigInt({ min: 0n, max: 10n ** 12n }),
            loss: fc.constant(0n),
          }),
        ),
    ),
  )

it('R-100 an upline gives no more than their own contract carries: the same terms are carried, a higher rate is not', () => {
  fc.assert(
    fc.property(tiers, (list) => {
      const own: Terms = { tiers: list }
      expect(findUnmatched(own, own)).toBeNull()
      const above = { tiers: [tier({ turnover: 10n ** 13n, rate: highestRate(own) + 1 })] }
      expect(findUnmatched(above, own)).toBe(1)
    }),
  )
})

it('R-100 what is easier to reach than the upline’s own tier is not carried either, nor another plan of dividends', () => {
  const own = { tiers: [tier({ turnover: 500n, loss: 100n }), tier({ rate: 20, loss: 200n })] }
  expect(findUnmatched({ tiers: [tier({ turnover: 499n, loss: 100n })] }, own)).toBe(1)
  expect(findUnmatched({ tiers: [tier({ loss: 99n })] }, own)).toBe(1)
  expect(findUnmatched({ tiers: [tier({ loss: 100n }), tier({ rate: 20, loss: 199n })] }, own)).toBe(2)
  const plan = { mode: 'fixed', carryOver: 'none', periodsPerMonth: 2 } as const
  expect(findUnmatched({ ...own, plan }, { ...own, plan })).toBeNull()
  for (const change of [{ mode: 'floating' }, { carryOver: 'permanent' }, { periodsPerMonth: 1 }] as const) {
    expect(findUnmatched({ ...own, plan: { ...plan, ...change } }, { ...own, plan })).toBe(1)
  }
})
