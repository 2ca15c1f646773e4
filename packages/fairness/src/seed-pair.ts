/** One player's seeds: committed, used once per bet, and revealed only when no bet can use them any more. */
import { commitmentOf, isClientSeed } from './seed.ts'
import type { RoundSeeds } from './stream.ts'

export type SeedPair = {
  /** Secret until the pair is revealed; encrypted where it is stored. */
  readonly serverSeed: string
  /** Shown from the start. */
  readonly commitment: string
  readonly clientSeed: string
  /** The nonce of the next bet. */
  readonly nonce: number
  readonly isRevealed: boolean
}

export function openSeedPair(serverSeed: string, clientSeed: string): SeedPair {
  if (!isClientSeed(clientSeed)) throw new RangeError('a client seed is 1 to 64 letters, digits, - or _')
  return { serverSeed, commitment: commitmentOf(serverSeed), clientSeed, nonce: 0, isRevealed: false }
}

/** The seeds of the next bet, and the pair after it. */
export function takeNonce(pair: SeedPair): { seeds: RoundSeeds; pair: SeedPair } {
  if (pair.isRevealed) throw new Error('a revealed seed decides no more rounds')
  const { serverSeed, clientSeed, nonce } = pair
  return { seeds: { serverSeed, clientSeed, nonce }, pair: { ...pair, nonce: nonce + 1 } }
}

export type Rotation = {
  readonly pair: SeedPair
  readonly nextServerSeed: string
  /** A new client seed needs a new pair, so the player cannot influence a server seed already in use. */
  readonly nextClientSeed?: string
  readonly openRounds: number
}

/** Reveals the old pair and opens the next one, whose commitment is known before its first bet. */
export function rotateSeeds({ pair, nextServerSeed, nextClientSeed, openRounds }: Rotation): {
  revealed: SeedPair
  next: SeedPair
} {
  if (openRounds > 0) throw new Error('a seed stays secret while a round of it is open')
  if (pair.isRevealed) throw new Error('the seed is revealed already')
  if (nextServerSeed === pair.serverSeed) throw new Error('a seed is used for one pair only')
  return {
    revealed: { ...pair, isRevealed: true },
    next: openSeedPair(nextServerSeed, nextClientSeed ?? pair.clientSeed),
  }
}
