import { drawWeighted, type WordSource } from '@perya/fairness'
import { choose } from '../combinations.ts'
import { type Ratio, ratio } from '../ratio.ts'
import type { CascadeModel } from './model.ts'

export type CascadeStep = {
  /** Cells by column, each from top to bottom. */
  readonly grid: readonly string[]
  readonly wins: readonly { readonly symbol: string; readonly count: number; readonly coins: number }[]
  readonly times: number
  readonly coins: number
}
export type CascadeRound = { readonly steps: readonly CascadeStep[]; readonly coins: number }

/** Coins for so many of a symbol: the best table entry reached. */
export function coinsFor({ pays }: CascadeModel, symbol: string, count: number): number {
  return Object.entries(pays[symbol] ?? {}).reduce(
    (best, [least, coins]) => (count >= Number(least) ? Math.max(best, coins) : best),
    0,
  )
}

/** Fills, pays, takes away and fills again, column by column, until nothing pays or the ladder ends. */
export function playCascade(model: CascadeModel, source: WordSource): CascadeRound {
  const symbols = Object.keys(model.weights)
  const weights = Object.values(model.weights)
  const fill = (column: string) => {
    let filled = column
    while (filled.length < model.rows) filled = `${symbols[drawWeighted(source, weights)]}${filled}`
    return filled
  }
  const steps: CascadeStep[] = []
  let grid: string[] = new Array(model.columns).fill('')
  for (const times of model.ladder) {
    grid = grid.map(fill)
    const all = grid.join('')
    const wins = symbols.flatMap((symbol) => {
      const count = [...all].filter((each) => each === symbol).length
      const coins = coinsFor(model, symbol, count)
      return coins > 0 ? [{ symbol, count, coins }] : []
    })
    const coins = times * wins.reduce((sum, win) => sum + win.coins, 0)
    steps.push({ grid, wins, times, coins })
    if (wins.length === 0) break
    const gone = new Set(wins.map(({ symbol }) => symbol))
    grid = grid.map((column) => [...column].filter((symbol) => !gone.has(symbol)).join(''))
  }
  return { steps, coins: steps.reduce((sum, { coins }) => sum + coins, 0) }
}

/**
 * The exact return: where symbols lie never matters, so a round is a chain over how many of each are left.
 * Every level is a whole number over the same power of the total weight.
 */
export function cascadeReturn(model: CascadeModel): Ratio {
  const symbols = Object.keys(model.weights)
  const weights = Object.values(model.weights).map(BigInt)
  const heavy = weights.reduce((sum, weight) => sum + weight, 0n)
  const cells = model.columns * model.rows
  const levels = model.ladder.length
  const scale = heavy ** BigInt(cells)
  const scales = Array.from({ length: levels + 1 }, (_, level) => scale ** BigInt(levels - level))
  const powers = weights.map((weight) => Array.from({ length: cells + 1 }, (_, n) => weight ** BigInt(n)))
  const pays = symbols.map((symbol) =>
    Array.from({ length: cells + 1 }, (_, n) => coinsFor(model, symbol, n)),
  )
  const known = new Map<string, bigint>()

  const expected = (level: number, left: readonly number[]): bigint => {
    const ladderTimes = model.ladder[level]
    if (ladderTimes === undefined) return 0n
    const key = `${level}:${left.join()}`
    const before = known.get(key)
    if (before !== undefined) return before
    const gaps = cells - left.reduce((sum, count) => sum + count, 0)
    let sum = 0n
    const fill = (at: number, gap: number, ways: bigint, counts: number[]): void => {
      const isLast = at === symbols.length - 1
      for (let put = isLast ? gap : 0; put <= gap; put++) {
        const now = ways * choose(gap, put) * (powers[at]?.[put] as bigint)
        const next = [...counts, (left[at] as number) + put]
        if (isLast) sum += now * settle(next)
        else fill(at + 1, gap - put, now, next)
      }
    }
    const settle = (counts: readonly number[]): bigint => {
      const coins = counts.reduce((all, count, at) => all + (pays[at]?.[count] as number), 0)
      if (coins === 0) return 0n
      const kept = counts.map((count, at) => ((pays[at]?.[count] as number) > 0 ? 0 : count))
      return BigInt(ladderTimes * coins) * (scales[level + 1] as bigint) + expected(level + 1, kept)
    }
    fill(0, gaps, 1n, [])
    const found = sum * heavy ** BigInt(cells - gaps)
    known.set(key, found)
    return found
  }
  const nothing = symbols.map(() => 0)
  return ratio(expected(0, nothing), (scales[0] as bigint) * BigInt(model.coins))
}
