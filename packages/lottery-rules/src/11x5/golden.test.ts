import { describe, expect, test } from 'vitest'
import { type BetType, numbers } from '../bet-type.ts'
import { betTypeOf } from '../catalogue.ts'
import { countBets } from '../count-bets.ts'
import type { Result } from '../family.ts'
import { oddsOf } from '../price.ts'
import { expectDeclaredReturn, expectSoundPrice, type ResultClass } from '../testing/golden.ts'
import { sampleContents } from '../testing/sample-contents.ts'
import { elevenFiveBetTypes } from './bet-types.ts'

const balls = numbers(1, 11, 2)

function orders(count: number): readonly Result[] {
  let rows: string[][] = [[]]
  for (let drawn = 0; drawn < count; drawn++) {
    rows = rows.flatMap((row) => balls.filter((ball) => !row.includes(ball)).map((ball) => [...row, ball]))
  }
  return rows
}

const inOrder: readonly ResultClass[] = [{ weight: 1n, results: orders(5) }]
const sets: readonly ResultClass[] = [
  {
    weight: 120n,
    results: orders(5)
      .filter((row) => row.every((ball, at) => at === 0 || ball > (row[at - 1] as string)))
      .map((row) => [row[3], row[0], row[4], row[2], row[1]] as string[]),
  },
]

/** Bets that do not look at the order of the balls. */
const anyOrder = new Set(['any', 'any-banker', 'odd-count', 'middle'])

describe('five of eleven', () => {
  test.each(elevenFiveBetTypes)('$code pays its declared return over all 55,440 draws', (betType) => {
    expectDeclaredReturn(betType, sampleContents(betType), anyOrder.has(betType.play) ? sets : inOrder)
    expectSoundPrice(betType)
  })

  test('prices of group 1800 are those of a public list', () => {
    const price = (name: string) => {
      const [prize] = (betTypeOf(`11x5.${name}`) as BetType).prizes
      return prize && oddsOf(prize, 1_800)
    }
    expect(price('first-three-direct')).toBe(8_910_000n)
    expect(price('first-three-group')).toBe(1_485_000n)
    expect(price('first-two-direct')).toBe(990_000n)
    expect(price('position')).toBe(99_000n)
    expect(price('any-3')).toBe(148_500n)
  })

  test('bankers are in every bet', () => {
    const three = betTypeOf('11x5.any-3-banker') as BetType
    expect(countBets(three, [['01'], ['02', '03', '04', '05']])).toBe(6)
    expect(
      countBets(three, [
        ['01', '02'],
        ['03', '04'],
      ]),
    ).toBe(2)
    expect(
      countBets(three, [
        ['01', '02'],
        ['02', '04'],
      ]),
    ).toBe(0)
  })
})
