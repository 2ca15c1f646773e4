/**
 * Seeds for rounds that many players share. The last seed is made first; each earlier seed is the hash of the
 * one after it, and the hash of the first is published. Each revealed seed therefore proves that its round was
 * fixed before the first bet. A salt fixed after the publication keeps the house from choosing a chain it likes.
 */
import { commitmentOf, isClientSeed } from './seed.ts'
import type { RoundSeeds } from './stream.ts'

export type Chain = {
  readonly commitment: string
  readonly length: number
  /** Unknown when the commitment was published: for example the output of a public beacon named in advance. */
  readonly salt: string
}

/** Every seed of a chain in the order of play; `seeds[0]` hashes to the commitment. */
export function makeChain(lastSeed: string, length: number): { commitment: string; seeds: string[] } {
  if (!Number.isInteger(length) || length < 1) throw new RangeError('a chain has at least one seed')
  const seeds = [lastSeed]
  while (seeds.length < length) seeds.push(commitmentOf(seeds.at(-1) as string))
  seeds.reverse()
  return { commitment: commitmentOf(seeds[0] as string), seeds }
}

/** The seeds of round `index` of a chain, in the same form as those of a player's own rounds. */
export function chainRoundSeeds({ salt, length }: Chain, seed: string, index: number): RoundSeeds {
  if (!isClientSeed(salt)) throw new RangeError('a salt is 1 to 64 letters, digits, - or _')
  if (index < 0 || index >= length) throw new RangeError('the round is past the end of its chain')
  return { serverSeed: seed, clientSeed: salt, nonce: index }
}

/** True if `seed` is the one that was fixed for round `index` when the commitment was published. */
export function belongsToChain(chain: Pick<Chain, 'commitment' | 'length'>, seed: string, index: number) {
  if (index < 0 || index >= chain.length) return false
  let hash = commitmentOf(seed)
  for (let step = 0; step < index; step++) hash = commitmentOf(hash)
  return hash === chain.commitment
}

export type ChainPosition = { readonly chain: Chain; readonly index: number }

/** The position of the next round: in this chain, or at the start of the next chain, which is already published. */
export function nextPosition({ chain, index }: ChainPosition, next: Chain | undefined): ChainPosition {
  if (index + 1 < chain.length) return { chain, index: index + 1 }
  if (!next) throw new Error('the chain is at its end and no next commitment is published')
  if (next.commitment === chain.commitment) throw new Error('a chain is played once')
  return { chain: next, index: 0 }
}
