import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ChaseRequest, chasePlan } from './chase.ts'

const slip = { issues: 6, multiple: 1, mostMultiple: 1_000, cost: 20_000n, win: 195_000n }
const multiples = (request: ChaseRequest) => {
  const plan = chasePlan(request)
  return 'steps' in plan ? plan.steps.map(({ multiple }) => multiple) : plan.refusal
}

describe('a chase', () => {
  test('stays flat or doubles after every so many issues', () => {
    expect(multiples({ ...slip, kind: 'flat', multiple: 3 })).toEqual([3, 3, 3, 3, 3, 3])
    expect(multiples({ ...slip, kind: 'doubling', every: 1 })).toEqual([1, 2, 4, 8, 16, 32])
    expect(multiples({ ...slip, kind: 'doubling', every: 2, multiple: 5 })).toEqual([5, 5, 10, 10, 20, 20])
  })

  test('shows what is spent and what a win leaves at every issue', () => {
    expect(chasePlan({ ...slip, kind: 'doubling', every: 1, issues: 2 })).toEqual({
      steps: [
        { multiple: 1, cost: 20_000n, spent: 20_000n, win: 195_000n, profit: 175_000n },
        { multiple: 2, cost: 40_000n, spent: 60_000n, win: 390_000n, profit: 330_000n },
      ],
      cost: 60_000n,
    })
  })

  test('reaches its profit rate at every issue with the least multiple that does', () => {
    const request = fc.record({
      kind: fc.constant('target-profit' as const),
      percent: fc.integer({ min: 1, max: 300 }),
      issues: fc.integer({ min: 1, max: 40 }),
      multiple: fc.integer({ min: 1, max: 5 }),
      mostMultiple: fc.constant(1_000_000),
      cost: fc.bigInt({ min: 1n, max: 1_000_000n }),
      win: fc.bigInt({ min: 1n, max: 20_000_000n }),
    })
    fc.assert(
      fc.property(request, (request) => {
        const plan = chasePlan(request)
        const wanted = 100n + BigInt(request.percent)
        if ('refusal' in plan) {
          if (plan.refusal === 'profit-out-of-reach') {
            expect(request.win * 100n <= wanted * request.cost).toBe(true)
          }
          return
        }
        let spent = 0n
        for (const { multiple, cost, win, spent: shown, profit } of plan.steps) {
          const before = spent
          spent += request.cost * BigInt(multiple)
          expect([cost, shown, profit]).toEqual([request.cost * BigInt(multiple), spent, win - spent])
          expect(win * 100n >= wanted * spent).toBe(true)
          const less = BigInt(multiple - 1)
          const wouldDo = request.win * less * 100n >= wanted * (before + request.cost * less)
          expect(multiple === request.multiple || !wouldDo).toBe(true)
        }
        expect(plan.cost).toBe(spent)
      }),
    )
  })

  test('is refused where a win is too small or a multiple too large', () => {
    expect(multiples({ ...slip, kind: 'target-profit', percent: 900 })).toBe('profit-out-of-reach')
    expect(multiples({ ...slip, kind: 'doubling', every: 1, issues: 11 })).toBe('multiple-too-large')
    expect(multiples({ ...slip, kind: 'doubling', every: 1, issues: 1_000_000 })).toBe('multiple-too-large')
  })
})
