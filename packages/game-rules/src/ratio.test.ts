import fc from 'fast-check'
import { expect, it } from 'vitest'
import { edgeText, percentText } from './ratio.ts'

it('R-69 the return and the edge on a slip make a hundred, and the return is never rounded up', () => {
  expect([
    percentText({ numerator: 99_015n, denominator: 100_000n }),
    edgeText({ numerator: 99_015n, denominator: 100_000n }),
  ]).toEqual(['99.01%', '0.99%'])
  const hundredths = (text: string) => BigInt(text.replace(/[.%]/g, ''))
  const part = fc.bigInt({ min: 1n, max: 10n ** 12n })
  fc.assert(
    fc.property(part, part, (some, more) => {
      const ratio = { numerator: some, denominator: some + more }
      const shown = hundredths(percentText(ratio))
      expect(shown + hundredths(edgeText(ratio))).toBe(10_000n)
      expect(shown * ratio.denominator <= ratio.numerator * 10_000n).toBe(true)
    }),
  )
})
