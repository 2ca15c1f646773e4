import { parseAmount } from '@perya/money'
import { expect, it } from 'vitest'
import { keptBack } from './turnover.rules.ts'

it.each([
  ['500.00', '500.00', '0.00', 'nothing', '0.00'],
  ['500.00', '350.00', '0.00', 'turnover', '150.00'],
  ['500.00', '0.00', '60.00', 'debt', '500.00'],
] as const)('PAY-2 of %s may %s leave with %s owed: %s keeps %s', (cash, withdrawable, owed, by, amount) => {
  expect(keptBack({ cash, withdrawable, owed })).toEqual({ by, amount: parseAmount(amount) })
})
