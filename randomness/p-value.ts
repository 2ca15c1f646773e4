/** How often chance alone would do what was seen, or worse. */

/** Of a chi-square statistic with so many degrees of freedom, the part of the distribution above it. */
export function chiSquareAbove(statistic: number, freedom: number): number {
  return upperGamma(freedom / 2, statistic / 2)
}

/** Of a statistic in standard errors, both tails. */
export const normalBeyond = (z: number): number => chiSquareAbove(z * z, 1)

/** Counts against what was expected of each; cells too thin to judge are put together. */
export function fitOf(seen: readonly number[], expected: readonly number[]): number {
  const least = 8
  let [statistic, cells, thinSeen, thinExpected] = [0, 0, 0, 0]
  const add = (count: number, mean: number) => {
    statistic += (count - mean) ** 2 / mean
    cells += 1
  }
  for (const [at, mean] of expected.entries()) {
    const count = seen[at] ?? 0
    if (mean >= least) add(count, mean)
    else [thinSeen, thinExpected] = [thinSeen + count, thinExpected + mean]
  }
  if (thinExpected >= least) add(thinSeen, thinExpected)
  if (cells < 2) throw new RangeError('too few outcomes to judge')
  return chiSquareAbove(statistic, cells - 1)
}

/** The regularised upper incomplete gamma function Q(a, x). */
function upperGamma(a: number, x: number): number {
  if (x <= 0) return 1
  const front = Math.exp(a * Math.log(x) - x - logGamma(a))
  return x < a + 1 ? 1 - front * lowerSeries(a, x) : front * upperFraction(a, x)
}

const precision = 1e-14

function lowerSeries(a: number, x: number): number {
  let term = 1 / a
  let sum = term
  for (let n = 1; term > sum * precision; n++) {
    term *= x / (a + n)
    sum += term
  }
  return sum
}

/** Lentz's way through the continued fraction. */
function upperFraction(a: number, x: number): number {
  const tiny = 1e-300
  let b = x + 1 - a
  let c = 1 / tiny
  let d = 1 / b
  let value = d
  for (let n = 1; ; n++) {
    const step = -n * (n - a)
    b += 2
    d = 1 / nonZero(step * d + b, tiny)
    c = nonZero(b + step / c, tiny)
    value *= d * c
    if (Math.abs(d * c - 1) < precision) return value
  }
}

const nonZero = (value: number, tiny: number) => (Math.abs(value) < tiny ? tiny : value)

/** Stirling's series, exact to the last digits above ten; smaller arguments are led there. */
function logGamma(z: number): number {
  if (z < 10) return logGamma(z + 1) - Math.log(z)
  const inverse = 1 / z
  const square = inverse * inverse
  const series =
    inverse * (1 / 12 - square * (1 / 360 - square * (1 / 1_260 - square * (1 / 1_680 - square / 1_188))))
  return (z - 0.5) * Math.log(z) - z + Math.log(2 * Math.PI) / 2 + series
}
