/** An exact fraction, denominator above zero: chances, fair odds and returns are never rounded. */
export type Fraction = { readonly numerator: bigint; readonly denominator: bigint }

export function fraction(numerator: bigint | number, denominator: bigint | number = 1n): Fraction {
  const [over, under] = [BigInt(numerator), BigInt(denominator)]
  if (under <= 0n) throw new RangeError('a denominator is above zero')
  const divisor = greatestDivisor(over, under)
  return { numerator: over / divisor, denominator: under / divisor }
}

export const plus = (one: Fraction, other: Fraction): Fraction =>
  fraction(
    one.numerator * other.denominator + other.numerator * one.denominator,
    one.denominator * other.denominator,
  )

export const times = (one: Fraction, other: Fraction): Fraction =>
  fraction(one.numerator * other.numerator, one.denominator * other.denominator)

export const inverse = ({ numerator, denominator }: Fraction): Fraction => fraction(denominator, numerator)

export const isLess = (one: Fraction, other: Fraction): boolean =>
  one.numerator * other.denominator < other.numerator * one.denominator

/** The fraction in units of 1/10,000, cut and never rounded up. */
export const flooredToUnits = ({ numerator, denominator }: Fraction): bigint =>
  (numerator * 10_000n) / denominator

function greatestDivisor(one: bigint, other: bigint): bigint {
  let [larger, smaller] = [one < 0n ? -one : one, other]
  while (smaller > 0n) [larger, smaller] = [smaller, larger % smaller]
  return larger
}
