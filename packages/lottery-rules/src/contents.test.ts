import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { BetType } from './bet-type.ts'
import { betTypeOf, betTypes } from './catalogue.ts'
import { type Content, writeContent } from './content.ts'
import { betsByPrize, countBets } from './count-bets.ts'
import { drawResult } from './draw-result.ts'
import { arrangeContent, parseContent } from './parse-content.ts'
import { quickPick } from './quick-pick.ts'
import { type Hit, hitsOf } from './settle.ts'
import { sampleContent, seededSource } from './testing/sample-contents.ts'
import { singleBets } from './testing/single-bets.ts'

const all = Object.values(betTypes).flat()
const anyBetType = fc.constantFrom(...all)
const anySeed = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 8, maxLength: 8 })

const anyTicket = (extra: number) =>
  fc.tuple(anyBetType, anySeed).map(([betType, seed]) => {
    const source = seededSource(seed)
    return {
      betType,
      content: sampleContent(betType, source, extra),
      result: drawResult(betType.family, source),
    }
  })

const totalHits = (hits: readonly (readonly Hit[])[]) => {
  const counts: Record<string, number> = {}
  for (const { prize, count } of hits.flat()) counts[prize] = (counts[prize] ?? 0) + count
  return counts
}

describe('contents', () => {
  test('what a player picks is written in one way and read back as it was', () => {
    fc.assert(
      fc.property(anyTicket(6), ({ betType, content }) => {
        expect(parseContent(betType, writeContent(content))).toEqual({
          content,
          bets: countBets(betType, content),
        })
      }),
      { numRuns: 500 },
    )
  })

  test('picks in any order, and twice, make the same content', () => {
    fc.assert(
      fc.property(anyTicket(6), ({ betType, content }) => {
        const muddled = content.map((picks) => [...picks, ...picks].toReversed())
        expect(arrangeContent(betType, muddled)).toEqual(content)
      }),
      { numRuns: 200 },
    )
  })

  test('no text makes the reader fail, and a text it accepts is the one it writes', () => {
    const text = fc.string({ unit: fc.constantFrom(...'0123456789,|bigodd'), maxLength: 30 })
    fc.assert(
      fc.property(anyBetType, text, (betType, text) => {
        const parsed = parseContent(betType, text)
        if ('content' in parsed) expect(writeContent(parsed.content)).toBe(text)
      }),
      { numRuns: 2_000 },
    )
  })

  test.each([
    ['1|2|3|4', 'wrong-fields'],
    ['1||3|4|5', 'too-few-picks'],
    ['1|2|3|4|5,x', 'unknown-pick'],
    ['2,1|2|3|4|5', 'wrong-order'],
    ['1,1|2|3|4|5', 'wrong-order'],
    ['0,1,2,3,4,5,6,7,8,9,0|2|3|4|5', 'too-many-picks'],
    ['', 'wrong-fields'],
  ])('%s is refused as %s', (text, refusal) => {
    expect(parseContent(betTypeOf('ssc.five-direct') as BetType, text)).toEqual({ refusal })
  })

  test('picks that make no bet are refused', () => {
    const read = (code: string, text: string) => parseContent(betTypeOf(code) as BetType, text)
    expect(read('ssc.position', '||||')).toEqual({ refusal: 'no-bets' })
    expect(read('pk10.first-two-direct', '1|1')).toEqual({ refusal: 'no-bets' })
    expect(read('11x5.any-2-banker', '01|01,02')).toEqual({ refusal: 'no-bets' })
  })
})

describe('bets', () => {
  test('a content makes as many bets as its single bets, and wins what they win', () => {
    fc.assert(
      fc.property(anyTicket(2), ({ betType, content, result }) => {
        fc.pre(content.reduce((contents, picks) => contents * 2 ** picks.length, 1) <= 2 ** 12)
        const singles = singleBets(betType, content)
        const sum = singles.reduce((bets, single) => bets + countBets(betType, single), 0)
        expect(countBets(betType, content)).toBe(sum)
        expect(totalHits([hitsOf(betType, content, result)])).toEqual(
          totalHits(singles.map((single) => hitsOf(betType, single, result))),
        )
      }),
      { numRuns: 1_500 },
    )
  })

  test('a content stands on its prizes as its single bets do', () => {
    fc.assert(
      fc.property(anyTicket(1), ({ betType, content }) => {
        fc.pre(content.flat().length <= 10)
        const singles: readonly Content[] = singleBets(betType, content)
        const bets = betType.prizes.map((_, prize) =>
          singles.reduce((sum, single) => sum + (betsByPrize(betType, single)[prize] as number), 0),
        )
        expect(betsByPrize(betType, content)).toEqual(bets)
      }),
      { numRuns: 300 },
    )
  })
})

describe('quick picks', () => {
  test.each(all)('$code is picked as one bet that can be placed', (betType) => {
    const source = seededSource(`quick-${betType.code}`)
    for (let time = 0; time < 5; time++) {
      const content = quickPick(betType, source)
      expect(parseContent(betType, writeContent(content))).toEqual({
        content,
        bets: countBets(betType, content),
      })
      expect(singleBets(betType, content)).toHaveLength(1)
    }
  })
})
