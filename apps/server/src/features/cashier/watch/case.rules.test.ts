import { parseAmount } from '@perya/money'
import { expect, it } from 'vitest'
import { failedTogether, isCovered, leftUnplayed, structuredOver, unplayedOf } from './case.rules.ts'

const day = (pesos: string, count: number) => ({ sum: parseAmount(pesos), count })
const nothing = day('0', 0)

it.each([
  ['5000000.00', false],
  ['5000000.01', true],
])('R-85 a banking day of %s is covered: %s', (pesos, expected) => {
  expect(isCovered(day(pesos, 1))).toBe(expected)
})

it.each([
  [day('4000000.00', 3), nothing, 'day'],
  [day('3999999.99', 3), nothing, null],
  [day('5000000.00', 3), nothing, 'day'],
  [day('5000000.01', 3), nothing, null],
  [day('4900000.00', 2), nothing, null],
  [day('4900000.00', 1), day('4000000.00', 1), 'dayBefore'],
  [day('4900000.00', 1), day('3999999.99', 1), null],
  [day('4900000.00', 1), day('5000000.01', 1), null],
] as const)(
  'R-85 what stops just short of being covered is structured: row %#',
  (today, before, expected) => {
    expect(structuredOver(today, before)).toBe(expected)
  },
)

const failedAt = (...seconds: number[]) => seconds.map((second) => ({ at: new Date(second * 1_000) }))

it.each([
  [[0, 1, 2, 3], 0],
  [[0, 1, 2, 3, 600], 5],
  [[0, 1, 2, 3, 601], 0],
  [[0, 300, 599, 600, 601, 602], 5],
  [[0, 300, 598, 599, 600, 601], 6],
  [[0, 601, 602, 603, 604, 605], 5],
])('R-85 of deposits that failed at second %j, %i are a case', (seconds, expected) => {
  expect(failedTogether(failedAt(...seconds))).toHaveLength(expected)
})

it('R-85 what was staked is played, what came back of it is not, and all other money leaves first', () => {
  const deposited = { unplayed: 1000n, over: 0n }
  expect(leftUnplayed(deposited, 400n)).toEqual({ unplayed: 600n, over: 0n })
  expect(leftUnplayed(deposited, 1001n)).toEqual({ unplayed: 0n, over: 1n })
  expect(leftUnplayed({ unplayed: 600n, over: 0n }, -400n)).toEqual(deposited)
  expect(leftUnplayed(leftUnplayed(deposited, 6000n), -4000n)).toEqual({ unplayed: 0n, over: 1000n })
  expect(leftUnplayed(leftUnplayed(deposited, 6000n), -6000n)).toEqual(deposited)
  expect(unplayedOf(700n, { unplayed: 300n, balance: 1000n })).toBe(0n)
  expect(unplayedOf(701n, { unplayed: 300n, balance: 1000n })).toBe(1n)
  expect(unplayedOf(200n, { unplayed: 300n, balance: 200n })).toBe(200n)
})
