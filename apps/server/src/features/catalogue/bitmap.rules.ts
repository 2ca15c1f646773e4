/** Sets of small numbers as bits, so that joining several of them costs a microsecond for 50,000 games. */
export type Bitmap = Uint32Array

export const emptyBitmap = (size: number): Bitmap => new Uint32Array((size + 31) >>> 5)

export function fullBitmap(size: number): Bitmap {
  const bits = emptyBitmap(size).fill(0xffff_ffff)
  const rest = size & 31
  if (rest > 0) bits[bits.length - 1] = (1 << rest) - 1
  return bits
}

export function setBit(bits: Bitmap, at: number): void {
  bits[at >>> 5] = (bits[at >>> 5] ?? 0) | (1 << (at & 31))
}

export const hasBit = (bits: Bitmap, at: number): boolean => ((bits[at >>> 5] ?? 0) & (1 << (at & 31))) !== 0

/** Keeps in `bits` what is in every one of the others. */
export function keepCommon(bits: Bitmap, others: readonly Bitmap[]): Bitmap {
  for (const other of others) {
    for (let word = 0; word < bits.length; word++) bits[word] = (bits[word] ?? 0) & (other[word] ?? 0)
  }
  return bits
}

/** What is in either. */
export function unite(one: Bitmap, other: Bitmap): Bitmap {
  return one.map((word, at) => word | (other[at] ?? 0))
}

/** What is in the first and not in the second. */
export function without(one: Bitmap, other: Bitmap): Bitmap {
  return one.map((word, at) => word & ~(other[at] ?? 0))
}

function countWord(word: number): number {
  let left = word - ((word >>> 1) & 0x5555_5555)
  left = (left & 0x3333_3333) + ((left >>> 2) & 0x3333_3333)
  return (((left + (left >>> 4)) & 0x0f0f_0f0f) * 0x0101_0101) >>> 24
}

export function countBits(bits: Bitmap): number {
  let count = 0
  for (const word of bits) count += countWord(word)
  return count
}

/** The numbers in the set, in order, without the first `skip` of them and `take` at most. */
export function pageOf(bits: Bitmap, skip: number, take: number): number[] {
  const page: number[] = []
  let left = skip
  for (let at = 0; at < bits.length && page.length < take; at++) {
    let word = bits[at] ?? 0
    const count = countWord(word)
    if (count <= left) {
      left -= count
      continue
    }
    while (word !== 0 && page.length < take) {
      const lowest = 31 - Math.clz32(word & -word)
      word &= word - 1
      if (left > 0) left--
      else page.push((at << 5) | lowest)
    }
  }
  return page
}
