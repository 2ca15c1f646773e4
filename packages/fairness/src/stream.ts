import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { isClientSeed, isServerSeed, textBytes } from './seed.ts'

/** Everything that decides the randomness of one round. */
export type RoundSeeds = {
  readonly serverSeed: string
  readonly clientSeed: string
  /** The number of the bet under this pair of seeds, from 0. */
  readonly nonce: number
}

/** Uniform words of a known width, one after another. */
export type WordSource = {
  /** From 1 to 32. */
  readonly bits: number
  readonly next: () => number
}

const wordsPerBlock = 8

/**
 * The random words of a round: block `c` is HMAC-SHA256(serverSeed, "clientSeed:nonce:c"),
 * read as eight big-endian 32-bit words, for c = 0, 1, 2 …
 */
export function openStream({ serverSeed, clientSeed, nonce }: RoundSeeds): WordSource {
  if (!isServerSeed(serverSeed)) throw new RangeError('a server seed is 64 hexadecimal digits')
  if (!isClientSeed(clientSeed)) throw new RangeError('a client seed is 1 to 64 letters, digits, - or _')
  if (!Number.isSafeInteger(nonce) || nonce < 0) throw new RangeError('a nonce is a whole number from 0')
  const keyed = hmac.create(sha256, textBytes(serverSeed))
  let block: DataView | undefined
  let used = 0
  return {
    bits: 32,
    next: () => {
      const at = used & (wordsPerBlock - 1)
      if (!block || at === 0) {
        const cursor = used / wordsPerBlock
        const text = textBytes(`${clientSeed}:${nonce}:${cursor}`)
        block = new DataView(keyed.clone().update(text).digest().buffer)
      }
      used += 1
      return block.getUint32(at * 4)
    },
  }
}
