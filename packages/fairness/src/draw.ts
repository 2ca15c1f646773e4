import type { WordSource } from './stream.ts'

/**
 * A uniform whole number from 0 to `n` − 1: the top bits of a word; a word whose bits are too large is discarded.
 * No remainder is taken, so every number is exactly as likely as any other.
 */
export function drawBelow(source: WordSource, n: number): number {
  if (!Number.isInteger(n) || n < 1 || n > 2 ** source.bits) {
    throw new RangeError(`cannot draw below ${n} from words of ${source.bits} bits`)
  }
  const bits = n === 1 ? 0 : 32 - Math.clz32(n - 1)
  if (bits === 0) return 0
  for (;;) {
    const drawn = source.next() >>> (source.bits - bits)
    if (drawn < n) return drawn
  }
}

/** How many values `drawFine` has. */
export const fineSteps = 2 ** 52

/** A uniform whole number below 2⁵², made of one word and the top 20 bits of the next; a number holds it exactly. */
export function drawFine(source: WordSource): number {
  if (source.bits !== 32) throw new RangeError('52 bits are made of two words of 32')
  const high = source.next()
  return high * 2 ** 20 + (source.next() >>> 12)
}

/** Fisher–Yates from the front: the first `count` items of a uniform shuffle; the input stays unchanged. */
export function drawWithout<T>(source: WordSource, items: readonly T[], count = items.length): T[] {
  if (count > items.length) throw new RangeError(`cannot draw ${count} of ${items.length}`)
  const pool = items.slice()
  for (let at = 0; at < count; at++) {
    const other = at + drawBelow(source, pool.length - at)
    const taken = pool[other] as T
    pool[other] = pool[at] as T
    pool[at] = taken
  }
  return pool.slice(0, count)
}

/** The index of a weight; each is as likely as its share of the total. */
export function drawWeighted(source: WordSource, weights: readonly number[]): number {
  let left = drawBelow(
    source,
    weights.reduce((sum, weight) => sum + weight, 0),
  )
  return weights.findIndex((weight) => {
    left -= weight
    return left < 0
  })
}
