import { games } from '@perya/catalogue-data'
import { openStream } from '@perya/fairness'
import { parseAmount } from '@perya/money'
import { describe, expect, it } from 'vitest'
import { isAtMost, type Ratio, ratio } from '../ratio.ts'
import { RuleError } from '../rule-error.ts'
import type { CascadeModel, ReelModel, SlotModel } from './model.ts'
import { declaredReturns } from './models/declared-returns.ts'
import { type SlotModelId, slotModels } from './models/models.ts'
import { exactReturn, playSlot, slotPayout } from './play-slot.ts'
import { expectedWins } from './reel-return.ts'
import { slotGames } from './slot-games.ts'
import { inView, spinWins, windowAt } from './spin-wins.ts'

const models = Object.entries(slotModels) as [SlotModelId, SlotModel][]
const reelModels = models
  .map(([, model]) => model)
  .filter((model): model is ReelModel => model.kind !== 'cascade')

/** The coins a round brings on average over every sequence of bits it can be fed, played by the engine itself. */
function overAllWords(model: SlotModel): Ratio {
  let [coins, depth] = [0n, 1n]
  const follow = (prefix: readonly number[]): void => {
    let at = 0
    const needsMore = new Error('the round needs one more word')
    const next = () => {
      const bit = prefix[at++]
      if (bit === undefined) throw needsMore
      return bit
    }
    try {
      const won = BigInt(playSlot(model, { bits: 1, next }).coins)
      const scale = 1n << BigInt(prefix.length)
      if (scale > depth) [coins, depth] = [(coins * scale) / depth, scale]
      coins += won * (depth / scale)
    } catch (error) {
      if (error !== needsMore) throw error
      follow([...prefix, 0])
      follow([...prefix, 1])
    }
  }
  follow([])
  return ratio(coins, depth * BigInt(model.coins))
}

const tiny = { id: 'tiny', volatility: 'low', coins: 5, rows: 1 } as const

describe('the return of a slot', () => {
  it.each(models)('R-50 %s declares exactly what its reels return', (id, model) => {
    expect(exactReturn(model)).toEqual(declaredReturns[id])
    expect(isAtMost(ratio(95n, 100n), declaredReturns[id])).toBe(true)
    expect(isAtMost(declaredReturns[id], ratio(97n, 100n))).toBe(true)
  })

  it.each(reelModels.map((model) => [model.id, model] as const))(
    'R-50 %s is counted as the engine pays, over every grid of reels cut short',
    (_, model) => {
      const strips = model.reels.map((strip, reel) => windowAt(strip, reel * 5, 6))
      const grids = strips.reduce<string[][]>(
        (before, strip) =>
          before.flatMap((grid) =>
            Array.from({ length: strip.length }, (_, stop) => [...grid, windowAt(strip, stop, model.rows)]),
          ),
        [[]],
      )
      let coins = 0
      for (const grid of grids) for (const win of spinWins(model, grid)) coins += win.coins
      expect(ratio(BigInt(coins), BigInt(grids.length))).toEqual(expectedWins(model, strips))
    },
  )

  it('R-50 free spins, wilds and the multiplier reel are counted as the engine plays them', () => {
    const model: ReelModel = {
      ...tiny,
      kind: 'lines',
      lines: [[0, 0]],
      reels: ['SA', 'SW'],
      pays: { A: { 2: 3 }, B: { 2: 7 } },
      wildTimes: 2,
      multiplierReel: [
        { value: 1, weight: 1 },
        { value: 4, weight: 1 },
      ],
      freeSpins: { award: { 2: 2 }, times: 3, reels: ['AB', 'WB'] },
    }
    expect(overAllWords(model)).toEqual(exactReturn(model))
    expect(exactReturn(model).numerator).toBeGreaterThan(0n)
  })

  it('R-50 free spins that bring more free spins are a sum without end, met from below', () => {
    const model: ReelModel = {
      ...tiny,
      kind: 'lines',
      lines: [[0]],
      reels: ['SA'],
      pays: { A: { 1: 5 } },
      freeSpins: { award: { 1: 1 }, times: 1, reels: ['SA'] },
    }
    // Half of all spins pay the stake, the other half bring another spin: 1/2 + 1/4 + 1/8 …
    expect(exactReturn(model)).toEqual(ratio(1n))
    expect(() => exactReturn({ ...model, freeSpins: { award: { 1: 2 }, times: 1, reels: ['SA'] } })).toThrow(
      'never end',
    )
  })

  it('R-50 hold-and-spin is counted as the engine plays it', () => {
    const model: ReelModel = {
      ...tiny,
      kind: 'ways',
      lines: [],
      reels: ['CA', 'CA', 'A'],
      pays: { A: { 3: 2 } },
      hold: {
        trigger: 2,
        oneIn: 2,
        values: [
          { value: 5, weight: 1 },
          { value: 20, weight: 1 },
        ],
        full: 100,
      },
    }
    expect(overAllWords(model)).toEqual(exactReturn(model))
  })

  it('R-50 cascades are counted as the engine plays them', () => {
    const model: CascadeModel = {
      ...tiny,
      kind: 'cascade',
      rows: 2,
      columns: 2,
      weights: { A: 1, B: 1 },
      pays: { A: { 3: 4, 4: 9 }, B: { 3: 1 } },
      ladder: [1, 3, 10],
    }
    expect(overAllWords(model)).toEqual(exactReturn(model))
  })
})

describe('a slot as data', () => {
  it.each(models)('R-50 %s pays exactly at the smallest stake', (_, model) => {
    expect(100 % model.coins).toBe(0)
    expect(slotPayout(model, 100n, model.coins)).toBe(100n)
    expect(slotPayout(model, 100n, 1) * BigInt(model.coins)).toBe(100n)
    expect(() => slotPayout(model, 150n, 1)).toThrow(RuleError)
  })

  it.each(reelModels.map((model) => [model.id, model] as const))(
    'R-50 %s keeps the form of its kind',
    (_, model) => {
      for (const strips of [model.reels, model.freeSpins?.reels ?? []]) {
        for (const [reel, strip] of strips.entries()) {
          // A wild on the first reel would win for several symbols at once.
          if (model.kind === 'ways' && reel === 0) expect(strip).not.toContain('W')
          for (let stop = 0; stop < strip.length; stop++) {
            expect(inView([windowAt(strip, stop, model.rows)], 'S')).toBeLessThanOrEqual(1)
          }
        }
      }
      expect(model.kind === 'lines').toBe(model.lines.length > 0)
      expect(new Set(model.lines.map(String)).size).toBe(model.lines.length)
      for (const line of model.lines) {
        expect(line).toHaveLength(model.reels.length)
        expect(Math.max(...line)).toBeLessThan(model.rows)
      }
      expect(model.freeSpins?.reels.join('') ?? '').not.toContain('C')
    },
  )

  it('R-51 plays the same round for the same seeds', () => {
    for (const [, model] of models) {
      const play = (nonce: number) =>
        playSlot(model, openStream({ serverSeed: 'd'.repeat(64), clientSeed: 'juan', nonce }))
      expect(play(1)).toEqual(play(1))
      const rounds = Array.from({ length: 200 }, (_, nonce) => play(nonce).coins)
      expect(rounds.some((coins) => coins > 0) && rounds.some((coins) => coins === 0)).toBe(true)
    }
  })
})

describe('the slots of the catalogue', () => {
  const tiles = games.filter(({ category }) => category === 'RNG')

  it('R-69 each have a model, a theme and stakes from their minimum bet up (LAUNCH-3)', () => {
    expect([...slotGames.keys()].toSorted()).toEqual(tiles.map(({ nodeId }) => nodeId).toSorted())
    for (const tile of tiles) {
      const game = slotGames.get(tile.nodeId)
      expect(game?.stakes[0]).toBe(parseAmount(tile.minBet))
      expect(game?.theme).toBe(tile.look.theme)
      for (const stake of game?.stakes ?? []) expect(stake % 100n).toBe(0n)
    }
  })

  it('R-69 play with at least twelve models, none of them left over', () => {
    const used = new Set([...slotGames.values()].map(({ model }) => model))
    expect(used).toEqual(new Set(models.map(([id]) => id)))
    expect(used.size).toBeGreaterThanOrEqual(12)
  })
})
