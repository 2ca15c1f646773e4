import { expect, it } from 'vitest'
import { readCap, usedShare } from './cap.rules.ts'

it.each([
  ['stake', 'day', '1,000', '1000.00'],
  ['stake', 'day', ' ₱250.50 ', '250.50'],
  ['stake', 'day', '0', null],
  ['stake', 'day', 'lots', null],
  ['session', 'day', '90', '90'],
  ['session', 'day', '1441', null],
  ['session', 'week', '1441', '1441'],
  ['session', 'day', '1.5', null],
  ['session', 'day', '', null],
] as const)('R-78 a limit of %s per %s typed as "%s" is %s', (measure, period, typed, cap) => {
  expect(readCap({ measure, period }, typed)).toBe(cap)
})

it.each([
  ['50.00', '200.00', 25],
  ['-40.00', '200.00', 0],
  ['300.00', '200.00', 100],
])('of %s in %s is used %s percent', (used, cap, share) => {
  expect(usedShare(used, cap)).toBe(share)
})
