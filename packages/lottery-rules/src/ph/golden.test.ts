import { describe, expect, test } from 'vitest'
import { type BetType, numbers } from '../bet-type.ts'
import { betTypes } from '../catalogue.ts'
import { countBets } from '../count-bets.ts'
import type { Family, Result } from '../family.ts'
import { fraction } from '../fraction.ts'
import { returnOf } from '../price.ts'
import { drawsByMatches } from '../testing/classes.ts'
import { everyResult, expectDeclaredReturn, expectSoundPrice } from '../testing/golden.ts'
import { sampleContents } from '../testing/sample-contents.ts'

const two = numbers(1, 31, 2)
const rows = (digits: number): readonly Result[] =>
  numbers(0, 10 ** digits - 1, digits).map((number) => [...number])

describe('Philippine games', () => {
  test.each([
    ['ph-2d', 961, two.flatMap((first) => two.map((second) => [first, second]))],
    ['ph-3d', 1_000, rows(3)],
    ['ph-4d', 10_000, rows(4)],
    ['ph-6d', 1_000_000, rows(6)],
  ] as const)('%s pays its declared return over all %i results', (family, count, results) => {
    expect(results).toHaveLength(count)
    for (const betType of betTypes[family]) {
      const contents = count > 10_000 ? sampleContents(betType).slice(1, 2) : sampleContents(betType)
      expectDeclaredReturn(betType, contents, everyResult(results))
      expectSoundPrice(betType)
    }
  })

  test.each([42, 45, 49, 55, 58] as const)(
    '6/%i pays its declared return over all draws by matches',
    (balls) => {
      const [six] = betTypes[`ph-${balls}`] as readonly [BetType]
      for (const content of sampleContents(six)) {
        const picks = content[0] as readonly string[]
        expectDeclaredReturn(six, [content], drawsByMatches(numbers(1, balls, 2), 6, picks))
      }
      expectSoundPrice(six)
    },
  )

  test('returns are those of the published prices', () => {
    const back = (family: Family) => returnOf(betTypes[family][0] as BetType, 1_700)
    expect(back('ph-2d')).toEqual(fraction(400, 961))
    expect(back('ph-3d')).toEqual(fraction(45, 100))
    expect(back('ph-4d')).toEqual(fraction(262, 1_000))
  })

  test('system plays cost every six of their balls', () => {
    const [six] = betTypes['ph-49'] as readonly [BetType]
    const lines = [7, 8, 9, 10, 11, 12].map((count) => countBets(six, [numbers(1, count, 2)]))
    expect(lines).toEqual([7, 28, 84, 210, 462, 924])
  })
})
