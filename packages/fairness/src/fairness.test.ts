import { hmac as hmacOf } from '@noble/hashes/hmac.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  commitmentOf,
  drawBelow,
  drawFine,
  drawWeighted,
  drawWithout,
  openStream,
  sha256,
  toHex,
} from './index.ts'
import { textBytes } from './seed.ts'
import vectors from './testing/vectors.json' with { type: 'json' }

const many = <T>(count: number, draw: () => T) => Array.from({ length: count }, draw)

/** A source that gives exactly these words and then throws, so a test can count how many were used. */
function only(bits: number, words: Iterable<number>) {
  const left = words[Symbol.iterator]()
  return {
    bits,
    next: () => {
      const { value, done } = left.next()
      if (done) throw new RangeError('no more words')
      return value
    },
  }
}

describe('the hashes of a round, compared with those of Python and OpenSSL', () => {
  it.each(vectors.sha256)('R-52 the SHA-256 of $text.length letters', ({ text, sha256: expected }) => {
    expect(toHex(sha256(textBytes(text)))).toBe(expected)
  })

  it.each(vectors.hmac)('R-52 HMAC under a key of $key.length letters', ({ key, message, hmac }) => {
    expect(toHex(hmacOf(sha256, textBytes(key), textBytes(message)))).toBe(hmac)
  })
})

describe('the randomness of a round', () => {
  it.each(vectors.rounds)('R-52 follows from its seeds alone: $clientSeed at $nonce', (round) => {
    expect(commitmentOf(round.serverSeed)).toBe(round.commitment)
    const words = openStream(round)
    expect(many(round.words.length, words.next)).toEqual(round.words)
    for (const { n, drawn } of round.below) {
      const source = openStream(round)
      expect(many(drawn.length, () => drawBelow(source, n))).toEqual(drawn)
    }
    const cards = Array.from({ length: 52 }, (_, card) => card)
    expect(drawWithout(openStream(round), cards)).toEqual(round.shuffle52)
    const fine = openStream(round)
    expect(many(round.fine.length, () => drawFine(fine))).toEqual(round.fine)
  })

  it('R-47 differs for every server seed, client seed and nonce', () => {
    const seed = (name: string) => commitmentOf(name.padStart(64, '0'))
    const windows = new Set<string>()
    for (let pair = 0; pair < 100; pair++) {
      for (const clientSeed of ['juan', 'juan1']) {
        for (let nonce = 0; nonce < 10; nonce++) {
          const source = openStream({ serverSeed: seed(String(pair)), clientSeed, nonce })
          windows.add(many(4, source.next).join())
        }
      }
    }
    expect(windows.size).toBe(2_000)
  })

  it('R-53 refuses seeds and nonces that could be read in two ways', () => {
    const seeds = { serverSeed: 'a'.repeat(64), clientSeed: 'juan', nonce: 0 }
    for (const clientSeed of ['', 'juan:1', 'a b', 'ñ', 'x'.repeat(65), 'juan\n']) {
      expect(() => openStream({ ...seeds, clientSeed })).toThrow(RangeError)
    }
    for (const nonce of [-1, 0.5, Number.NaN, 2 ** 53]) {
      expect(() => openStream({ ...seeds, nonce })).toThrow(RangeError)
    }
    for (const serverSeed of ['', 'A'.repeat(64), 'a'.repeat(63), 'g'.repeat(64)]) {
      expect(() => openStream({ ...seeds, serverSeed })).toThrow(RangeError)
    }
  })
})

describe('a number drawn below n', () => {
  /** How often each number comes out when every word of this width is offered once. */
  function tally(bits: number, n: number): Uint32Array {
    const counts = new Uint32Array(n)
    let word = 0
    let isPast = false
    const next = () => {
      isPast = word === 2 ** bits
      // After the last word, a zero ends the current draw, and that draw is not counted.
      return isPast ? 0 : word++
    }
    for (;;) {
      const drawn = drawBelow({ bits, next }, n)
      if (isPast) return counts
      counts[drawn] = (counts[drawn] as number) + 1
    }
  }

  it('R-45 comes out exactly as often as any other, counted over all 2¹⁶ words, for n = 2…100', () => {
    for (let n = 2; n <= 100; n++) expect(new Set(tally(16, n)).size, `n = ${n}`).toBe(1)
  })

  it('R-45 comes out exactly as often as any other, counted over all 2¹⁷ words, for n up to 100,000', () => {
    fc.assert(
      fc.property(fc.integer({ min: 101, max: 100_000 }), (n) => {
        expect(new Set(tally(17, n)).size).toBe(1)
      }),
      { numRuns: 25 },
    )
  })

  it('R-45 discards a word that does not fit and takes no remainder', () => {
    expect(drawBelow(only(8, [0b110_00000, 0b111_11111, 0b101_00000]), 6)).toBe(5)
    expect(drawBelow(only(8, []), 1)).toBe(0)
    for (const n of [0, -1, 1.5, 257]) expect(() => drawBelow(only(8, [0]), n)).toThrow(RangeError)
  })
})

describe('things drawn without putting back', () => {
  it('R-45 come in every order equally often, counted over all words', () => {
    const orders = new Map<string, number>()
    for (let first = 0; first < 4; first++) {
      for (let second = 0; second < 4; second++) {
        // Two bits per word: 3 does not fit a draw below 3, and the low bit is dropped below 2.
        if (first === 3) continue
        const order = drawWithout(only(2, [first, second]), ['a', 'b', 'c']).join('')
        orders.set(order, (orders.get(order) ?? 0) + 1)
      }
    }
    expect(orders.size).toBe(6)
    expect(new Set(orders.values())).toEqual(new Set([2]))
  })

  it('keep the whole set and do not change the input', () => {
    const items = [1, 2, 3, 4, 5]
    const source = openStream({ serverSeed: 'b'.repeat(64), clientSeed: 'juan', nonce: 7 })
    expect(drawWithout(source, items).toSorted()).toEqual(items)
    expect(drawWithout(source, items, 2)).toHaveLength(2)
    expect(items).toEqual([1, 2, 3, 4, 5])
    expect(() => drawWithout(source, items, 6)).toThrow(RangeError)
  })

  it('R-45 each weight comes out exactly by its share, counted over all words', () => {
    const met = [0, 0, 0]
    for (let word = 0; word < 8; word++) {
      const at = drawWeighted(only(3, [word]), [5, 0, 3])
      met[at] = (met[at] ?? 0) + 1
    }
    expect(met).toEqual([5, 0, 3])
  })
})
