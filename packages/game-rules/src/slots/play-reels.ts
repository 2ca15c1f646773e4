import { drawBelow, type WordSource } from '@perya/fairness'
import { drawValue, type HoldRound, playHold } from './hold-and-spin.ts'
import type { ReelModel } from './model.ts'
import { type Grid, inView, spinWins, type Win, windowAt } from './spin-wins.ts'

export type Spin = {
  readonly isFree: boolean
  readonly stops: readonly number[]
  readonly grid: Grid
  readonly wins: readonly Win[]
  /** What multiplies the wins of this spin. */
  readonly times: number
  readonly coins: number
  /** Free spins this spin brought. */
  readonly awarded: number
}

export type ReelRound = { readonly spins: readonly Spin[]; readonly hold?: HoldRound; readonly coins: number }

/** One paid round to its end: the spin, the free spins it wins, and the coins it holds. */
export function playReels(model: ReelModel, source: WordSource): ReelRound {
  const first = spin(model, source, false)
  const spins = [first]
  for (let left = first.awarded; left > 0; left--) {
    const free = spin(model, source, true)
    left += free.awarded
    spins.push(free)
  }
  const hold = holdOf(model, first.grid, source)
  const coins = spins.reduce((sum, each) => sum + each.coins, 0) + (hold?.coins ?? 0)
  return hold ? { spins, hold, coins } : { spins, coins }
}

function spin(model: ReelModel, source: WordSource, isFree: boolean): Spin {
  const strips = isFree && model.freeSpins ? model.freeSpins.reels : model.reels
  const stops = strips.map((strip) => drawBelow(source, strip.length))
  const grid = strips.map((strip, at) => windowAt(strip, stops[at] as number, model.rows))
  const wins = spinWins(model, grid)
  const times = isFree ? (model.freeSpins?.times ?? 1) : paidTimes(model, source)
  return {
    isFree,
    stops,
    grid,
    wins,
    times,
    coins: times * wins.reduce((sum, win) => sum + win.coins, 0),
    awarded: model.freeSpins?.award[inView(grid, 'S')] ?? 0,
  }
}

const paidTimes = ({ multiplierReel }: ReelModel, source: WordSource) =>
  multiplierReel ? drawValue(multiplierReel, source) : 1

function holdOf({ hold, rows }: ReelModel, grid: Grid, source: WordSource): HoldRound | undefined {
  if (!hold || inView(grid, 'C') < hold.trigger) return undefined
  const held = grid.flatMap((reel, at) =>
    [...reel].flatMap((symbol, row) => (symbol === 'C' ? [at * rows + row] : [])),
  )
  return playHold(hold, source, grid.length * rows, held)
}
