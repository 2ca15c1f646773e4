import { parseAmount } from '@perya/money'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { balanceParts } from './balance-parts.rules.ts'

const balance = (
  sumBalance: string,
  withdrawable: string,
  bonus: string,
  held: string,
  inGames = '0.00',
  overdrawn = '0.00',
) => ({
  sumBalance,
  withdrawable,
  overdrawn,
  bonus,
  held,
  inGames,
  currency: 'PHP',
  version: '1',
})

it('HEAD-2 a member without money in games sees three parts, bonus apart from what may leave', () => {
  expect(balanceParts(balance('1250.50', '1000.00', '150.50', '100.00'))).toEqual([
    { part: 'withdrawable', amount: parseAmount('1000.00') },
    { part: 'bonus', amount: parseAmount('150.50') },
    { part: 'held', amount: parseAmount('100.00') },
  ])
})

it('HEAD-2 a debt is shown as one, and never as money on its way to a game', () => {
  expect(balanceParts(balance('-123.45', '0.00', '0.00', '0.00', '0.00', '123.45'))).toEqual([
    { part: 'withdrawable', amount: 0n },
    { part: 'debt', amount: parseAmount('-123.45') },
    { part: 'bonus', amount: 0n },
    { part: 'held', amount: 0n },
  ])
  const withMoneyUnderway = balanceParts(balance('76.55', '0.00', '0.00', '0.00', '0.00', '123.45'))
  expect(withMoneyUnderway.at(-1)).toEqual({ part: 'onTheWay', amount: parseAmount('200.00') })
})

it('HEAD-2 the parts a member sees always add up to the total', () => {
  const amount = fc.integer({ min: 0, max: 10 ** 9 }).map((pesos) => `${pesos}.25`)
  fc.assert(
    fc.property(amount, amount, amount, amount, amount, (withdrawable, bonus, held, inGames, onTheWay) => {
      const all = [withdrawable, bonus, held, inGames, onTheWay].map(parseAmount)
      const total = all.reduce((sum, each) => sum + each, 0n)
      const text = `${total / 10_000n}.${String(total % 10_000n).padStart(4, '0')}`
      const parts = balanceParts(balance(text, withdrawable, bonus, held, inGames))
      expect(parts.reduce((sum, part) => sum + part.amount, 0n)).toBe(total)
      expect(parts.at(-2)).toEqual({ part: 'inGames', amount: parseAmount(inGames) })
      expect(parts.at(-1)).toEqual({ part: 'onTheWay', amount: parseAmount(onTheWay) })
    }),
  )
})
