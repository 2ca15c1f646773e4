import { describe, expect, test } from 'vitest'
import { type BetType, numbers } from '../bet-type.ts'
import { betTypeOf } from '../catalogue.ts'
import type { Content } from '../content.ts'
import { countBets } from '../count-bets.ts'
import { expectDeclaredReturn, expectSoundPrice, type ResultClass } from '../testing/golden.ts'
import { sampleContents } from '../testing/sample-contents.ts'
import { pk10BetTypes } from './bet-types.ts'

const cars = numbers(1, 10)

/** Every order of cars at some places; the other places hold the rest of them, whose orders settle alike. */
function ordersAt(places: readonly number[]): readonly ResultClass[] {
  let rows: string[][] = [[]]
  for (const _ of places) {
    rows = rows.flatMap((row) => cars.filter((car) => !row.includes(car)).map((car) => [...row, car]))
  }
  let weight = 1n
  for (let left = 10 - places.length; left > 1; left--) weight *= BigInt(left)
  return [{ weight, results: rows.map((row) => withRestOfCars(row, places)) }]
}

function withRestOfCars(row: readonly string[], places: readonly number[]): string[] {
  const rest = cars.filter((car) => !row.includes(car)).toReversed()
  return cars.map((_, place) => row[places.indexOf(place)] ?? (rest.pop() as string))
}

/** The samples with all but one field emptied: places are bet on apart from one another. */
const inField = (betType: BetType, field: number): readonly Content[] =>
  sampleContents(betType)
    .map((content) => content.map((picks, index) => (index === field ? picks : [])))
    .filter((content) => countBets(betType, content) > 0)

describe('racing', () => {
  test.each(pk10BetTypes)('$code pays its declared return over all 3,628,800 orders', (betType) => {
    expectSoundPrice(betType)
    if (betType.places) {
      expectDeclaredReturn(betType, sampleContents(betType), ordersAt(betType.places))
      return
    }
    for (const [index] of betType.fields.entries()) {
      expectDeclaredReturn(betType, inField(betType, index), ordersAt([index, 9 - index]))
    }
  })

  test('no car comes in at two places of one bet', () => {
    const three = betTypeOf('pk10.first-three-direct') as BetType
    expect(
      countBets(three, [
        ['1', '2'],
        ['1', '2'],
        ['1', '2', '3'],
      ]),
    ).toBe(2)
    expect(countBets(three, [['1'], ['1'], ['2', '3']])).toBe(0)
    expect(countBets(three, [cars, cars, cars])).toBe(720)
  })
})
