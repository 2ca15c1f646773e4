import type { ReelModel } from './model.ts'

/** Symbols by reel, each from top to bottom. */
export type Grid = readonly string[]

/** What a strip shows when it stops: `rows` symbols from the stop on, round the end. */
export const windowAt = (strip: string, stop: number, rows: number): string =>
  (strip + strip).slice(stop, stop + rows)

export type Win = {
  readonly symbol: string
  readonly length: number
  readonly coins: number
  /** The line, or for ways the number of ways. */
  readonly line?: number
  readonly ways?: number
}

/** Coins for symbols read from left to right along one line, and the run that earns them. */
export function lineWin(model: ReelModel, symbols: readonly string[]): Win | undefined {
  const first = symbols.find((symbol) => symbol !== 'W')
  const wilds = first === undefined ? symbols.length : symbols.indexOf(first)
  const own = runOf(model, 'W', wilds, 1)
  if (first === undefined) return own
  const end = symbols.findIndex((symbol) => symbol !== 'W' && symbol !== first)
  const length = end === -1 ? symbols.length : end
  const isHelped = symbols.slice(0, length).includes('W')
  const other = runOf(model, first, length, isHelped ? (model.wildTimes ?? 1) : 1)
  return own && (!other || own.coins >= other.coins) ? own : other
}

function runOf({ pays }: ReelModel, symbol: string, length: number, times: number): Win | undefined {
  const coins = (pays[symbol]?.[length] ?? 0) * times
  return coins > 0 ? { symbol, length, coins } : undefined
}

/** Every win of a grid, before any multiplier of the round. */
export function spinWins(model: ReelModel, grid: Grid): Win[] {
  return model.kind === 'lines' ? lineWins(model, grid) : waysWins(model, grid)
}

function lineWins(model: ReelModel, grid: Grid): Win[] {
  return model.lines.flatMap((rows, line) => {
    const win = lineWin(
      model,
      grid.map((reel, at) => reel[rows[at] as number] as string),
    )
    return win ? [{ ...win, line }] : []
  })
}

/** How many cells of a reel carry the symbol or a wild. */
export const countOf = (reel: string, symbol: string): number =>
  [...reel].filter((each) => each === symbol || each === 'W').length

function waysWins({ pays }: ReelModel, grid: Grid): Win[] {
  return Object.keys(pays).flatMap((symbol) => {
    const counts = grid.map((reel) => countOf(reel, symbol))
    const end = counts.indexOf(0)
    const length = end === -1 ? counts.length : end
    const ways = counts.slice(0, length).reduce((product, count) => product * count, 1)
    const coins = (pays[symbol]?.[length] ?? 0) * ways
    return coins > 0 ? [{ symbol, length, coins, ways }] : []
  })
}

/** How many of exactly this symbol are in view. */
export const inView = (grid: Grid, symbol: string): number =>
  grid.reduce((sum, reel) => sum + [...reel].filter((each) => each === symbol).length, 0)
