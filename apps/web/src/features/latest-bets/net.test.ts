import { expect, it } from 'vitest'
import { outcomeOf } from './net.rules.ts'

it.each([
  { stake: '50.00', paid: '620.00', amount: 6_200_000n, isWin: true, times: '12.4' },
  { stake: '50.00', paid: '0.00', amount: -500_000n, isWin: false, times: '0' },
  { stake: '50.00', paid: '20.00', amount: -300_000n, isWin: false, times: '0.4' },
  { stake: '50.00', paid: '50.00', amount: 0n, isWin: false, times: '1' },
  { stake: '3.00', paid: '2.99', amount: -100n, isWin: false, times: '0.99' },
  { stake: '0.00', paid: '5.00', amount: 50_000n, isWin: true, times: '0' },
])('WIN-1 $paid paid for a stake of $stake is no more of a win than it was', ({ stake, paid, ...told }) => {
  expect(outcomeOf({ stake, paid })).toEqual(told)
})
