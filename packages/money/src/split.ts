import type { Amount } from './amount.ts'

/**
 * Divides an amount by weights so that the parts add up to the whole exactly.
 * The units left after rounding down go one by one to the largest remainders, earlier parts first.
 */
export function splitByWeights(amount: Amount, weights: readonly bigint[]): Amount[] {
  if (amount < 0n) throw new RangeError('only an amount of zero or more can be split')
  if (weights.some((weight) => weight < 0n)) throw new RangeError('a weight is zero or more')
  const total = weights.reduce((sum, weight) => sum + weight, 0n)
  if (total === 0n) throw new RangeError('at least one weight is above zero')

  const shares = weights.map((weight, index) => ({
    index,
    part: (amount * weight) / total,
    remainder: (amount * weight) % total,
  }))
  let left = amount - shares.reduce((sum, share) => sum + share.part, 0n)
  const byRemainder = shares.toSorted((a, b) =>
    a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1,
  )
  for (const share of byRemainder) {
    if (left === 0n) break
    share.part += 1n
    left -= 1n
  }
  return shares.map((share) => share.part)
}
