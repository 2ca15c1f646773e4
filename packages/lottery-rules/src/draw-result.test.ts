import { describe, expect, test } from 'vitest'
import { drawResult } from './draw-result.ts'
import { families } from './family.ts'
import { seededSource } from './testing/sample-contents.ts'
import { lotDigits, northPrizes, southPrizes } from './vn/lots.ts'

const shapes = {
  ssc: { length: 5, each: /^\d$/ },
  pk10: { length: 10, each: /^([1-9]|10)$/, apart: true },
  k3: { length: 3, each: /^[1-6]$/ },
  '11x5': { length: 5, each: /^(0[1-9]|1[01])$/, apart: true },
  keno: { length: 20, each: /^(0[1-9]|[1-7]\d|80)$/, apart: true },
  'mark-six': { length: 7, each: /^(0[1-9]|[1-4]\d)$/, apart: true },
  'vn-north': { length: 27, each: /^\d{2,5}$/ },
  'vn-south': { length: 18, each: /^\d{2,6}$/ },
  'ph-2d': { length: 2, each: /^(0[1-9]|[12]\d|3[01])$/ },
  'ph-3d': { length: 3, each: /^\d$/ },
  'ph-4d': { length: 4, each: /^\d$/ },
  'ph-6d': { length: 6, each: /^\d$/ },
  'ph-42': { length: 6, each: /^(0[1-9]|[1-3]\d|4[0-2])$/, apart: true },
  'ph-45': { length: 6, each: /^(0[1-9]|[1-3]\d|4[0-5])$/, apart: true },
  'ph-49': { length: 6, each: /^(0[1-9]|[1-4]\d)$/, apart: true },
  'ph-55': { length: 6, each: /^(0[1-9]|[1-4]\d|5[0-5])$/, apart: true },
  'ph-58': { length: 6, each: /^(0[1-9]|[1-4]\d|5[0-8])$/, apart: true },
} as const

describe('a draw', () => {
  test.each(families)('of %s has the form of its family and comes again from the same words', (family) => {
    const shape = shapes[family]
    const [source, again] = [seededSource(family), seededSource(family)]
    for (let time = 0; time < 200; time++) {
      const result = drawResult(family, source)
      expect(result).toHaveLength(shape.length)
      expect(result.every((drawn) => shape.each.test(drawn))).toBe(true)
      if ('apart' in shape) expect(new Set(result).size).toBe(result.length)
      expect(drawResult(family, again)).toEqual(result)
    }
  })

  test('of Vietnam gives every lot its digits', () => {
    const lengths = (family: 'vn-north' | 'vn-south') =>
      drawResult(family, seededSource('lots')).map((lot) => lot.length)
    expect(lengths('vn-north')).toEqual(lotDigits(northPrizes))
    expect(lengths('vn-south')).toEqual(lotDigits(southPrizes))
  })

  test('takes words of a published stream in order, so that anyone can follow it by hand', () => {
    const words = [0x1000_0000, 0xf000_0000, 0x9000_0000, 0x2000_0000, 0xa000_0000, 0x7000_0000, 0]
    const source = { bits: 32, next: () => words.shift() as number }
    expect(drawResult('ssc', source)).toEqual(['1', '9', '2', '7', '0'])
  })
})
