import { commitmentOf, makeChain, openStream } from '@perya/fairness'
import { originals, playSlot, slotModels, slotPayout } from '@perya/game-rules'
import { formatAmount } from '@perya/money'
import type { Proof, Round } from '@perya/studio-contract'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { prove as proveOffline } from '../../../../../tools/verify/prove.ts'
import { prove } from './prove.rules.ts'
import { readProof } from './read-proof.rules.ts'
import { findRound, PromiseBroken, revealSeed } from './studio-round.ts'

const serverSeed = 'a1'.repeat(32)
const seeds = (nonce: number) => ({
  serverSeed,
  clientSeed: 'malaya',
  nonce,
  commitment: commitmentOf(serverSeed),
  committedAt: '2026-11-15T07:00:00.000Z',
  chosenAt: '2026-11-15T07:30:00.000Z',
})
const playedAt = '2026-11-15T08:00:00.000Z'
const stake = 100_000n

/** One bet of every game; the outcome and the payout are found by the games' own code. */
const rounds: Record<string, (nonce: number) => Omit<Proof, 'seeds' | 'game'>> = {
  DICE: (nonce) => {
    const bet = { side: 'under', chance: 4_950 } as const
    const outcome = originals.DICE.draw(openStream(seeds(nonce)))
    return proof(bet, outcome, originals.DICE.settle({ stake, ...bet }, outcome))
  },
  LIMBO: (nonce) => {
    const outcome = originals.LIMBO.draw(openStream(seeds(nonce)))
    return proof({ target: 200 }, outcome, originals.LIMBO.settle({ stake, target: 200 }, outcome))
  },
  PLINKO: (nonce) => {
    const bet = { rows: 12, risk: 'high' } as const
    const outcome = originals.PLINKO.draw(openStream(seeds(nonce)), bet)
    return proof(bet, outcome, originals.PLINKO.settle({ stake, ...bet }, outcome))
  },
  WHEEL: (nonce) => {
    const bet = { size: 20, risk: 'medium' } as const
    const outcome = originals.WHEEL.draw(openStream(seeds(nonce)), bet)
    return proof(bet, outcome, originals.WHEEL.settle({ stake, ...bet }, outcome))
  },
  KENO: (nonce) => {
    const bet = { picks: [1, 2, 3, 4, 5] }
    const outcome = originals.KENO.draw(openStream(seeds(nonce)))
    return proof(bet, outcome, originals.KENO.settle({ stake, ...bet }, outcome))
  },
  COLOR_GAME: (nonce) => {
    const outcome = originals.COLOR_GAME.draw(openStream(seeds(nonce)))
    const payout = originals.COLOR_GAME.settle({ stakes: { red: stake } }, outcome)
    return { bet: { stakes: { red: '10.00' } }, outcome, playedAt, payout: formatAmount(payout) }
  },
  MINES: (nonce) => {
    const outcome = originals.MINES.draw(openStream(seeds(nonce)), { mines: 5 })
    const hit = [0, 1, 2].findIndex((cell) => outcome.mines.includes(cell))
    const moves = [0, 1, 2].slice(0, hit === -1 ? 3 : hit + 1)
    return {
      ...proof({ mines: 5 }, outcome, originals.MINES.settle({ stake, mines: 5 }, outcome, moves)),
      moves,
    }
  },
  HI_LO: (nonce) => {
    const outcome = originals.HI_LO.draw(openStream(seeds(nonce)))
    const isKing = (outcome.cards[1] ?? 0) >= 48
    const moves = ['skip', isKing ? 'lower' : 'higher'] as const
    return { ...proof({}, outcome, originals.HI_LO.settle({ stake }, outcome, moves)), moves: [...moves] }
  },
  LUCKY_9: (nonce) => {
    const outcome = originals.LUCKY_9.draw(openStream(seeds(nonce)))
    return { ...proof({}, outcome, originals.LUCKY_9.settle({ stake }, outcome, 'draw')), moves: ['draw'] }
  },
  ...Object.fromEntries(
    Object.values(slotModels).map((model) => [
      `SLOT ${model.id}`,
      (nonce: number) => {
        const played = playSlot(model, openStream(seeds(nonce)))
        const outcome =
          'spins' in played
            ? { stops: played.spins.map(({ stops }) => stops), coins: played.coins }
            : { grids: played.steps.map(({ grid }) => grid), coins: played.coins }
        const payout = slotPayout(model, stake, played.coins)
        return { ...proof({}, outcome, payout), paytable: model as Proof['paytable'] }
      },
    ]),
  ),
}

function proof(bet: object, outcome: unknown, payout: bigint) {
  return { bet: { stake: '10.00', ...bet }, outcome, playedAt, payout: formatAmount(payout) }
}

/** As it comes out of the clipboard. */
function textOf(game: string, nonce: number): string {
  return JSON.stringify({ game, seeds: seeds(nonce), ...rounds[game]?.(nonce) })
}

function read(text: string): Proof {
  const found = readProof(text)
  if ('fault' in found) throw new Error(found.fault)
  return found.proof
}

describe.each(Object.keys(rounds))('R-52 a round of %s', (game) => {
  it('is proved on the page as by the verifier that shares no code with the games', () => {
    for (let nonce = 0; nonce < 20; nonce++) {
      const round = read(textOf(game, nonce))
      expect(prove(round)).toMatchObject({ isProved: true })
      expect(proveOffline(round as never).every(({ isTrue }) => isTrue)).toBe(true)
    }
  })

  it('is not proved with another seed, another payout or another promise', () => {
    const round = read(textOf(game, 3))
    expect(prove({ ...round, payout: '123456.00' })).toMatchObject({ isPayout: false, isProved: false })
    expect(prove({ ...round, seeds: { ...round.seeds, commitment: '0'.repeat(64) } })).toMatchObject({
      isCommitted: false,
      isProved: false,
    })
    const other = { ...round.seeds, serverSeed: 'b2'.repeat(32) }
    expect(prove({ ...round, seeds: other })).not.toMatchObject({ isProved: true })
  })
})

it.each([
  ['the hash was kept after the seed had come', { committedAt: '2026-11-15T07:30:00.001Z' }],
  ['both came at once', { committedAt: '2026-11-15T07:30:00.000Z' }],
  ['the seed came after the bet', { chosenAt: '2026-11-15T08:00:00.001Z' }],
  ['nobody knows when the hash was kept', { committedAt: undefined }],
])('R-43 a round where %s is not proved, here or by the verifier', (_, times) => {
  const round = read(textOf('DICE', 3))
  const changed = { ...round, seeds: { ...round.seeds, ...times } }
  expect(prove(changed)).toMatchObject({ isCommitted: true, isCommittedFirst: false, isProved: false })
  const failed = proveOffline(changed as never).filter(({ isTrue }) => !isTrue)
  expect(failed.map(({ text }) => text)).toEqual([
    'the hash was kept before the client seed came, and the bet came last',
  ])
})

it('R-52 a round of Crash is held against the chain it was promised in', () => {
  const { commitment, seeds: chain } = makeChain('c3'.repeat(32), 5)
  const shared = {
    serverSeed: chain[3] as string,
    clientSeed: 'salt',
    nonce: 3,
    commitment,
    isChain: true as const,
    committedAt: '2026-11-14T00:00:00.000Z',
    chosenAt: '2026-11-14T00:00:00.001Z',
  }
  const outcome = originals.CRASH.draw(openStream(shared))
  const payout = formatAmount(originals.CRASH.settle({ stake, autoCashOut: 120 }, outcome))
  const bet = { stake: '10.00', autoCashOut: 120 }
  const round = { game: 'CRASH', seeds: shared, bet, playedAt, outcome, payout }
  expect(prove(round)).toMatchObject({ isProved: true })
  expect(prove({ ...round, seeds: { ...shared, nonce: 2 } })).toMatchObject({ isCommitted: false })
})

it.each([
  ['', 'empty'],
  ['no round', 'json'],
  ['{"game":"DICE"}', 'shape'],
  ['[]', 'shape'],
  [JSON.stringify({ ...JSON.parse(textOf('DICE', 0)), seeds: { ...seeds(0), nonce: -1 } }), 'shape'],
])('R-52 the text %.20s is no round: %s', (text, fault) => {
  expect(readProof(text)).toEqual({ fault })
})

it.each([
  [{ seeds: { ...seeds(0), serverSeed: 'short' } }, 'seed'],
  [{ seeds: { ...seeds(0), clientSeed: '' } }, 'seed'],
  [{ game: 'toString' }, 'game'],
  [{ bet: { stake: 'much', side: 'under', chance: 4_950 } }, 'bet'],
  [{ bet: { stake: '10.00', side: 'beside', chance: 4_950 } }, 'bet'],
  [{ paytable: { kind: 'lines' } }, 'paytable'],
] as const)('R-52 a round with %j cannot be checked: %s', (change, fault) => {
  expect(prove({ ...read(textOf('DICE', 0)), ...change } as Proof)).toEqual({ fault })
})

it('R-70 a round is found among thousands by asking for few pages', async () => {
  const all = Array.from({ length: 4_321 }, (_, place) => ({
    round: { id: `r${place}`, playedAt: new Date(2e12 - place * 1_000).toISOString() } as Round,
    proof: null,
  }))
  for (const place of [0, 19, 20, 21, 777, 4_319, 4_320]) {
    let asked = 0
    const read = async (page: number) => {
      asked += 1
      return { rounds: all.slice((page - 1) * 20, page * 20), hasMore: page * 20 < all.length }
    }
    const at = new Date(2e12 - place * 1_000 + 40).toISOString()
    expect((await findRound(read, { round: `r${place}`, at }))?.round.id).toBe(`r${place}`)
    expect(asked).toBeLessThan(24)
  }
})

it('R-43 a seed is revealed only for the hash that the page shows as the next one', async () => {
  const studio = { origin: 'http://studio', session: 's', nextServerSeedHash: 'b'.repeat(64) }
  const answerWith = (serverSeedHash: string) =>
    vi.stubGlobal('fetch', async () => Response.json({ seeds: { serverSeedHash }, revealed: null }))
  onTestFinished(() => void vi.unstubAllGlobals())
  answerWith(studio.nextServerSeedHash)
  await expect(revealSeed(studio)).resolves.toBeUndefined()
  answerWith('c'.repeat(64))
  await expect(revealSeed(studio)).rejects.toBeInstanceOf(PromiseBroken)
})
