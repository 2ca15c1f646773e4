/** The window of a slot, drawn by the graphics card: cells that scroll, light up, fall and turn into coins. */
import { easeBack, easeIn, easeOut, motion, tween } from '../motion.ts'
import { sound } from '../sound.ts'
import { type Cell, coinOver, openReelBoard, type ReelBoard, unit } from './reel-board.ts'

const cellsPerSecond = 26
const gold = 0xf0b429

export type ReelStage = Awaited<ReturnType<typeof openReelStage>>

export async function openReelStage(place: Parameters<typeof openReelBoard>[0]) {
  const board = await openReelBoard(place)
  const { columns, rows } = board
  return {
    columns,
    rows,
    ...makeTurns(board),
    calm: () => calm(board),
    /** The cells that won stand out; along a line, a line joins them. */
    glow: (cells: readonly Cell[], paths: readonly (readonly Cell[])[]) => glow(board, cells, paths),
    /** What won falls away; what stayed sinks and new symbols drop in from above. */
    fall: (before: readonly string[] | null, gone: ReadonlySet<string>, after: readonly string[]) =>
      fall(board, before, gone, after),
    /** Hold-and-spin: only coins are left on the board. */
    clearBut: (letter: string, grid: readonly string[]) => clearBut(board, letter, grid),
    /** A coin with its worth in a cell. */
    coin: (cell: Cell, worth: string) => layCoin(board, cell, worth),
  }
}

/** Reels that stand, turn and come to rest. */
function makeTurns(board: ReelBoard) {
  const { columns, rows, drawReel, paint } = board
  let spinning = false
  const places: number[] = Array.from({ length: columns }, () => 0)

  /** Shows a grid at rest. */
  function rest(grid: readonly string[]) {
    for (const [column, symbols] of grid.entries()) drawReel(column, symbols.padEnd(rows + 1, symbols[0]), 0)
    paint()
  }

  /** The reels turn until the answer is there. */
  function spin(strips: readonly string[]) {
    calm(board)
    spinning = true
    if (motion.isReduced) return
    let last = performance.now()
    const frame = (now: number) => {
      if (!spinning) return
      const moved = ((now - last) / 1_000) * cellsPerSecond
      last = now
      for (const [column, strip] of strips.entries()) {
        places[column] = (places[column] ?? 0) - moved
        drawReel(column, strip, places[column] ?? 0)
      }
      paint()
      requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  }

  /** The reels come to rest one after another where the studio said they stop. */
  async function land(strips: readonly string[], stops: readonly number[]) {
    spinning = false
    const isShort = motion.isQuick
    await Promise.all(
      strips.map(async (strip, column) => {
        const stop = stops[column] ?? 0
        const way = isShort ? 5 + column * 1.5 : 9 + column * 4
        await tween(
          motion.ms(isShort ? 1_300 + column * 220 : 700 + column * 230),
          (part) => {
            drawReel(column, strip, stop + way * (1 - part))
            paint()
          },
          easeBack,
        )
        places[column] = stop
        sound.play('stop')
      }),
    )
  }

  function halt(grid: readonly string[] | null) {
    spinning = false
    if (grid) rest(grid)
  }

  return { rest, spin, land, halt }
}

function calm({ lines, over, sprites }: ReelBoard) {
  lines.clear()
  for (const child of over.removeChildren()) child.destroy()
  for (const sprite of sprites.flat()) sprite.alpha = 1
}

async function glow(
  { sprites, lines, paint }: ReelBoard,
  cells: readonly Cell[],
  paths: readonly (readonly Cell[])[],
) {
  const isLit = new Set(cells.map(({ column, row }) => sprites[column]?.[row]))
  for (const sprite of sprites.flat()) sprite.alpha = isLit.has(sprite) ? 1 : 0.32
  lines.clear()
  for (const path of paths) {
    for (const [at, { column, row }] of path.entries()) {
      const [x, y] = [(column + 0.5) * unit, (row + 0.5) * unit]
      if (at === 0) lines.moveTo(x, y)
      else lines.lineTo(x, y)
    }
    lines.stroke({ width: 5, color: 0xfff1b8, alpha: 0.85, join: 'round', cap: 'round' })
  }
  for (const { column, row } of cells)
    lines
      .roundRect(column * unit + 4, row * unit + 4, unit - 8, unit - 8, 14)
      .stroke({ width: 4, color: gold })
  await tween(
    motion.ms(620),
    (part) => {
      const size = unit * (0.98 + 0.14 * Math.sin(part * Math.PI))
      for (const sprite of isLit) sprite?.setSize(size)
      paint()
    },
    (part) => part,
  )
}

async function fall(
  { sprites, lines, put, paint }: ReelBoard,
  before: readonly string[] | null,
  gone: ReadonlySet<string>,
  after: readonly string[],
) {
  lines.clear()
  for (const sprite of sprites.flat()) sprite.alpha = 1
  if (before) {
    const leaving = before.flatMap((symbols, column) =>
      [...symbols].flatMap((symbol, row) => (gone.has(symbol) ? [sprites[column]?.[row]] : [])),
    )
    await tween(
      motion.ms(240),
      (part) => {
        for (const sprite of leaving) {
          if (!sprite) continue
          sprite.setSize(unit * 0.98 * (1 - part))
          sprite.alpha = 1 - part
        }
        paint()
      },
      easeIn,
    )
  }
  const starts = after.map((symbols, column) => {
    const kept = [...(before?.[column] ?? '')].flatMap((symbol, row) => (gone.has(symbol) ? [] : [row]))
    const fresh = symbols.length - kept.length
    return [...symbols].map((_, row) => (row < fresh ? row - fresh - 0.4 : (kept[row - fresh] ?? row)))
  })
  await tween(
    motion.ms(420),
    (part) => {
      for (const [column, symbols] of after.entries())
        for (const [row, symbol] of [...symbols].entries()) {
          const from = starts[column]?.[row] ?? row
          put(sprites[column]?.[row], symbol, (from + (row - from) * part + 0.5) * unit)
        }
      paint()
    },
    easeOut,
  )
  sound.play('stop')
}

function clearBut({ sprites, paint }: ReelBoard, letter: string, grid: readonly string[]) {
  for (const [column, symbols] of grid.entries())
    for (const [row, symbol] of [...symbols].entries()) {
      const sprite = sprites[column]?.[row]
      if (sprite) sprite.alpha = symbol === letter ? 1 : 0.08
    }
  paint()
}

async function layCoin(board: ReelBoard, cell: Cell, worth: string) {
  const coin = coinOver(board, cell, worth)
  const under = board.sprites[cell.column]?.[cell.row]
  if (under) under.alpha = 0
  sound.play('good')
  await tween(
    motion.ms(220),
    (part) => {
      coin.scale.set(0.4 + 0.6 * part)
      board.paint()
    },
    easeBack,
  )
}
