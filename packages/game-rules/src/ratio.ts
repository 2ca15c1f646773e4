/** An exact fraction in lowest terms, denominator above zero: chances and returns are never rounded. */
export type Ratio = { readonly numerator: bigint; readonly denominator: bigint }

export function ratio(numerator: bigint, denominator = 1n): Ratio {
  if (denominator === 0n) throw new RangeError('a fraction of nothing')
  const sign = denominator < 0n ? -1n : 1n
  const divisor = sign * greatestDivisor(numerator, denominator)
  return { numerator: numerator / divisor, denominator: denominator / divisor }
}

export const add = (one: Ratio, other: Ratio): Ratio =>
  ratio(
    one.numerator * other.denominator + other.numerator * one.denominator,
    one.denominator * other.denominator,
  )

export const times = (one: Ratio, other: Ratio): Ratio =>
  ratio(one.numerator * other.numerator, one.denominator * other.denominator)

export const over = (one: Ratio, other: Ratio): Ratio =>
  ratio(one.numerator * other.denominator, one.denominator * other.numerator)

export const total = (parts: readonly Ratio[]): Ratio => parts.reduce(add, ratio(0n))

export const isAtMost = (one: Ratio, other: Ratio): boolean =>
  one.numerator * other.denominator <= other.numerator * one.denominator

/** As a percentage for the slip, cut and never rounded up: `98.98%`. */
export function percentText(ratio: Ratio): string {
  return hundredthsText(hundredthsOf(ratio))
}

/** What a return leaves the house: the rest of the percentage that is shown, so that the two make a hundred. */
export function edgeText(ratio: Ratio): string {
  return hundredthsText(10_000n - hundredthsOf(ratio))
}

/** A share of a hundred in hundredths, cut and never rounded up. */
export const hundredthsOf = ({ numerator, denominator }: Ratio) => (numerator * 10_000n) / denominator

function hundredthsText(hundredths: bigint): string {
  const digits = hundredths.toString().padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}%`
}

function greatestDivisor(one: bigint, other: bigint): bigint {
  let [larger, smaller] = [one < 0n ? -one : one, other < 0n ? -other : other]
  while (smaller > 0n) [larger, smaller] = [smaller, larger % smaller]
  return larger === 0n ? 1n : larger
}
