import { describe, expect, test } from 'vitest'
import type { BetType } from './bet-type.ts'
import { betTypeOf, betTypes } from './catalogue.ts'
import { trueOddsOf } from './price.ts'

/** True odds of every prize of a bet type, rounded as price lists round them. */
function odds(code: string, decimals: number): readonly string[] {
  const { prizes } = betTypeOf(code) as BetType
  return prizes.map((prize) => {
    const { numerator, denominator } = trueOddsOf(prize)
    const scale = 10n ** BigInt(decimals)
    const rounded = ((2n * numerator * scale + denominator) / (2n * denominator)).toString()
    return decimals === 0 ? rounded : `${rounded.slice(0, -decimals)}.${rounded.slice(-decimals)}`
  })
}

describe('the catalogue', () => {
  test.each([
    ['ssc.five-group-120', 2, ['833.33']],
    ['ssc.five-group-30', 2, ['3333.33']],
    ['ssc.four-back-group-24', 2, ['416.67']],
    ['ssc.any-1-in-four-front', 3, ['2.908']],
    ['ssc.any-2-in-five', 3, ['6.817']],
    ['ssc.any-3-in-five', 2, ['22.99']],
    ['ssc.dragon-tiger', 3, ['2.222', '10.000']],
    ['ssc.three-back-shape', 3, ['100.000', '16.667', '3.704', '2.778', '3.333']],
    ['ssc.bull', 3, ['2.805', '15.686', '15.373', '15.489']],
    ['ssc.appears-four-times', 1, ['2173.9']],
    ['pk10.first-five-direct', 0, ['30240']],
    ['pk10.sum', 2, ['45.00', '22.50', '15.00', '11.25', '9.00']],
    ['pk10.sum-size', 2, ['2.25', '1.80']],
    ['k3.sum', 3, ['216.000', '72.000', '36.000', '21.600', '14.400', '10.286', '8.640', '8.000']],
    ['k3.sic-bo-size', 3, ['2.057']],
    ['k3.pair', 1, ['13.5']],
    ['k3.single', 3, ['2.374']],
    ['11x5.any-5', 0, ['462']],
    ['11x5.any-8', 2, ['8.25']],
    ['11x5.odd-count', 2, ['462.00', '15.40', '3.08', '2.31', '6.16', '77.00']],
    ['11x5.middle', 3, ['16.500', '7.333', '5.133', '4.620']],
    ['keno.pick-3', 2, ['72.07']],
    ['keno.pick-10', 0, ['8911711']],
    ['mark-six.any-regular', 3, ['8.167']],
    ['mark-six.special-zodiac-horse', 2, ['9.80', '12.25']],
    ['mark-six.any-zodiac-horse', 3, ['1.805', '2.120']],
    ['mark-six.two-of-two', 1, ['78.4']],
    ['mark-six.three-of-three', 1, ['921.2']],
    ['mark-six.two-of-three', 2, ['28.56', '921.20']],
    ['mark-six.four-of-four', 0, ['14125']],
    ['mark-six.special-and-one', 0, ['196']],
    ['mark-six.none-of-5', 3, ['2.242']],
    ['mark-six.none-of-12', 3, ['8.344']],
    ['mark-six.six', 1, ['13983816.0', '2330636.0', '55491.3', '22196.5', '1082.8', '812.1', '60.9']],
    ['vn-north.xien-2', 2, ['18.22']],
    ['vn-north.xien-3', 2, ['81.31']],
    ['vn-north.xien-4', 1, ['374.5']],
    ['vn-south.da', 1, ['38.3']],
    ['vn-north.lo-truot-4', 2, ['3.01']],
    ['vn-north.lo-truot-10', 1, ['17.2']],
    ['ph-42.six', 1, ['5245786.0', '24286.0', '555.1', '36.7']],
    ['ph-58.six', 1, ['40475358.0', '129728.7', '2035.0', '91.6']],
  ])('prices %s by the odds every book has', (code, decimals, expected) => {
    expect(odds(code, decimals)).toEqual(expected)
  })

  test('names every bet type and every prize of it once', () => {
    const all = Object.values(betTypes).flat()
    expect(new Set(all.map(({ code }) => code)).size).toBe(all.length)
    for (const { prizes, fields } of all) {
      expect(new Set(prizes.map(({ code }) => code)).size).toBe(prizes.length)
      expect(new Set(fields.map(({ code }) => code)).size).toBe(fields.length)
      expect(fields.every(({ picks, least, most }) => least <= most && most <= picks.length)).toBe(true)
    }
  })
})
