import { parseAmount } from '@perya/money'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Before,
  carriedIntoOf,
  carriedOutOf,
  dividendOf,
  salaryOf,
  type TeamFigures,
} from './earnings.rules.ts'
import { carryOvers, type DividendPlan, type Tier } from './terms.rules.ts'

const pesos = parseAmount
const tier = (turnover: string, activeMembers: number, loss: string, rate: number): Tier => ({
  turnover: pesos(turnover),
  activeMembers,
  loss: pesos(loss),
  rate,
})
const ladder = [
  tier('300000', 3, '10000', 300),
  tier('500000', 3, '30000', 500),
  tier('1000000', 3, '50000', 1_000),
  tier('3000000', 3, '70000', 1_500),
]
const team = { turnover: pesos('800000'), activeMembers: 5, loss: pesos('25000') }
const plan = (changes: Partial<DividendPlan> = {}): DividendPlan => ({
  mode: 'fixed',
  carryOver: 'none',
  periodsPerMonth: 2,
  ...changes,
})
const fresh = { carriedIn: 0n, activeMin: 1 }

describe('AGT-6 a daily or hourly salary', () => {
  const terms = { tiers: [tier('10000', 1, '0', 10), tier('50000', 3, '0', 20), tier('60000', 3, '500', 30)] }
  const figures = (turnover: string, activeMembers: number, loss = '0'): TeamFigures => ({
    turnover: pesos(turnover),
    activeMembers,
    loss: pesos(loss),
  })

  it.each([
    ['9999.99', 9, '0', null, '0'],
    ['10000', 1, '0', 1, '10'],
    ['70000', 2, '0', 1, '70'],
    ['70000', 3, '0', 2, '140'],
    ['70000', 3, '-900', 2, '140'],
    ['70000', 3, '500', 3, '210'],
    ['12345.67', 1, '0', 1, '12.34'],
  ])(
    'of ₱%s by %i active members that lost ₱%s is of tier %s: ₱%s',
    (turnover, active, loss, reached, paid) => {
      const earned = salaryOf(terms, figures(turnover, active, loss), 1)
      expect(earned).toMatchObject({ tier: reached, amount: pesos(paid), base: pesos(turnover) })
    },
  )

  it('is nothing where fewer members were active than the site asks for', () => {
    expect(salaryOf(terms, figures('70000', 3), 4)).toMatchObject({ amount: 0n, tier: null, rate: null })
  })

  it('is nothing of bets that were given back in a later hour', () => {
    const open = { tiers: [tier('0', 0, '0', 10)] }
    expect(salaryOf(open, figures('-500', 1), 1)).toMatchObject({ amount: 0n, base: 0n })
  })
})

describe('AGT-6 a dividend', () => {
  it('of ₱25,000 lost by five on ₱800,000 is ₱750.00 fixed and ₱1,037.50 floating', () => {
    expect(dividendOf({ tiers: ladder, plan: plan() }, team, fresh)).toEqual({
      amount: pesos('750'),
      base: pesos('25000'),
      tier: 1,
      rate: 300,
    })
    expect(dividendOf({ tiers: ladder, plan: plan({ mode: 'floating' }) }, team, fresh)).toEqual({
      amount: pesos('1037.50'),
      base: pesos('25000'),
      tier: 2,
      rate: 500,
    })
  })

  it('is nothing for a team that won, that lost less than it won before, or of too few active members', () => {
    const terms = { tiers: ladder, plan: plan({ mode: 'floating' }) }
    expect(dividendOf(terms, { ...team, loss: pesos('-1') }, fresh).amount).toBe(0n)
    expect(dividendOf(terms, team, { ...fresh, carriedIn: pesos('25000') }).amount).toBe(0n)
    expect(dividendOf(terms, team, { ...fresh, activeMin: 6 }).amount).toBe(0n)
  })

  it('is of what is left of the loss once earlier wins are taken off', () => {
    const terms = { tiers: ladder, plan: plan() }
    expect(dividendOf(terms, team, { ...fresh, carriedIn: pesos('15000') })).toMatchObject({
      base: pesos('10000'),
      tier: 1,
      amount: pesos('300'),
    })
    expect(dividendOf(terms, team, { ...fresh, carriedIn: pesos('15000.01') }).tier).toBeNull()
  })
})

describe('AGT-6 what is carried over', () => {
  /** Two wins and a loss by the team, the third period in a new month. */
  const losses = ['-100', '40', '30'].map(pesos)
  it.each([
    ['none', ['0', '0', '0']],
    ['lastPeriod', ['0', '100', '0']],
    ['month', ['0', '100', '0']],
    ['permanent', ['0', '100', '60']],
  ] as const)('%s: into each period', (carryOver, expected) => {
    let before: Before | undefined
    const into = losses.map((loss, index) => {
      const carriedIn = carriedIntoOf(carryOver, before)
      const carriedOut = carriedOutOf(carryOver, { loss, carriedIn })
      before = { carriedOut, isAdjacent: true, isSameMonth: index === 0 }
      return carriedIn
    })
    expect(into).toEqual(expected.map(pesos))
  })

  it('lastPeriod: nothing after a pause', () => {
    const before = { carriedOut: 5n, isAdjacent: false, isSameMonth: true }
    expect(carriedIntoOf('lastPeriod', before)).toBe(0n)
    expect(carriedIntoOf('permanent', before)).toBe(5n)
  })

  it('is never below nothing, and permanently nothing of a win is lost', () => {
    const losses = fc.array(fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }), {
      minLength: 1,
      maxLength: 12,
    })
    fc.assert(
      fc.property(losses, fc.constantFrom(...carryOvers), (list, carryOver) => {
        let carried = 0n
        let paidOn = 0n
        for (const loss of list) {
          const carriedIn = carriedIntoOf(carryOver, {
            carriedOut: carried,
            isAdjacent: true,
            isSameMonth: true,
          })
          carried = carriedOutOf(carryOver, { loss, carriedIn })
          expect(carried).toBeGreaterThanOrEqual(0n)
          paidOn += loss > carriedIn ? loss - carriedIn : 0n
        }
        const lost = list.reduce((sum, loss) => sum + loss, 0n)
        if (carryOver === 'permanent') expect(paidOn - carried).toBe(lost)
      }),
    )
  })
})

const anyTiers = fc
  .uniqueArray(fc.integer({ min: 1, max: 5_000 }), { minLength: 1, maxLength: 8 })
  .chain((rates) =>
    fc.tuple(
      ...rates
        .toSorted((a, b) => a - b)
        .map((rate) =>
          fc.record({
            rate: fc.constant(rate),
            activeMembers: fc.integer({ min: 0, max: 9 }),
            turnover: fc.bigInt({ min: 0n, max: 10n ** 13n }),
            loss: fc.bigInt({ min: 0n, max: 10n ** 12n }),
          }),
        ),
    ),
  )
const anyFigures = fc.record({
  turnover: fc.bigInt({ min: -(10n ** 12n), max: 10n ** 15n }),
  activeMembers: fc.integer({ min: 0, max: 12 }),
  loss: fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n }),
})

it('R-7 R-100 whatever the terms and figures: whole hundredths, never below nothing, never above rate times base', () => {
  const modes = fc.constantFrom('fixed' as const, 'floating' as const)
  fc.assert(
    fc.property(
      anyTiers,
      anyFigures,
      modes,
      fc.bigInt({ min: 0n, max: 10n ** 13n }),
      (tiers, figures, mode, carriedIn) => {
        const all = [
          salaryOf({ tiers }, figures, 1),
          dividendOf({ tiers, plan: plan({ mode }) }, figures, { carriedIn, activeMin: 1 }),
        ]
        for (const { amount, base, tier: reached, rate } of all) {
          expect(amount % 100n).toBe(0n)
          expect(amount >= 0n && base >= 0n).toBe(true)
          if (rate === null) expect(amount).toBe(0n)
          else expect(amount * 10_000n <= base * BigInt(rate)).toBe(true)
          expect(reached === null || tiers[reached - 1]?.rate === rate).toBe(true)
        }
      },
    ),
    { numRuns: 1_000 },
  )
})

it('AGT-6 floating never earns less than fixed', () => {
  fc.assert(
    fc.property(anyTiers, anyFigures, (tiers, figures) => {
      const by = (mode: DividendPlan['mode']) =>
        dividendOf({ tiers, plan: plan({ mode }) }, figures, fresh).amount
      expect(by('floating') >= by('fixed')).toBe(true)
    }),
  )
})
