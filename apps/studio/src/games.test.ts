import { games } from '@perya/catalogue-data'
import { openStream } from '@perya/fairness'
import { originals, type SlotModelId, slotGames, slotModels } from '@perya/game-rules'
import { parseAmount } from '@perya/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { prove } from '../../../tools/verify/prove.ts'
import { repertoire } from './games/repertoire.ts'
import { openStudioLab, type StudioLab } from './testing/studio-lab.ts'

let lab: StudioLab
beforeAll(async () => {
  lab = await openStudioLab()
})
afterAll(() => lab.close())

type Player = Awaited<ReturnType<StudioLab['enter']>>

const choices: Record<string, Record<string, unknown>> = {
  DICE: { side: 'under', chance: 4_950 },
  LIMBO: { target: 200 },
  PLINKO: { rows: 16, risk: 'high' },
  WHEEL: { size: 20, risk: 'medium' },
  KENO: { picks: [1, 7, 13, 21, 40] },
  COLOR_GAME: { stakes: { red: '6.00', pink: '4.00' } },
}

/** Plays rounds until the player has seen a win and a loss, and proves every one of them afterwards. */
async function playAndProve(player: Player, playOne: () => Promise<bigint>, rounds: number): Promise<void> {
  let expected = await lab.ledger(player.memberId)
  for (let played = 0; played < rounds; played++) {
    expected += await playOne()
    expect(await lab.ledger(player.memberId)).toBe(expected)
  }
  expect((await player.rounds()).rounds.every(({ proof }) => proof === null)).toBe(true)
  await player.changeSeeds('another-seed')
  const { rounds: listed } = await player.rounds()
  expect(listed).toHaveLength(rounds)
  for (const { round, proof } of listed) {
    expect(round.state).toBe('settled')
    expect(prove(proof as never).filter(({ isTrue }) => !isTrue)).toEqual([])
  }
}

async function playInstant(player: Player, bet: string, choice: Record<string, unknown>): Promise<bigint> {
  const { round, balance } = await player.play(bet, choice)
  expect(round).toMatchObject({ state: 'settled', bet, choice })
  expect(parseAmount(balance)).toBe(await lab.ledger(player.memberId))
  return parseAmount(round.win) - parseAmount(bet)
}

describe('a game decided with the bet', () => {
  it.each(Object.entries(choices))(
    'R-43 R-52 %s takes the bet, pays what the seeds say and can be proved',
    async (game, choice) => {
      const player = await lab.enter(await lab.member('1000.00'), game)
      await playAndProve(player, () => playInstant(player, '10.00', choice), 4)
    },
  )

  it.each(Object.keys(slotModels) as SlotModelId[])(
    'R-43 R-52 a slot of the model %s takes the bet, pays what the seeds say and can be proved',
    async (model) => {
      const slot = [...slotGames.values()].find((each) => each.model === model)
      const player = await lab.enter(await lab.member('1000.00'), slot?.gameCode as string)
      expect(player.game).toMatchObject({ kind: 'slot', model, volatility: slotModels[model].volatility })
      await playAndProve(player, () => playInstant(player, player.game.betLevels[1] as string, {}), 3)
    },
  )
})

describe('a game played move by move', () => {
  it('R-43 R-52 Mines pays for safe cells when left, and nothing after a mine', async () => {
    const player = await lab.enter(await lab.member('1000.00'), 'MINES')
    let isToWin = false
    await playAndProve(
      player,
      async () => {
        isToWin = !isToWin
        const { round } = await player.play('10.00', { mines: 3 })
        expect(round).toMatchObject({ state: 'open', outcome: { mines: null }, cashOut: null, win: '0.00' })
        const { mines } = originals.MINES.draw(openStream(await lab.seedsOf(round.id)), { mines: 3 })
        const safe = [...Array(25).keys()].filter((cell) => !mines.includes(cell))
        const first = await player.step(round.id, { cell: safe[0] as number })
        expect(first.round).toMatchObject({ state: 'open', moves: [safe[0]], cashOut: '11.20' })
        const last = isToWin
          ? await player.cashOut(round.id)
          : await player.step(round.id, { cell: mines[0] as number })
        expect(last.round).toMatchObject({
          state: 'settled',
          win: isToWin ? '11.20' : '0.00',
          outcome: { mines },
        })
        return parseAmount(last.round.win) - parseAmount('10.00')
      },
      4,
    )
  })

  it('R-43 R-52 Hi-Lo pays for right guesses when left', async () => {
    const player = await lab.enter(await lab.member('1000.00'), 'HI_LO')
    await playAndProve(
      player,
      async () => {
        let { round } = await player.play('1.00')
        const shown = () => (round.outcome as { cards: number[] }).cards
        expect(shown()).toHaveLength(1)
        ;({ round } = await player.step(round.id, { move: 'skip' }))
        const guess = (shown().at(-1) as number) < 26 ? 'higher' : 'lower'
        ;({ round } = await player.step(round.id, { move: guess }))
        if (round.state === 'open') ({ round } = await player.cashOut(round.id))
        expect(round.state).toBe('settled')
        return parseAmount(round.win) - parseAmount('1.00')
      },
      4,
    )
  })

  it('R-43 R-52 Lucky 9 shows two cards, takes one move and ends', async () => {
    const player = await lab.enter(await lab.member('1000.00'), 'LUCKY_9')
    await playAndProve(
      player,
      async () => {
        const { round } = await player.play('12.00', { naturalStake: '2.00' })
        expect(round.outcome).toMatchObject({ player: [expect.any(Number), expect.any(Number)], banker: [] })
        expect((await player.cashOut(round.id)).errorCode).toBe('studio.choice')
        const ended = await player.step(round.id, { move: 'draw' })
        expect(ended.round.state).toBe('settled')
        return parseAmount(ended.round.win) - parseAmount('12.00')
      },
      4,
    )
  })
})

describe('the repertoire', () => {
  it('R-50 holds every slot and every original, each with its return and its bets', () => {
    const wanted = games.filter(({ category }) => category === 'RNG' || category === 'INHOUSE')
    const missing = wanted.filter(({ gameCode }) => !repertoire.has(gameCode))
    expect(missing.map(({ gameCode }) => gameCode)).toEqual([])
    for (const game of repertoire.values()) {
      const { returnToPlayer, edge, minBet, name } = game.info('TY')
      expect(Number.parseFloat(returnToPlayer) + Number.parseFloat(edge)).toBeCloseTo(100)
      expect(Number.parseFloat(returnToPlayer)).toBeGreaterThan(90)
      expect(parseAmount(minBet)).toBe(
        parseAmount(
          games.find((each) => each.gameCode === game.code && each.vendor === game.vendor)?.minBet as string,
        ),
      )
      expect(name).not.toBe('')
    }
  })
})

it('the ledger is balanced after all of it', async () => {
  expect(await lab.audit()).toEqual([])
})
