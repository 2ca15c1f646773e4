import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { displayMoney, formatAmount, isAmountText, parseAmount, splitByWeights } from './index.ts'

describe('an amount on the wire', () => {
  it('comes back as the same amount', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 17n), max: 10n ** 17n }), (amount) => {
        expect(parseAmount(formatAmount(amount))).toBe(amount)
      }),
    )
  })

  it.each([
    '',
    '-',
    '1,00',
    '1e21',
    'NaN',
    'Infinity',
    '-0',
    '-0.00',
    '01',
    '1.',
    '.5',
    '1.00001',
    ' 1',
    '+1',
    '0x1',
  ])('R-7 refuses %j', (text) => {
    expect(isAmountText(text)).toBe(false)
    expect(() => parseAmount(text)).toThrow(RangeError)
  })

  it('keeps two decimals at least and four at most', () => {
    expect(formatAmount(100_000_000n)).toBe('10000.00')
    expect(formatAmount(125n)).toBe('0.0125')
    expect(formatAmount(-5_000n)).toBe('-0.50')
    expect(formatAmount(1_000n)).toBe('0.10')
  })
})

describe('an amount on the screen', () => {
  const php = (locale: string) => ({ locale, currency: 'PHP' })

  it('shows two decimals in every language with the peso sign', () => {
    expect(displayMoney(12_345_675_000n, php('fil-PH'))).toBe('₱1,234,567.50')
    expect(displayMoney(12_345_675_000n, php('en-PH'))).toBe('₱1,234,567.50')
    expect(displayMoney(12_345_675_000n, php('th'))).toContain('₱')
  })

  it('never shows more than there is', () => {
    expect(displayMoney(19_999n, php('en-PH'))).toBe('₱1.99')
    expect(displayMoney(-19_999n, php('en-PH'))).toBe('−₱2.00')
    // Won 13.405 of 20.26: what is shown of both differs by what is shown as lost.
    expect(displayMoney(134_050n - 202_600n, php('en-PH'))).toBe('−₱6.86')
  })

  it('keeps every digit of a large amount', () => {
    expect(displayMoney(9_007_199_254_740_993_0000n, php('en-PH'))).toBe('₱9,007,199,254,740,993.00')
  })

  it('leaves out decimals and adds a plus when asked', () => {
    expect(displayMoney(1_042_385_110_000n, { ...php('en-PH'), decimals: 0 })).toBe('₱104,238,511')
    expect(displayMoney(50_000n, { ...php('en-PH'), sign: 'always' })).toBe('+₱5.00')
  })

  it('says what the browser itself would say in Filipino and English', () => {
    const looks = fc.record({
      locale: fc.constantFrom('fil-PH', 'en-PH'),
      currency: fc.constantFrom('PHP', 'USD'),
      decimals: fc.constantFrom(0 as const, 2 as const),
      sign: fc.constantFrom('auto' as const, 'always' as const),
    })
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 17n), max: 10n ** 17n }), looks, (amount, look) => {
        const step = 10n ** BigInt(4 - look.decimals)
        const cut = (amount - (((amount % step) + step) % step)) / step
        const digits = (cut < 0n ? -cut : cut).toString().padStart(look.decimals + 1, '0')
        const at = digits.length - look.decimals
        const text = `${cut < 0n ? '-' : ''}${digits.slice(0, at)}.${digits.slice(at)}0`
        const own = new Intl.NumberFormat(look.locale, {
          style: 'currency',
          currency: look.currency,
          currencyDisplay: 'narrowSymbol',
          minimumFractionDigits: look.decimals,
          maximumFractionDigits: look.decimals,
          signDisplay: look.sign,
        })
        expect(displayMoney(amount, look)).toBe(own.format(text as `${number}`).replace('-', '−'))
      }),
    )
  })
})

describe('a split', () => {
  it('R-8 adds up to the whole, each part within one unit of its share', () => {
    const weights = fc
      .array(fc.bigInt({ min: 0n, max: 10n ** 9n }), { minLength: 1, maxLength: 12 })
      .filter((list) => list.some((weight) => weight > 0n))
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), weights, (amount, list) => {
        const parts = splitByWeights(amount, list)
        const total = list.reduce((sum, weight) => sum + weight, 0n)
        expect(parts.reduce((sum, part) => sum + part, 0n)).toBe(amount)
        parts.forEach((part, index) => {
          const share = (amount * (list[index] ?? 0n)) / total
          expect(part === share || part === share + 1n).toBe(true)
        })
      }),
      { numRuns: 2_000 },
    )
  })

  it('gives the odd unit to the largest remainder, then to the earlier part', () => {
    expect(splitByWeights(100n, [1n, 1n, 1n])).toEqual([34n, 33n, 33n])
    expect(splitByWeights(10n, [1n, 2n])).toEqual([3n, 7n])
  })

  it('refuses what cannot be divided', () => {
    expect(() => splitByWeights(-1n, [1n])).toThrow(RangeError)
    expect(() => splitByWeights(1n, [])).toThrow(RangeError)
    expect(() => splitByWeights(1n, [-1n, 2n])).toThrow(RangeError)
  })
})
