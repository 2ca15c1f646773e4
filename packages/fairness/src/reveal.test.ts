import { describe, expect, it } from 'vitest'
import {
  belongsToChain,
  type Chain,
  type ChainPosition,
  chainRoundSeeds,
  commitmentOf,
  makeChain,
  nextPosition,
  openSeedPair,
  rotateSeeds,
  takeNonce,
} from './index.ts'
import vectors from './testing/vectors.json' with { type: 'json' }

const seedOf = (digit: string) => digit.repeat(64)

describe('a pair of seeds', () => {
  it('R-52 shows the hash of the server seed before the first bet, and the revealed seed has that hash', () => {
    const pair = openSeedPair(seedOf('1'), 'juan')
    const { revealed } = rotateSeeds({ pair, nextServerSeed: seedOf('2'), openRounds: 0 })
    expect(commitmentOf(revealed.serverSeed)).toBe(pair.commitment)
  })

  it('R-53 counts its bets up by one, from zero', () => {
    let pair = openSeedPair(seedOf('1'), 'juan')
    const nonces = Array.from({ length: 5 }, () => {
      const taken = takeNonce(pair)
      pair = taken.pair
      return taken.seeds.nonce
    })
    expect(nonces).toEqual([0, 1, 2, 3, 4])
  })

  it('R-53 lets the player choose a client seed, and starts a fresh pair for it', () => {
    const pair = takeNonce(openSeedPair(seedOf('1'), 'juan')).pair
    const { next } = rotateSeeds({
      pair,
      nextServerSeed: seedOf('2'),
      nextClientSeed: 'swerte',
      openRounds: 0,
    })
    expect(next).toMatchObject({ clientSeed: 'swerte', nonce: 0, isRevealed: false })
    expect(() => openSeedPair(seedOf('1'), 'dalawang salita')).toThrow(RangeError)
  })

  it('R-53 is never revealed while a round is open, and decides nothing after that', () => {
    const pair = openSeedPair(seedOf('1'), 'juan')
    expect(() => rotateSeeds({ pair, nextServerSeed: seedOf('2'), openRounds: 1 })).toThrow('open')
    expect(() => rotateSeeds({ pair, nextServerSeed: seedOf('1'), openRounds: 0 })).toThrow('one pair')
    const { revealed } = rotateSeeds({ pair, nextServerSeed: seedOf('2'), openRounds: 0 })
    expect(() => takeNonce(revealed)).toThrow('revealed')
    expect(() => rotateSeeds({ pair: revealed, nextServerSeed: seedOf('3'), openRounds: 0 })).toThrow()
  })
})

describe('the seeds of shared rounds', () => {
  const chainOf = (lastSeed: string): { chain: Chain; seeds: string[] } => {
    const { commitment, seeds } = makeChain(lastSeed, 5)
    return { chain: { commitment, length: 5, salt: 'drand-1000' }, seeds }
  }

  it('R-52 are the chain Python computed, each the hash of the next', () => {
    const { commitment, seeds } = makeChain(vectors.chain.last, 5)
    expect({ commitment, seeds }).toEqual({
      commitment: vectors.chain.commitment,
      seeds: vectors.chain.seeds,
    })
  })

  it('R-52 prove their place by the commitment alone', () => {
    const { chain, seeds } = chainOf(seedOf('3'))
    seeds.forEach((seed, index) => {
      expect(belongsToChain(chain, seed, index)).toBe(true)
      expect(belongsToChain(chain, seed, index + 1)).toBe(false)
    })
    expect(belongsToChain(chain, seedOf('4'), 0)).toBe(false)
  })

  it('R-49 run out after five rounds and continue in a chain whose commitment was published before', () => {
    const first = chainOf(seedOf('3'))
    const second = chainOf(seedOf('4'))
    let position: ChainPosition = { chain: first.chain, index: 0 }
    const played = [position]
    for (let round = 1; round < 7; round++) {
      position = nextPosition(position, second.chain)
      played.push(position)
    }
    expect(played.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4, 0, 1])
    expect(played.at(-1)?.chain).toBe(second.chain)
    const end = { chain: first.chain, index: 4 }
    expect(() => nextPosition(end, undefined)).toThrow('no next commitment')
    expect(() => nextPosition(end, first.chain)).toThrow('once')
    expect(() => chainRoundSeeds(first.chain, seedOf('3'), 5)).toThrow(RangeError)
  })

  it('R-49 are never shorter than one round', () => {
    expect(() => makeChain(seedOf('3'), 0)).toThrow(RangeError)
    expect(chainRoundSeeds(chainOf(seedOf('3')).chain, seedOf('3'), 4)).toEqual({
      serverSeed: seedOf('3'),
      clientSeed: 'drand-1000',
      nonce: 4,
    })
  })
})
