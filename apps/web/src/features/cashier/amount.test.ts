import { expect, it } from 'vitest'
import { leftToStake } from '#lib/member/turnover.rules.ts'
import { readAmount } from '#lib/read-amount.rules.ts'
import { countdown, judgeAmount } from './amount.rules.ts'

it.each([
  ['1000', 10_000_000n],
  ['1,000', 10_000_000n],
  ['₱ 1,000.50', 10_005_000n],
  ['0.5', 5_000n],
  ['1,00', null],
  ['1.005', null],
  ['-5', null],
  ['1e3', null],
  ['', null],
])('PAY-1 who types %j means %s', (typed, amount) => {
  expect(readAmount(typed)).toBe(amount)
})

it.each([
  ['', 'empty'],
  ['abc', 'unreadable'],
  ['99.99', 'small'],
  ['100', 'ok'],
  ['500', 'ok'],
  ['500.01', 'large'],
] as const)('PAY-1 between 100 and 500, %j is %s', (typed, verdict) => {
  expect(judgeAmount(typed, { min: 1_000_000n, max: 5_000_000n })).toBe(verdict)
})

it.each([
  [0, '30:00'],
  [1_000, '29:59'],
  [1_799_500, '00:01'],
  [9_999_999, '00:00'],
])('PAY-1 after %i ms of thirty minutes, %s is left', (passed, left) => {
  const start = Date.parse('2026-01-01T00:00:00Z')
  expect(countdown('2026-01-01T00:30:00Z', start + passed)).toBe(left)
})

it('PAY-2 R-11 what is left to stake is what all deposits ask for, less what was staked', () => {
  const requirements = [
    { required: '8990.00', progress: '500.00' },
    { required: '10.005', progress: '0.00' },
  ]
  expect(leftToStake(requirements)).toBe(85_000_050n)
})
