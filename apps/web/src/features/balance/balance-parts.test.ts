import { parseAmount } from '@perya/money'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { balanceParts } from './balance-parts.rules.ts'

const balance = (
  sumBalance: string,
  cash: string,
  bonus: string,
  held: string,
  inGames = '0.00',
  overdrawn = '0.00',
) => ({
  sumBalance,
  cash,
  overdrawn,
  bonus,
  held,
  inGames,
  currency: 'PHP',
  version: '1',
})

it('HEAD-2 a member without money in games sees three parts, bonus apart from what may leave', () => {
  expect(balanceParts(balance('1250.50', '1000.00', '150.50', '100.00'), parseAmount('1000.00'))).toEqual([
    { part: 'withdrawable', amount: parseAmount('1000.00') },
    { part: 'bonus', amount: parseAmount('150.50') },
    { part: 'held', amount: parseAmount('100.00') },
  ])
})

it('HEAD-2 a debt is shown as one, and never as money on its way to a game', () => {
  expect(balanceParts(balance('-123.45', '0.00', '0.00', '0.00', '0.00', '123.45'), 0n)).toEqual([
    { part: 'withdrawable', amount: 0n },
    { part: 'debt', amount: parseAmount('-123.45') },
    { part: 'bonus', amount: 0n },
    { part: 'held', amount: 0n },
  ])
  const withMoneyUnderway = balanceParts(balance('76.55', '0.00', '0.00', '0.00', '0.00', '123.45'), 0n)
  expect(withMoneyUnderway.at(-1)).toEqual({ part: 'onTheWay', amount: parseAmount('200.00') })
})

it('HEAD-2 the parts a member sees always add up to the total', () => {
  const amount = fc.integer({ min: 0, max: 10 ** 9 }).map((pesos) => `${pesos}.25`)
  fc.assert(
    fc.property(
      amount,
      amount,
      amount,
      amount,
      amount,
      amount,
      (free, cash, bonus, held, inGames, onTheWay) => {
        const all = [cash, bonus, held, inGames, onTheWay].map(parseAmount)
        const total = all.reduce((sum, each) => sum + each, 0n)
        const text = `${total / 10_000n}.${String(total % 10_000n).padStart(4, '0')}`
        const parts = balanceParts(balance(text, cash, bonus, held, inGames), parseAmount(free))
        expect(parts.reduce((sum, part) => sum + part.amount, 0n)).toBe(total)
        expect(parts.at(-2)).toEqual({ part: 'inGames', amount: parseAmount(inGames) })
        expect(parts.at(-1)).toEqual({ part: 'onTheWay', amount: parseAmount(onTheWay) })
      },
    ),
  )
})

it('PAY-2 cash that has to be staked first is no money that may leave, and is the main wallet until that is known', () => {
  const wallet = balance('1000.00', '1000.00', '0.00', '0.00')
  expect(balanceParts(wallet, parseAmount('850.00')).slice(0, 2)).toEqual([
    { part: 'withdrawable', amount: parseAmount('850.00') },
    { part: 'toStake', amount: parseAmount('150.00') },
  ])
  expect(balanceParts(wallet, null)[0]).toEqual({ part: 'cash', amount: parseAmount('1000.00') })
})
