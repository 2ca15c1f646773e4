import { describe, expect, test } from 'vitest'
import { type BetType, numbers } from '../bet-type.ts'
import { betTypeOf } from '../catalogue.ts'
import type { Content } from '../content.ts'
import { countBets } from '../count-bets.ts'
import { hitsOf } from '../settle.ts'
import { everyResult, expectDeclaredReturn, expectSoundPrice, type ResultClass } from '../testing/golden.ts'
import { sampleContents } from '../testing/sample-contents.ts'
import { sscBetTypes } from './bet-types.ts'

const every = everyResult(numbers(0, 99_999, 5).map((number) => [...number]))

/** Every row of digits at the places a bet looks at, once, with digits at the others that it must not mind. */
function resultsAt(places: readonly number[]): readonly ResultClass[] {
  const others = [0, 1, 2, 3, 4].filter((place) => !places.includes(place))
  const rows = numbers(0, 10 ** places.length - 1, places.length)
  return [
    {
      weight: 10n ** BigInt(others.length),
      results: rows.map((row, index) => {
        const result: string[] = []
        for (const [at, place] of places.entries()) result[place] = row[at] as string
        for (const place of others) result[place] = String((index * 7 + place * 3) % 10)
        return result
      }),
    },
  ]
}

const bet = (name: string) => betTypeOf(`ssc.${name}`) as BetType
const count = (name: string, content: Content) => countBets(bet(name), content)
const digits = (text: string) => [...text]

describe('fast digits', () => {
  test.each(sscBetTypes)('$code pays its declared return over all 100,000 results', (betType) => {
    const { places } = betType
    expectDeclaredReturn(betType, sampleContents(betType), places ? resultsAt(places) : every)
    expectSoundPrice(betType)
  })

  test('bets are counted as the price list counts them', () => {
    expect(count('five-direct', ['12', '3', '4', '56', '7'].map(digits))).toBe(4)
    expect(count('five-combination', ['12', '3', '4', '56', '7'].map(digits))).toBe(20)
    expect(count('five-group-120', [digits('0123456')])).toBe(21)
    expect(count('five-group-60', ['01', '1234'].map(digits))).toBe(4 + 1)
    expect(count('five-group-30', ['012', '23'].map(digits))).toBe(1 + 3)
    expect(count('five-group-5', ['01', '12'].map(digits))).toBe(2 + 1)
    expect(count('three-back-group-3', [digits('0123')])).toBe(12)
    const sums = [1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 63, 69, 73, 75]
    expect(numbers(0, 13).map((sum) => count('three-front-sum', [[sum]]))).toEqual(sums)
    expect(numbers(14, 27).map((sum) => count('three-front-sum', [[sum]]))).toEqual(sums.toReversed())
    expect(numbers(0, 9).map((span) => count('three-front-span', [[span]]))).toEqual([
      10, 54, 96, 126, 144, 150, 144, 126, 96, 54,
    ])
    expect(numbers(0, 9).map((span) => count('two-back-span', [[span]]))).toEqual([
      10, 18, 16, 14, 12, 10, 8, 6, 4, 2,
    ])
    expect(count('any-3-direct', ['12', '3', '', '4', '5'].map(digits))).toBe(2 + 2 + 2 + 1)
  })

  test('a combination pays every tail, and wraps make a straight', () => {
    expect(hitsOf(bet('five-combination'), ['12', '3', '4', '5', '6'].map(digits), digits('93456'))).toEqual([
      { prize: 'four', count: 2 },
      { prize: 'three', count: 2 },
      { prize: 'two', count: 2 },
      { prize: 'one', count: 2 },
    ])
    for (const straight of ['890', '901', '012', '210']) {
      expect(hitsOf(bet('three-back-shape'), [['straight']], digits(`55${straight}`))).toHaveLength(1)
    }
    expect(hitsOf(bet('bull'), [['none', '5']], digits('11123'))).toEqual([{ prize: 'none', count: 1 }])
    expect(hitsOf(bet('bull'), [['5', '6']], digits('12733'))).toEqual([{ prize: 'bull-even', count: 1 }])
  })
})
