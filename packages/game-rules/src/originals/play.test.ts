import { games } from '@perya/catalogue-data'
import { openStream } from '@perya/fairness'
import { describe, expect, it } from 'vitest'
import { RuleError } from '../rule-error.ts'
import { crash, crashEndsAt, crashMultiplierAt, crashReaches } from './crash.ts'
import { hiLo, hiLoState } from './hi-lo.ts'
import { kenoChance } from './keno.ts'
import { luckyNine } from './lucky-nine.ts'
import { mines, minesState } from './mines.ts'
import { originals } from './originals.ts'

const stake = 1_000n
const seeds = { serverSeed: 'c'.repeat(64), clientSeed: 'juan', nonce: 0 }
const stream = (nonce = 0) => openStream({ ...seeds, nonce })

describe('the games of the house', () => {
  it('R-43 are the ten of the catalogue, by the same codes', () => {
    const codes = games.filter(({ category }) => category === 'INHOUSE').map(({ gameCode }) => gameCode)
    expect(Object.keys(originals).toSorted()).toEqual(codes.toSorted())
    for (const [code, game] of Object.entries(originals)) expect(game.code).toBe(code)
  })

  it('R-51 draw the same outcome for the same seeds, whatever was staked', () => {
    const { COLOR_GAME, CRASH, DICE, HI_LO, KENO, LIMBO, LUCKY_9, MINES, PLINKO, WHEEL } = originals
    const all = () => [
      COLOR_GAME.draw(stream()),
      CRASH.draw(stream()),
      DICE.draw(stream()),
      HI_LO.draw(stream()),
      KENO.draw(stream()),
      LIMBO.draw(stream()),
      LUCKY_9.draw(stream()),
      MINES.draw(stream(), { mines: 5 }),
      PLINKO.draw(stream(), { rows: 16 }),
      WHEEL.draw(stream(), { size: 50 }),
    ]
    expect(all()).toEqual(all())
  })

  it('R-7 refuse stakes that are not whole centavos, and bets the rules do not know', () => {
    const { COLOR_GAME, DICE, KENO, LIMBO, MINES, PLINKO, WHEEL } = originals
    const refused = [
      () => DICE.settle({ stake: 150n, side: 'over', chance: 5_000 }, { roll: 9_999 }),
      () => DICE.settle({ stake: 0n, side: 'over', chance: 5_000 }, { roll: 9_999 }),
      () => DICE.settle({ stake: -1_000n, side: 'over', chance: 5_000 }, { roll: 1 }),
      () => DICE.check({ side: 'over', chance: 9_801 }),
      () => DICE.check({ side: 'over', chance: 49.5 }),
      () => DICE.check({ side: 'beside' as 'over', chance: 50 }),
      () => LIMBO.check({ stake, target: 100 }),
      () => LIMBO.check({ stake, target: 1_000_001 }),
      () => KENO.check({ picks: [] }),
      () => KENO.check({ picks: [1, 1] }),
      () => KENO.check({ picks: [41] }),
      () => MINES.check({ mines: 25 }),
      () => MINES.check({ mines: 0 }),
      () => PLINKO.check({ rows: 9 as 8, risk: 'low' }),
      () => WHEEL.check({ size: 15 as 10, risk: 'low' }),
      () => COLOR_GAME.check({ stakes: {} }),
      () => COLOR_GAME.check({ stakes: { black: stake } as never }),
    ]
    for (const bet of refused) expect(bet).toThrow(RuleError)
  })

  it('R-55 offer no prize that comes less often than once in 100,000,000 rounds', () => {
    const { numerator, denominator } = kenoChance(10, 9)
    expect(denominator / numerator).toBeLessThan(100_000_000n)
    const nine = kenoChance(9, 9)
    expect(nine.denominator / nine.numerator).toBeLessThan(100_000_000n)
  })
})

describe('a round of Crash', () => {
  it('R-50 climbs without ever falling back, and is reached when it says', () => {
    expect([0, 10_000, 60_000].map(crashMultiplierAt)).toEqual([100, 182, 3659])
    for (const hundredths of [101, 150, 200, 1_000, 50_000, 1_000_000]) {
      const at = crashReaches(hundredths)
      expect(crashMultiplierAt(at)).toBeGreaterThanOrEqual(hundredths)
      expect(crashMultiplierAt(at - 1)).toBeLessThan(hundredths)
    }
  })

  it('R-66 pays who left in time by the lower of both ways out, and nobody after the point', () => {
    const bet = { stake, autoCashOut: 300 }
    expect(crash.settle(bet, { point: 350 })).toBe(3_000n)
    expect(crash.settle(bet, { point: 350 }, 200)).toBe(2_000n)
    expect(crash.settle(bet, { point: 299 })).toBe(0n)
    expect(crash.settle({ stake }, { point: 100_000 })).toBe(0n)
    expect(crash.settle({ stake }, { point: 150 }, 150)).toBe(1_500n)
    expect(crash.settle({ stake }, { point: 150 }, 151)).toBe(0n)
  })

  it('R-50 R-55 is over with the first step above its point, and at the highest everybody has left', () => {
    for (const point of [100, 101, 150, 200, 999, 50_000, 999_998]) {
      const end = crashEndsAt(point)
      expect(crashMultiplierAt(end)).toBeGreaterThan(point)
      expect(crashMultiplierAt(end - 1)).toBeLessThanOrEqual(point)
      // Whoever leaves by itself at the point or below is gone by the end; high up, one step passes both.
      expect(crashReaches(point)).toBeLessThanOrEqual(end)
    }
    expect(crashEndsAt(2 ** 52)).toBe(crashReaches(1_000_000))
    expect(crash.settle({ stake }, { point: 999_999 })).toBe(0n)
    expect(crash.settle({ stake }, { point: 1_000_000 })).toBe(10_000n * stake)
  })
})

describe('a round of several moves', () => {
  it('R-66 Mines comes back to the same state from the same cells', () => {
    const outcome = mines.draw(stream(), { mines: 3 })
    const safe = Array.from({ length: 25 }, (_, cell) => cell).filter((cell) => !outcome.mines.includes(cell))
    expect(outcome.mines).toHaveLength(3)
    expect(minesState(outcome, safe.slice(0, 4))).toEqual({ isOver: false, safe: 4 })
    expect(minesState(outcome, safe)).toEqual({ isOver: true, safe: 22 })
    const blown = [...safe.slice(0, 4), outcome.mines[0] as number]
    expect(minesState(outcome, blown)).toEqual({ isOver: true, safe: 4 })
    expect(mines.settle({ stake, mines: 3 }, outcome, blown)).toBe(0n)
    expect(mines.settle({ stake, mines: 3 }, outcome, [])).toBe(0n)
    expect(() => minesState(outcome, [...blown, safe[5] as number])).toThrow(RuleError)
    expect(() => minesState(outcome, [1, 1])).toThrow(RuleError)
    expect(() => minesState(outcome, [25])).toThrow(RuleError)
  })

  it('R-66 Hi-Lo goes on from the card it stopped at, and ends with a wrong guess', () => {
    const [ace, six, king] = [0, 20, 51]
    const outcome = { cards: [six, king, six, ace] }
    expect(hiLoState(outcome, ['higher'])).toEqual({ card: king, isLost: false, ways: [8] })
    expect(hiLoState(outcome, ['higher', 'skip', 'lower'])).toMatchObject({ isLost: false, ways: [8, 6] })
    expect(hiLoState(outcome, ['lower']).isLost).toBe(true)
    expect(hiLo.settle({ stake }, outcome, ['lower'])).toBe(0n)
    expect(hiLo.settle({ stake }, outcome, [])).toBe(0n)
    expect(() => hiLoState(outcome, ['lower', 'higher'])).toThrow(RuleError)
    expect(() => hiLoState(outcome, ['higher', 'higher'])).toThrow(RuleError)
    expect(() => hiLoState(outcome, ['same'])).toThrow(RuleError)
  })

  it('R-66 Lucky 9 deals the third cards before the move, so the move changes nobody else', () => {
    const outcome = { player: [3, 12, 16], banker: [51, 50, 49] } as const
    expect(luckyNine.settle({ stake }, outcome, 'stand')).toBe(1_950n)
    expect(luckyNine.settle({ stake }, outcome, 'draw')).toBe(1_000n)
    expect(() => luckyNine.settle({ stake }, outcome, 'fold' as 'draw')).toThrow(RuleError)
  })
})
