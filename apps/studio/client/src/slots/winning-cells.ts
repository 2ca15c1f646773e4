import type { ReelModel } from '@perya/game-rules'
import type { ReelOutcome } from '@perya/studio-contract'

type Cell = { readonly column: number; readonly row: number }
type Spin = ReelOutcome['spins'][number]

/** Which cells the wins of a spin stand on, and the way each line takes through them. */
export function winningCells(
  model: ReelModel,
  grid: Spin['grid'],
  wins: Spin['wins'],
  withScatters: boolean,
): { cells: readonly Cell[]; paths: readonly (readonly Cell[])[] } {
  const paths = wins.flatMap(({ line, length }) => {
    const rows = line === undefined ? undefined : model.lines[line]
    return rows ? [rows.slice(0, length).map((row, column) => ({ column, row }))] : []
  })
  const onWays = wins
    .filter(({ line }) => line === undefined)
    .flatMap(({ symbol, length }) => cellsWith(grid.slice(0, length), [symbol, 'W']))
  const scatters = withScatters ? cellsWith(grid, ['S']) : []
  const all = new Map(
    [...paths.flat(), ...onWays, ...scatters].map((cell) => [`${cell.column} ${cell.row}`, cell]),
  )
  return { cells: [...all.values()], paths }
}

const cellsWith = (grid: readonly string[], symbols: readonly string[]): Cell[] =>
  grid.flatMap((reel, column) =>
    [...reel].flatMap((symbol, row) => (symbols.includes(symbol) ? [{ column, row }] : [])),
  )
