/** Rounds made by the games, proved by the verifier, which shares no line with them. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chainRoundSeeds, commitmentOf, makeChain, openStream } from '@perya/fairness'
import { type HiLoMove, hiLoState, originals, playSlot, slotModels, slotPayout } from '@perya/game-rules'
import { formatAmount } from '@perya/money'
import { describe, expect, it } from 'vitest'
import { prove } from './prove.ts'
import type { Round } from './round.ts'

const serverSeed = commitmentOf('7'.repeat(64))
const commitment = commitmentOf(serverSeed)
const times = { committedAt: '2026-11-15T07:00:00.000Z', chosenAt: '2026-11-15T07:00:01.000Z' }
const playedAt = '2026-11-15T07:00:02.000Z'
const stake = 12_300n
const staked = '1.23'

type Made = Pick<Round, 'game' | 'bet' | 'outcome' | 'moves' | 'paytable'> & { paid: bigint }

/** What each game makes of the seeds of one bet. */
const makers: Record<string, (nonce: number, source: ReturnType<typeof openStream>) => Omit<Made, 'game'>> = {
  CRASH: (nonce, source) => {
    const outcome = originals.CRASH.draw(source)
    const bet = { stake, autoCashOut: 150 + nonce }
    return { bet: { ...bet, stake: staked }, outcome, paid: originals.CRASH.settle(bet, outcome) }
  },
  LIMBO: (nonce, source) => {
    const outcome = originals.LIMBO.draw(source)
    const bet = { stake, target: 110 + nonce }
    return { bet: { ...bet, stake: staked }, outcome, paid: originals.LIMBO.settle(bet, outcome) }
  },
  DICE: (nonce, source) => {
    const outcome = originals.DICE.draw(source)
    const bet = { stake, side: nonce & 1 ? 'under' : 'over', chance: 100 + nonce * 37 } as const
    return { bet: { ...bet, stake: staked }, outcome, paid: originals.DICE.settle(bet, outcome) }
  },
  MINES: (nonce, source) => {
    const bet = { stake, mines: 1 + (nonce & 3) }
    const outcome = originals.MINES.draw(source, bet)
    const all = [0, 7, 13, 20]
    const hit = all.findIndex((cell) => outcome.mines.includes(cell))
    const moves = hit === -1 ? all : all.slice(0, hit + 1)
    return {
      bet: { ...bet, stake: staked },
      outcome,
      moves,
      paid: originals.MINES.settle(bet, outcome, moves),
    }
  },
  PLINKO: (nonce, source) => {
    const rows = ([8, 12, 16] as const)[nonce % 3] as 8
    const bet = { stake, rows, risk: (['low', 'medium', 'high'] as const)[(nonce >> 2) % 3] as 'low' }
    const outcome = originals.PLINKO.draw(source, bet)
    return { bet: { ...bet, stake: staked }, outcome, paid: originals.PLINKO.settle(bet, outcome) }
  },
  WHEEL: (nonce, source) => {
    const size = ([10, 20, 30, 40, 50] as const)[nonce % 5] as 10
    const bet = { stake, size, risk: (['low', 'medium', 'high'] as const)[(nonce >> 3) % 3] as 'low' }
    const outcome = originals.WHEEL.draw(source, bet)
    return { bet: { ...bet, stake: staked }, outcome, paid: originals.WHEEL.settle(bet, outcome) }
  },
  KENO: (nonce, source) => {
    const outcome = originals.KENO.draw(source)
    const bet = { stake, picks: Array.from({ length: 1 + (nonce % 10) }, (_, at) => at * 4 + 1) }
    return { bet: { ...bet, stake: staked }, outcome, paid: originals.KENO.settle(bet, outcome) }
  },
  COLOR_GAME: (_, source) => {
    const outcome = originals.COLOR_GAME.draw(source)
    const paid = originals.COLOR_GAME.settle({ stakes: { red: stake, pink: stake } }, outcome)
    return { bet: { stakes: { red: staked, pink: staked } }, outcome, paid }
  },
  HI_LO: (_, source) => {
    const outcome = originals.HI_LO.draw(source)
    const moves: HiLoMove[] = ['skip']
    while (moves.length < 5 && !hiLoState(outcome, moves).isLost) {
      moves.push(hiLoState(outcome, moves).card < 28 ? 'higher' : 'lower')
    }
    return { bet: { stake: staked }, outcome, moves, paid: originals.HI_LO.settle({ stake }, outcome, moves) }
  },
  LUCKY_9: (nonce, source) => {
    const outcome = originals.LUCKY_9.draw(source)
    const move = nonce & 1 ? 'draw' : 'stand'
    const paid = originals.LUCKY_9.settle({ stake, naturalStake: stake }, outcome, move)
    return { bet: { stake: staked, naturalStake: staked }, outcome, moves: [move], paid }
  },
}

for (const [id, model] of Object.entries(slotModels)) {
  makers[id] = (_, source) => {
    const played = playSlot(model, source)
    const outcome =
      'spins' in played
        ? { stops: played.spins.map(({ stops }) => stops), coins: played.coins }
        : { grids: played.steps.map(({ grid }) => grid), coins: played.coins }
    const paytable = JSON.parse(JSON.stringify(model)) as NonNullable<Round['paytable']>
    return { bet: { stake: staked }, outcome, paytable, paid: slotPayout(model, stake, played.coins) }
  }
}

function roundOf(game: string, nonce: number): Round {
  const seeds = { serverSeed, clientSeed: 'juan', nonce }
  const { paid, ...made } = (makers[game] as (typeof makers)[string])(nonce, openStream(seeds))
  return { game, seeds: { ...seeds, commitment, ...times }, playedAt, ...made, payout: formatAmount(paid) }
}

const failures = (round: Round) => prove(round).filter(({ isTrue }) => !isTrue)

describe('the verifier', () => {
  it.each(Object.keys(makers))('R-52 proves every round of %s under a revealed seed', (game) => {
    const rounds = Array.from({ length: 150 }, (_, nonce) => roundOf(game, nonce))
    expect(rounds.flatMap(failures)).toEqual([])
    const won = rounds.filter(({ payout }) => payout !== '0.00').length
    expect(won).toBeGreaterThan(0)
    expect(won).toBeLessThanOrEqual(game === 'PLINKO' ? 150 : 149)
  })

  it.each(Object.entries(slotModels).filter(([, model]) => 'freeSpins' in model || 'hold' in model))(
    'R-52 proves the free spins and held coins of %s',
    (id, model) => {
      let [free, held] = [0, 0]
      for (let nonce = 1_000; nonce < 2_000; nonce++) {
        const round = playSlot(model, openStream({ serverSeed, clientSeed: 'juan', nonce }))
        const hasFree = 'spins' in round && round.spins.length > 1
        const hasHeld = 'hold' in round
        if (!hasFree && !hasHeld) continue
        free += Number(hasFree)
        held += Number(hasHeld)
        expect(failures(roundOf(id, nonce))).toEqual([])
      }
      expect([free > 0, held > 0]).toEqual(['freeSpins' in model, 'hold' in model])
    },
  )

  it('R-52 proves a shared round by its place in the chain', () => {
    const chain = { ...makeChain('5'.repeat(64), 6), length: 6, salt: 'drand-1000' }
    const seeds = chainRoundSeeds(chain, chain.seeds[4] as string, 4)
    const outcome = originals.CRASH.draw(openStream(seeds))
    const round: Round = {
      game: 'CRASH',
      seeds: { ...seeds, commitment: chain.commitment, isChain: true, ...times },
      playedAt,
      bet: { stake: staked },
      outcome,
      payout: '0',
    }
    expect(failures(round)).toEqual([])
    const elsewhere = { ...round, seeds: { ...round.seeds, nonce: 3 } }
    expect(failures(elsewhere).map(({ text }) => text)).toContain(
      'the seed is the one committed before the bet',
    )
  })

  it.each(Object.keys(makers))('R-52 finds a changed seed, outcome or payout of %s', (game) => {
    const round = roundOf(game, 3)
    expect(failures({ ...round, seeds: { ...round.seeds, commitment: '0'.repeat(64) } })).toHaveLength(1)
    expect(failures({ ...round, outcome: {} })).toHaveLength(1)
    expect(failures({ ...round, payout: '987654.32' })).toHaveLength(1)
    const otherSeed = { ...round.seeds, serverSeed: '1'.repeat(64) }
    expect(failures({ ...round, seeds: otherSeed }).length).toBeGreaterThanOrEqual(1)
  })

  it.each([
    { committedAt: times.chosenAt },
    { committedAt: playedAt },
    { chosenAt: '2026-11-15T07:00:03.000Z' },
    { committedAt: 'yesterday' },
    { chosenAt: '' },
  ])('R-43 finds a round whose hash did not come first: %j', (change) => {
    const round = roundOf('DICE', 3)
    expect(failures({ ...round, seeds: { ...round.seeds, ...change } }).map(({ text }) => text)).toEqual([
      'the hash was kept before the client seed came, and the bet came last',
    ])
  })

  it('R-52 is a command that says so, and fails when a round is not true', () => {
    const folder = mkdtempSync(join(tmpdir(), 'perya-verify-'))
    const run = (content: unknown) => {
      const file = join(folder, 'round.json')
      writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
      return spawnSync(process.execPath, ['tools/verify/main.ts', file], { encoding: 'utf8' })
    }
    try {
      const proved = run([roundOf('DICE', 1), roundOf('pista', 2)])
      expect(proved.stdout).toContain('✓ the outcome follows from the seeds')
      expect(proved.stdout).toContain('paytable ')
      expect(proved.status).toBe(0)
      const changed = run({ ...roundOf('DICE', 1), payout: '5.00' })
      expect(changed.stdout).toContain('NOT TRUE: the payout')
      expect(changed.status).toBe(1)
      expect(run('{').status).toBe(2)
      expect(run({ ...roundOf('DICE', 1), game: 'ROULETTE' }).stderr).toContain('no game ROULETTE')
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
