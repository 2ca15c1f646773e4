import { type BetType, betTypeOf, oddsSnapshot } from '@perya/lottery-rules'
import { describe, expect, it } from 'vitest'
import { controlPayout } from './control-payout.ts'

/** What a line of two pesos wins in the prize group 1956, worked out by hand from the rules of the game. */
const cases: readonly (readonly [bet: string, content: string, result: string, won: bigint])[] = [
  ['ssc.five-direct', '1,2|3|4|5,6|7', '1 3 4 6 7', 195_600_0000n],
  ['ssc.three-front-direct', '1|2|3', '1 2 3 0 0', 1_956_0000n],
  [
    'ssc.five-combination',
    '0,9|1|2|3|4',
    '5 1 2 3 4',
    2n * (19_560_0000n + 1_956_0000n + 195_6000n + 19_5600n),
  ],
  ['ssc.position', '|||7|7', '1 2 3 7 7', 2n * 19_5600n],
  ['ssc.sum-size', 'big,odd', '9 9 5 0 0', 2n * 3_9120n],
  ['ssc.three-back-shape', 'straight', '5 5 9 0 1', 32_6000n],
  ['ssc.any-2-direct', '1|2|3||', '1 2 3 0 0', 3n * 195_6000n],
  ['pk10.sum', '3,19', '2 1 3 4 5 6 7 8 9 10', 88_0200n],
  ['k3.sic-bo-size', 'small', '2 2 2', 0n],
  ['11x5.any-6', '01,02,03,04,05,06,07', '05 04 03 02 01', 2n * 150_6120n],
  ['keno.sum-size', 'big,small', '1 2 3 4 5 6 7 8 9 10 71 72 73 74 75 76 77 78 79 80', 2n * 2_0000n],
  ['mark-six.special-size', 'odd', '01 02 03 04 05 06 49', 2_0000n],
  ['vn-south.de', '05', '123405 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0', 195_6000n],
  ['ph-4d.permutation-12', '1|2,3', '2 1 3 1', 2_020_0000n],
  ['ph-6d.straight', '1|2|3|4|5|6', '1 2 0 4 5 6', 80_0000n],
]

const lineOf = (code: string, text: string) => {
  const betType = betTypeOf(code) as BetType
  return { betType, text, unitPrice: 2_0000n, mode: '1', multiple: 1, odds: oddsSnapshot(betType, 1956) }
}

describe('the second program', () => {
  it.each(cases)('R-62 pays %s on %s what the draw %s is worth', (code, text, result, won) => {
    expect(controlPayout(result.split(' '))(lineOf(code, text))).toBe(won)
  })

  it('R-62 takes the multiple and the mode, and cuts what is below the smallest amount', () => {
    const pay = controlPayout(['9', '9', '5', '0', '0'])
    const line = { ...lineOf('ssc.sum-size', 'big'), odds: { win: 1_9999n } }
    expect(pay({ ...line, multiple: 3 })).toBe(11_9994n)
    expect(pay({ ...line, multiple: 3, mode: '0.001' })).toBe(119n)
  })

  it.each([
    ['a pick twice', '1,1|2|3'],
    ['picks out of order', '2,1|2|3'],
    ['an unknown pick', 'x|2|3'],
    ['a field too many', '1|2|3|4'],
    ['an empty field', '1||3'],
  ])('R-62 pays nothing on a text with %s', (_, text) => {
    expect(() => controlPayout(['1', '2', '3', '4', '5'])(lineOf('ssc.three-front-direct', text))).toThrow()
  })
})
