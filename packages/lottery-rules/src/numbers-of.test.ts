import { describe, expect, test } from 'vitest'
import type { BetType } from './bet-type.ts'
import { betTypeOf, betTypes } from './catalogue.ts'
import { numbersOf } from './numbers-of.ts'
import { sampleContent, sampleContents, seededSource } from './testing/sample-contents.ts'
import { singleBets } from './testing/single-bets.ts'

const all = Object.values(betTypes).flat()
const on = (code: string, ...content: string[]) =>
  numbersOf(
    betTypeOf(code) as BetType,
    content.map((picks) => (picks === '' ? [] : picks.split(','))),
  )

describe('numbers', () => {
  test.each(all)('$code is on the numbers of its single bets', (betType) => {
    const content = sampleContent(betType, seededSource(`numbers-${betType.code}`), 1)
    if (content.flat().length > 10) return
    const singles = singleBets(betType, content).map((single) => numbersOf(betType, single))
    expect(numbersOf(betType, content)).toEqual(expect.arrayContaining(singles.flat()))
    const numbersEach = betType.play === 'group-3' ? 2 : 1
    for (const numbers of singles) expect(numbers).toHaveLength(numbersEach)
  })

  test.each(all)('$code is on a few thousand numbers at most', (betType) => {
    for (const content of sampleContents(betType)) {
      const numbers = numbersOf(betType, content)
      expect(numbers.length).toBeGreaterThan(0)
      expect(numbers.length).toBeLessThanOrEqual(2_000)
      expect(new Set(numbers).size).toBe(numbers.length)
    }
  })

  test('are told by their picks', () => {
    expect(on('ssc.two-front-direct', '1,2', '3')).toEqual([
      'ten-thousands 1 thousands 3',
      'ten-thousands 2 thousands 3',
    ])
    expect(on('ssc.position', '', '', '', '', '7')).toEqual(['units 7'])
    expect(on('vn-north.de', '07,12')).toEqual(['07', '12'])
    expect(on('ph-42.six', '01,02,03,04,05,06')).toEqual(['01 02 03 04 05 06'])
    expect(on('11x5.any-3-banker', '05', '01,09')).toEqual(['01 05 09'])
    expect(on('ph-4d.permutation-12', '1', '1,2,3')).toEqual(['1 | 2 3'])
  })
})
