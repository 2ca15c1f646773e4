/** Any slot from its published paytable: reels with lines or ways, free spins, hold-and-spin, cascades. */

import type { Draw } from './seeds.ts'
import { range } from './seeds.ts'

type Weighted = { value: number; weight: number }

export type Paytable = {
  kind: 'lines' | 'ways' | 'cascade'
  coins: number
  rows: number
  pays: Record<string, Record<string, number>>
  reels?: string[]
  lines?: number[][]
  wildTimes?: number
  multiplierReel?: Weighted[]
  freeSpins?: { award: Record<string, number>; times: number; reels: string[] }
  hold?: { trigger: number; oneIn: number; values: Weighted[]; full: number }
  columns?: number
  weights?: Record<string, number>
  ladder?: number[]
}

export type SlotProof = { outcome: { stops?: number[][]; grids?: string[][]; coins: number } }

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

function weighted(below: Draw, weights: readonly number[]): number {
  const drawn = below(sum(weights))
  return weights.findIndex((_, at) => drawn < sum(weights.slice(0, at + 1)))
}

const drawValue = (below: Draw, values: readonly Weighted[]) =>
  values[
    weighted(
      below,
      values.map(({ weight }) => weight),
    )
  ]?.value as number

export function proveSlot(paytable: Paytable, below: Draw): SlotProof {
  return { outcome: paytable.kind === 'cascade' ? cascade(paytable, below) : reels(paytable, below) }
}

function reels(table: Paytable, below: Draw) {
  const stops: number[][] = []
  const spin = (strips: readonly string[]) => {
    const at = strips.map((strip) => below(strip.length))
    stops.push(at)
    return strips.map((strip, reel) =>
      range(table.rows, at[reel]).map((place) => strip[place % strip.length] as string),
    )
  }
  const won = table.kind === 'lines' ? linesWon : waysWon
  const shown = (grid: string[][], symbol: string) => grid.flat().filter((each) => each === symbol).length
  const first = spin(table.reels ?? [])
  let coins = won(table, first) * (table.multiplierReel ? drawValue(below, table.multiplierReel) : 1)
  const free = table.freeSpins
  let left = free?.award[shown(first, 'S')] ?? 0
  while (free && left > 0) {
    const grid = spin(free.reels)
    coins += free.times * won(table, grid)
    left += (free.award[shown(grid, 'S')] ?? 0) - 1
  }
  if (table.hold && shown(first, 'C') >= table.hold.trigger) coins += held(table.hold, first, below)
  return { stops, coins }
}

function linesWon({ lines = [], pays, wildTimes = 1 }: Paytable, grid: string[][]): number {
  return sum(
    lines.map((rows) => {
      const line = rows.map((row, reel) => grid[reel]?.[row] as string)
      const best = Object.keys(pays).map((symbol) => {
        const end = line.findIndex((each) => each !== symbol && each !== 'W')
        const run = end === -1 ? line : line.slice(0, end)
        const isOwn = symbol === 'W' || run.includes(symbol)
        const isHelped = symbol !== 'W' && run.includes('W')
        return isOwn ? (pays[symbol]?.[run.length] ?? 0) * (isHelped ? wildTimes : 1) : 0
      })
      return Math.max(...best)
    }),
  )
}

function waysWon({ pays }: Paytable, grid: string[][]): number {
  return sum(
    Object.keys(pays).map((symbol) => {
      let [ways, length] = [1, 0]
      for (const reel of grid) {
        const hits = reel.filter((each) => each === symbol || each === 'W').length
        if (hits === 0) break
        ways *= hits
        length += 1
      }
      return ways * (pays[symbol]?.[length] ?? 0)
    }),
  )
}

function held(hold: NonNullable<Paytable['hold']>, grid: string[][], below: Draw): number {
  const cells = grid.flat().map((symbol) => (symbol === 'C' ? drawValue(below, hold.values) : 0))
  for (let quiet = 0; quiet < 3 && cells.includes(0); ) {
    quiet += 1
    for (const [at, value] of cells.entries()) {
      if (value !== 0 || below(hold.oneIn) !== 0) continue
      cells[at] = drawValue(below, hold.values)
      quiet = 0
    }
  }
  return sum(cells) + (cells.includes(0) ? 0 : hold.full)
}

function cascade({ columns = 0, rows, weights = {}, pays, ladder = [] }: Paytable, below: Draw) {
  const symbols = Object.keys(weights)
  const grids: string[][] = []
  let board: string[][] = range(columns).map(() => [])
  let coins = 0
  for (const times of ladder) {
    board = board.map((column) => {
      const filled = [...column]
      while (filled.length < rows) filled.unshift(symbols[weighted(below, Object.values(weights))] as string)
      return filled
    })
    grids.push(board.map((column) => column.join('')))
    const paying = symbols.map((symbol) => {
      const count = board.flat().filter((each) => each === symbol).length
      const reached = Object.keys(pays[symbol] ?? {}).filter((least) => Number(least) <= count)
      return { symbol, coins: Math.max(0, ...reached.map((least) => pays[symbol]?.[least] as number)) }
    })
    const won = sum(paying.map((each) => each.coins))
    if (won === 0) break
    coins += times * won
    const gone = paying.filter((each) => each.coins > 0).map(({ symbol }) => symbol)
    board = board.map((column) => column.filter((symbol) => !gone.includes(symbol)))
  }
  return { grids, coins }
}
