import { formatAmount } from '@perya/money'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { byWin } from './winners.rules.ts'

const won = (winAmount: string) => ({ vo: { winAmount } })

it('WIN-1 the largest win stands first, by value and not by letters', () => {
  const amounts = ['900', '10000', '48250.5', '48250.25'].map(won)
  expect(byWin(amounts).map(({ vo }) => vo.winAmount)).toEqual(['48250.5', '48250.25', '10000', '900'])
})

it('WIN-1 nobody is lost, and sorting twice changes nothing', () => {
  const winners = fc.array(fc.bigInt(0n, 10n ** 12n).map((units) => won(formatAmount(units))))
  fc.assert(
    fc.property(winners, (given) => {
      const sorted = byWin(given)
      expect(sorted).toHaveLength(given.length)
      expect(byWin(sorted)).toEqual(sorted)
    }),
  )
})
