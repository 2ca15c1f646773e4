import { describe, expect, test } from 'vitest'
import { type BetType, numbers } from '../bet-type.ts'
import { betTypeOf } from '../catalogue.ts'
import { countBets } from '../count-bets.ts'
import { everyResult, expectDeclaredReturn, expectSoundPrice } from '../testing/golden.ts'
import { sampleContents } from '../testing/sample-contents.ts'
import { k3BetTypes } from './bet-types.ts'

const faces = numbers(1, 6)
const throws = faces.flatMap((one) => faces.flatMap((two) => faces.map((three) => [one, two, three])))

describe('three dice', () => {
  test.each(k3BetTypes)('$code pays its declared return over all 216 throws', (betType) => {
    const everyPick = betType.fields.length === 1 ? betType.fields[0]?.picks.map((pick) => [[pick]]) : []
    const single = (everyPick ?? []).filter((content) => countBets(betType, content) > 0)
    expectDeclaredReturn(betType, [...sampleContents(betType), ...single], everyResult(throws))
    expectSoundPrice(betType)
  })

  test('a pair and its single are two faces', () => {
    const pairs = betTypeOf('k3.pair-and-single') as BetType
    expect(
      countBets(pairs, [
        ['1', '2'],
        ['2', '3'],
      ]),
    ).toBe(3)
    expect(countBets(pairs, [['1'], ['1']])).toBe(0)
  })
})
