import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { BetType } from './bet-type.ts'
import { betTypeOf } from './catalogue.ts'
import { fraction } from './fraction.ts'
import { oddsOf, oddsSnapshot, returnOf, trueOddsOf } from './price.ts'
import { costOf, modes, payoutOf, stakeOfBet } from './stake.ts'

const bet = (code: string) => betTypeOf(code) as BetType
const price = (code: string, prizeGroup: number, index = 0) => {
  const prize = bet(code).prizes[index]
  return prize && oddsOf(prize, prizeGroup)
}

describe('prices', () => {
  test('of group 1956 pay what a stake of two pays by custom', () => {
    const perTwo = (code: string) => (price(code, 1_956) as bigint) * 2n
    expect(perTwo('ssc.three-front-direct')).toBe(1_956n * 10_000n)
    expect(perTwo('ssc.five-direct')).toBe(195_600n * 10_000n)
    expect(perTwo('ssc.position')).toBe(195_600n)
    expect(perTwo('ssc.digit-size')).toBe(39_120n)
  })

  test('are floored at four places, and published ones stand whatever the group', () => {
    expect(price('ssc.five-group-120', 1_956)).toBe(8_150_000n)
    expect(price('k3.single', 1_956)).toBe(23_214n)
    expect(price('vn-north.xien-2', 1_980)).toBe(180_386n)
    expect(price('ph-2d.straight', 1_700)).toBe(4_000_000n)
    expect(price('ph-2d.straight', 1_980)).toBe(4_000_000n)
  })

  test('show true odds and the least return of any pick', () => {
    const dragonTiger = bet('ssc.dragon-tiger')
    expect(dragonTiger.prizes.map(trueOddsOf)).toEqual([fraction(20, 9), fraction(10)])
    expect(returnOf(dragonTiger, 1_950)).toEqual(fraction(45n * 21_666n, 100n * 10_000n))
    expect(returnOf(bet('mark-six.special-size'), 1_900)).toEqual(fraction(24 * 19 + 10, 490))
  })
})

describe('stakes', () => {
  test('are bets times unit price, mode and multiple, to the last unit', () => {
    const content = [['1', '2'], ['3'], ['4'], ['5', '6'], ['7']]
    const line = {
      betType: bet('ssc.five-direct'),
      content,
      unitPrice: 20_000n,
      mode: '0.001',
      multiple: 3,
    } as const
    expect(stakeOfBet(line)).toBe(60n)
    expect(costOf([line, { ...line, mode: '1' }])).toBe(4n * 60n + 4n * 60_000n)
  })

  test('pay hits at the odds of the order, floored once', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...modes),
        fc.integer({ min: 1, max: 10_000 }),
        fc.nat({ max: 40 }),
        fc.nat({ max: 40 }),
        (mode, multiple, sides, ties) => {
          const odds = oddsSnapshot(bet('ssc.dragon-tiger'), 1_956)
          const stake = stakeOfBet({ unitPrice: 20_000n, mode, multiple })
          const hits = [
            { prize: 'side', count: sides },
            { prize: 'tie', count: ties },
          ]
          const exact = (BigInt(sides) * (odds.side as bigint) + BigInt(ties) * (odds.tie as bigint)) * stake
          expect(payoutOf(hits, odds, stake)).toBe(exact / 10_000n)
        },
      ),
    )
    expect(() => payoutOf([{ prize: 'other', count: 1 }], {}, 1n)).toThrow('no odds')
  })
})
