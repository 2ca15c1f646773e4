/** Every outcome of every bet, paid by the game itself: the sum is the declared return, to the last unit. */
import { fineSteps } from '@perya/fairness'
import { describe, expect, it } from 'vitest'
import { choose } from '../combinations.ts'
import { isAtMost, ratio } from '../ratio.ts'
import { type ColorBet, colorGame, type DiceColor, diceColors } from './color-game.ts'
import { crash } from './crash.ts'
import { type DiceBet, dice, diceChances } from './dice.ts'
import { type HiLoMove, hiLo, hiLoMultiplier, hiLoWays } from './hi-lo.ts'
import { keno, kenoMostPicks, kenoNumbers } from './keno.ts'
import { limbo } from './limbo.ts'
import { luckyNine, luckyNineBestMove, luckyNineTotal } from './lucky-nine.ts'
import { mines, minesMultiplier } from './mines.ts'
import { plinko, plinkoRisks, plinkoRows } from './plinko.ts'
import { chanceOfPoint, pointOf } from './point.ts'
import { wheel, wheelRisks, wheelSizes } from './wheel.ts'

const stake = 10_000n
const ceiling = ratio(99n, 100n)
/** A hand of Lucky 9 played without a mistake may come a little closer. */
const luckyNineCeiling = ratio(9_902n, 10_000n)

describe('what the originals return', () => {
  it('R-50 Dice: both sides from the longest shot to the safest, over all 10,000 rolls', () => {
    for (const side of ['under', 'over'] as const) {
      for (let chance = diceChances.low; chance <= diceChances.high; chance += side === 'under' ? 89 : 97) {
        const bet: DiceBet = { stake, side, chance }
        let paid = 0n
        for (let roll = 0; roll < 10_000; roll++) paid += dice.settle(bet, { roll })
        expect(ratio(paid, stake * 10_000n)).toEqual(dice.rtp(bet))
      }
    }
  })

  it('R-50 Dice: every chance pays no more than the price and wins exactly as often as it says', () => {
    for (let chance = diceChances.low; chance <= diceChances.high; chance++) {
      const win = (side: DiceBet['side'], roll: number) => dice.settle({ stake, side, chance }, { roll }) > 0n
      expect([win('under', chance - 1), win('under', chance)]).toEqual([true, false])
      expect([win('over', 9_999 - chance), win('over', 10_000 - chance)]).toEqual([false, true])
      expect(isAtMost(dice.rtp({ side: 'over', chance }), ceiling)).toBe(true)
    }
  })

  it.each([101, 102, 150, 199, 200, 250, 333, 1_000, 5_555, 10_000, 99_999, 1_000_000])(
    'R-50 Limbo and Crash at %i hundredths: the 2⁵² outcomes split where the chance says',
    (target) => {
      const { numerator, denominator } = chanceOfPoint(target)
      const reached = (numerator * BigInt(fineSteps)) / denominator
      const first = fineSteps - Number(reached)
      expect(pointOf(first)).toBeGreaterThanOrEqual(target)
      expect(pointOf(first - 1)).toBeLessThan(target)
      const paid = reached * limbo.settle({ stake, target }, { point: pointOf(first) })
      expect(ratio(paid, stake * BigInt(fineSteps))).toEqual(limbo.rtp({ target }))
      expect(limbo.settle({ stake, target }, { point: pointOf(first - 1) })).toBe(0n)
      expect(crash.settle({ stake, autoCashOut: target }, { point: pointOf(first) })).toBe(paid / reached)
      expect(crash.settle({ stake, autoCashOut: target }, { point: pointOf(first - 1) })).toBe(0n)
      expect(crash.rtp(target)).toEqual(limbo.rtp({ target }))
      expect(isAtMost(limbo.rtp({ target }), ceiling)).toBe(true)
    },
  )

  it('R-50 Limbo: the point never falls as the draw rises, so one split per target is all there is', () => {
    let before = 0
    for (let step = 0; step <= 4_096; step++) {
      const point = pointOf(Math.min(step * 2 ** 40, fineSteps - 1))
      expect(point).toBeGreaterThanOrEqual(before)
      before = point
    }
  })

  it('R-50 Mines: every number of mines and cells, over all places the mines can lie in', () => {
    for (let count = 1; count <= 24; count++) {
      for (let safe = 1; safe <= 25 - count; safe++) {
        // The first `safe` cells are open: layouts that spare them, of all layouts.
        const spared = choose(25 - safe, count)
        const paid = spared * (stake / 100n) * minesMultiplier(count, safe)
        expect(ratio(paid, stake * choose(25, count))).toEqual(mines.rtp({ mines: count, safe }))
        expect(isAtMost(mines.rtp({ mines: count, safe }), ceiling)).toBe(true)
      }
    }
  })

  it('R-50 Mines: three mines laid out in all 2,300 ways and paid cell by cell', () => {
    for (const safe of [1, 2, 5]) {
      const opened = Array.from({ length: safe }, (_, cell) => cell)
      let paid = 0n
      for (let one = 0; one < 25; one++) {
        for (let two = one + 1; two < 25; two++) {
          for (let three = two + 1; three < 25; three++) {
            const layout = [one, two, three]
            const until = opened.findIndex((cell) => layout.includes(cell))
            const cells = until === -1 ? opened : opened.slice(0, until + 1)
            paid += mines.settle({ stake, mines: 3 }, { mines: layout }, cells)
          }
        }
      }
      expect(ratio(paid, stake * 2_300n)).toEqual(mines.rtp({ mines: 3, safe }))
    }
  })

  it('R-50 Plinko: every board returns 99 %, over all paths', () => {
    for (const rows of plinkoRows) {
      for (const risk of plinkoRisks) {
        const ways = new Array<bigint>(rows + 1).fill(0n)
        for (let path = 0; path < 2 ** rows; path++) {
          let rights = 0
          for (let left = path; left > 0; left >>= 1) rights += left & 1
          ways[rights] = (ways[rights] as bigint) + 1n
        }
        const paid = ways.reduce(
          (sum, count, bucket) => sum + count * plinko.settle({ stake, rows, risk }, { bucket }),
          0n,
        )
        expect(ratio(paid, stake * 2n ** BigInt(rows))).toEqual(plinko.rtp({ rows, risk }))
        expect(plinko.rtp({ rows, risk })).toEqual(ceiling)
      }
    }
  })

  it('R-50 Wheel: every face returns 99 %, over all segments', () => {
    for (const size of wheelSizes) {
      for (const risk of wheelRisks) {
        let paid = 0n
        for (let segment = 0; segment < size; segment++) {
          paid += wheel.settle({ stake, size, risk }, { segment })
        }
        expect(ratio(paid, stake * BigInt(size))).toEqual(wheel.rtp({ size, risk }))
        expect(wheel.rtp({ size, risk })).toEqual(ceiling)
      }
    }
  })

  it('R-50 Keno: every number of picks, over all 847,660,528 draws told apart by their hits', () => {
    for (let count = 1; count <= kenoMostPicks; count++) {
      const picks = Array.from({ length: count }, (_, at) => at + 1)
      const others = Array.from({ length: kenoNumbers - count }, (_, at) => count + at + 1)
      let [paid, draws] = [0n, 0n]
      for (let hits = 0; hits <= count; hits++) {
        const ways = choose(count, hits) * choose(others.length, 10 - hits)
        const drawn = [...picks.slice(0, hits), ...others.slice(0, 10 - hits)]
        paid += ways * keno.settle({ stake, picks }, { drawn })
        draws += ways
      }
      expect(draws).toBe(847_660_528n)
      expect(ratio(paid, stake * draws)).toEqual(keno.rtp(count))
      expect(isAtMost(keno.rtp(count), ceiling)).toBe(true)
      expect(isAtMost(ratio(989n, 1_000n), keno.rtp(count))).toBe(true)
    }
  })

  it('R-50 Color Game: one colour, two or all six, over all 216 rolls', () => {
    const bets: ColorBet[] = [
      ...diceColors.map((color) => ({ stakes: { [color]: stake } })),
      { stakes: { red: stake, pink: 3n * stake } },
      { stakes: Object.fromEntries(diceColors.map((color) => [color, stake])) },
    ]
    for (const bet of bets) {
      let paid = 0n
      const roll = (...dice: [DiceColor, DiceColor, DiceColor]) => colorGame.settle(bet, { dice })
      for (const one of diceColors) {
        for (const two of diceColors) for (const three of diceColors) paid += roll(one, two, three)
      }
      const staked = Object.values(bet.stakes).reduce((sum, each) => sum + each, 0n)
      expect(ratio(paid, staked * 216n)).toEqual(colorGame.rtp())
    }
    expect(colorGame.rtp()).toEqual(ratio(35n, 36n))
  })

  it('R-50 Hi-Lo: one guess from every card, over all 52 that can follow', () => {
    for (let rank = 1; rank <= 13; rank++) {
      for (const move of ['higher', 'lower', 'same'] as const) {
        const ways = hiLoWays(rank, move)
        if (ways === 0) continue
        let paid = 0n
        for (let next = 0; next < 52; next++) {
          paid += hiLo.settle({ stake }, { cards: [(rank - 1) * 4, next] }, [move])
        }
        expect(ratio(paid, stake * 52n)).toEqual(hiLo.rtp([ways]))
        expect(isAtMost(hiLo.rtp([ways]), ceiling)).toBe(true)
      }
    }
  })

  it('R-50 Hi-Lo: three guesses of a cautious and a bold player, over all cards that can follow', () => {
    const cautious = (rank: number): HiLoMove => (rank <= 6 ? 'higher' : 'lower')
    const bold = (rank: number): HiLoMove =>
      rank === 1 ? 'same' : rank === 13 ? 'same' : rank <= 6 ? 'lower' : 'higher'
    for (const choice of [cautious, bold]) {
      for (let first = 1; first <= 13; first++) {
        let paid = 0n
        let declared = ratio(0n)
        const walk = (cards: number[], moves: HiLoMove[], ways: number[]): void => {
          const rank = cards.at(-1) as number
          const move = choice(rank) as Exclude<HiLoMove, 'skip'>
          for (let next = 1; next <= 13; next++) {
            const path = [...cards, next]
            const outcome = { cards: path.map((each) => (each - 1) * 4) }
            const now = hiLo.settle({ stake }, outcome, [...moves, move])
            if (now === 0n) continue
            const all = [...ways, hiLoWays(rank, move)]
            if (all.length < 3) walk(path, [...moves, move], all)
            else {
              paid += now
              declared = ratio(
                declared.numerator + hiLoMultiplier(all) * declared.denominator,
                declared.denominator,
              )
            }
          }
        }
        walk([first], [], [])
        expect(ratio(paid, stake)).toEqual(ratio(declared.numerator, declared.denominator * 100n))
        expect(isAtMost(ratio(paid, stake * 13n ** 3n), ceiling)).toBe(true)
      }
    }
  })

  it('R-50 Lucky 9: the best move with every hand, over all orders of six cards', () => {
    // One card of each value stands for all that count the same; sixteen count nothing.
    const cards = Array.from({ length: 10 }, (_, points) => (points === 0 ? 9 * 4 : (points - 1) * 4))
    const left = cards.map((_, points): number => (points === 0 ? 16 : 4))
    const bet = { stake }
    const dealt: number[] = []
    let [hand, best, all] = [0n, 0n, 0n]
    const deal = (weight: number): void => {
      if (dealt.length === 6) {
        const [p1, b1, p2, b2, p3, b3] = dealt as [number, number, number, number, number, number]
        const outcome = { player: [p1, p2, p3], banker: [b1, b2, b3] } as const
        const move = luckyNineBestMove(luckyNineTotal([p1, p2]))
        hand += BigInt(weight) * luckyNine.settle(bet, outcome, move)
        all += BigInt(weight)
        return
      }
      for (let points = 0; points < 10; points++) {
        const count = left[points] as number
        if (count === 0) continue
        left[points] = count - 1
        dealt.push(cards[points] as number)
        deal(weight * count)
        dealt.pop()
        left[points] = count
      }
    }
    deal(1)
    expect(all).toBe(52n * 51n * 50n * 49n * 48n * 47n)
    expect(ratio(hand, stake * all)).toEqual(luckyNine.rtp().hand)
    expect(isAtMost(luckyNine.rtp().hand, luckyNineCeiling)).toBe(true)
    for (let one = 0; one < 52; one++) {
      for (let two = 0; two < 52; two++) {
        if (one === two) continue
        const outcome = { player: [one, two, 0], banker: [0, 0, 0] } as const
        const [withBet, without] = [{ stake, naturalStake: stake }, bet].map((each) =>
          luckyNine.settle(each, outcome, 'stand'),
        ) as [bigint, bigint]
        best += withBet - without
      }
    }
    expect(ratio(best, stake * 52n * 51n)).toEqual(luckyNine.rtp().natural)
    expect(isAtMost(luckyNine.rtp().natural, ceiling)).toBe(true)
  })
})
