/** The exact return of a reel game: every stop of every reel, every free spin and every held coin, as fractions. */
import { add, over, type Ratio, ratio, times, total } from '../ratio.ts'
import { expectedHold, expectedValue } from './hold-and-spin.ts'
import type { ReelModel } from './model.ts'
import { countOf, inView, lineWin, windowAt } from './spin-wins.ts'

const windowsOf = (strip: string, rows: number) =>
  Array.from({ length: strip.length }, (_, stop) => windowAt(strip, stop, rows))

/** Coins a spin of these strips is expected to win, before the multipliers of the round. */
export function expectedWins(model: ReelModel, strips: readonly string[]): Ratio {
  return model.kind === 'lines' ? expectedLines(model, strips) : expectedWays(model, strips)
}

/** A line meets each stop of a reel once per turn of it, so every line expects the same: symbols by their number. */
function expectedLines(model: ReelModel, strips: readonly string[]): Ratio {
  const counts = strips.map((strip) => [...Map.groupBy(strip, (symbol) => symbol)])
  let coins = 0
  const read = (symbols: string[], ways: number): void => {
    const reel = counts[symbols.length]
    if (!reel) coins += ways * (lineWin(model, symbols)?.coins ?? 0)
    else for (const [symbol, all] of reel) read([...symbols, symbol], ways * all.length)
  }
  read([], 1)
  if (!Number.isSafeInteger(coins)) throw new RangeError('the count of coins must stay exact')
  const turns = strips.reduce((product, strip) => product * BigInt(strip.length), 1n)
  return ratio(BigInt(coins) * BigInt(model.lines.length), turns)
}

/** Reels stop independently, so the ways of a run are the product of what each reel expects. */
function expectedWays(model: ReelModel, strips: readonly string[]): Ratio {
  const parts = Object.entries(model.pays).flatMap(([symbol, bySize]) => {
    const reels = strips.map((strip) => {
      const shown = windowsOf(strip, model.rows).map((window) => countOf(window, symbol))
      const stops = BigInt(strip.length)
      return {
        expected: ratio(BigInt(shown.reduce((sum, count) => sum + count, 0)), stops),
        none: ratio(BigInt(shown.filter((count) => count === 0).length), stops),
      }
    })
    return Object.entries(bySize).map(([size, coins]) => {
      const length = Number(size)
      const ended = reels[length]?.none ?? ratio(1n)
      return reels
        .slice(0, length)
        .reduce((product, { expected }) => times(product, expected), times(ratio(BigInt(coins)), ended))
    })
  })
  return total(parts)
}

/** The exact chance of each number of a symbol in view. */
export function chancesInView(strips: readonly string[], rows: number, symbol: string): Ratio[] {
  return strips.reduce<Ratio[]>(
    (chances, strip) => {
      const shown = windowsOf(strip, rows).map((window) => inView([window], symbol))
      const next = Array.from({ length: chances.length + rows }, () => ratio(0n))
      for (let count = 0; count <= rows; count++) {
        const stops = shown.filter((each) => each === count).length
        const chance = ratio(BigInt(stops), BigInt(strip.length))
        chances.forEach((before, at) => {
          next[at + count] = add(next[at + count] as Ratio, times(before, chance))
        })
      }
      return next
    },
    [ratio(1n)],
  )
}

/** Free spins one spin of these strips is expected to bring. */
function expectedAward({ freeSpins, rows }: ReelModel, strips: readonly string[]): Ratio {
  const chances = chancesInView(strips, rows, 'S')
  return total(
    Object.entries(freeSpins?.award ?? {}).map(([count, spins]) =>
      times(chances[Number(count)] ?? ratio(0n), ratio(BigInt(spins))),
    ),
  )
}

export type ReelReturn = {
  readonly spin: Ratio
  readonly freeSpins: Ratio
  readonly hold: Ratio
  readonly rtp: Ratio
}

/** Where the return comes from, each part as a share of the stake. */
export function reelReturn(model: ReelModel): ReelReturn {
  const stake = ratio(1n, BigInt(model.coins))
  const paidTimes = model.multiplierReel ? expectedValue(model.multiplierReel) : ratio(1n)
  const spin = times(stake, times(paidTimes, expectedWins(model, model.reels)))
  const freeSpins = times(stake, expectedFreeSpins(model))
  const hold = times(stake, expectedHeld(model))
  return { spin, freeSpins, hold, rtp: total([spin, freeSpins, hold]) }
}

/** Each free spin may bring more: their expected number is a geometric sum. */
function expectedFreeSpins(model: ReelModel): Ratio {
  if (!model.freeSpins) return ratio(0n)
  const { reels, times: multiplier } = model.freeSpins
  const again = expectedAward(model, reels)
  if (again.numerator >= again.denominator) throw new RangeError('the free spins would never end')
  const ends = ratio(again.denominator - again.numerator, again.denominator)
  const spins = over(expectedAward(model, model.reels), ends)
  return times(times(spins, ratio(BigInt(multiplier))), expectedWins(model, reels))
}

function expectedHeld({ hold, reels, rows }: ReelModel): Ratio {
  if (!hold) return ratio(0n)
  const expected = expectedHold(hold, reels.length * rows)
  return total(
    chancesInView(reels, rows, 'C').map((chance, held) =>
      held < hold.trigger || chance.numerator === 0n ? ratio(0n) : times(chance, expected(held)),
    ),
  )
}
