/** The window of a slot, drawn by the graphics card: cells that scroll, light up, fall and turn into coins. */
import { Container, Graphics, Sprite, Text, Texture } from 'pixi.js'
import { easeBack, easeIn, easeOut, motion, tween } from '../motion.ts'
import { sound } from '../sound.ts'
import { openPainter } from './painter.ts'

type Cell = { readonly column: number; readonly row: number }

const cellsPerSecond = 26
const gold = 0xf0b429
const unit = 100

export type ReelStage = Awaited<ReturnType<typeof openReelStage>>

/** Everything is drawn on a board of cells 100 wide, and the board is scaled into its place. */
export async function openReelStage({
  host,
  columns,
  rows,
  pictures,
}: {
  host: HTMLElement
  columns: number
  rows: number
  pictures: ReadonlyMap<string, HTMLCanvasElement>
}) {
  const painter = await openPainter()
  painter.canvas.setAttribute('aria-hidden', 'true')
  host.append(painter.canvas)

  const textures = new Map([...pictures].map(([letter, canvas]) => [letter, Texture.from(canvas)]))
  const [wide, high] = [columns * unit, rows * unit]
  // The renderer places its root itself, so the board that is scaled hangs below it.
  const root = new Container()
  const board = new Container()
  root.addChild(board)
  board.addChild(frame(columns, rows))
  const window = new Container()
  const mask = new Graphics().roundRect(0, 0, wide, high, 10).fill(0xffffff)
  window.addChild(mask)
  window.mask = mask
  board.addChild(window)
  const lines = new Graphics()
  board.addChild(lines)
  const over = new Container()
  board.addChild(over)

  /** One sprite more than rows, for the symbol that is on its way in. */
  const sprites = Array.from({ length: columns }, (_, column) =>
    Array.from({ length: rows + 1 }, () => {
      const sprite = new Sprite()
      sprite.anchor.set(0.5)
      sprite.x = (column + 0.5) * unit
      window.addChild(sprite)
      return sprite
    }),
  )

  function put(sprite: Sprite | undefined, letter: string, y: number) {
    if (!sprite) return
    sprite.texture = textures.get(letter) ?? Texture.EMPTY
    sprite.setSize(unit * 0.98)
    sprite.y = y
    sprite.alpha = 1
  }

  /** A reel with `at` at its top, where whole numbers are symbols of the strip. */
  function drawReel(column: number, strip: string, at: number) {
    const base = Math.floor(at)
    const part = at - base
    for (let row = 0; row <= rows; row++) {
      const place = (((base + row) % strip.length) + strip.length) % strip.length
      put(sprites[column]?.[row], strip[place] ?? '', (row - part + 0.5) * unit)
    }
  }

  let isPaintDue = false
  /** Once a frame, however many reels have moved. */
  function paint() {
    if (isPaintDue) return
    isPaintDue = true
    requestAnimationFrame(() => {
      isPaintDue = false
      painter.render(root)
    })
  }

  function resize() {
    const { clientWidth: width, clientHeight: height } = host
    if (width === 0 || height === 0) return
    painter.resize(width, height)
    const scale = Math.min((width - 8) / (wide + 28), (height - 8) / (high + 28), 1.5)
    board.scale.set(scale)
    board.position.set((width - wide * scale) / 2, (height - high * scale) / 2)
    paint()
  }
  new ResizeObserver(resize).observe(host)

  let spinning = false
  const places: number[] = Array.from({ length: columns }, () => 0)

  const stage = {
    columns,
    rows,
    /** Shows a grid at rest. */
    rest(grid: readonly string[]) {
      for (const [column, symbols] of grid.entries())
        drawReel(column, symbols.padEnd(rows + 1, symbols[0]), 0)
      paint()
    },
    /** The reels turn until the answer is there. */
    spin(strips: readonly string[]) {
      stage.calm()
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
    },
    /** The reels come to rest one after another where the studio said they stop. */
    async land(strips: readonly string[], stops: readonly number[]) {
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
    },
    halt(grid: readonly string[] | null) {
      spinning = false
      if (grid) stage.rest(grid)
    },
    /** The cells that won stand out; along a line, a line joins them. */
    async glow(cells: readonly Cell[], paths: readonly (readonly Cell[])[]) {
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
    },
    calm() {
      lines.clear()
      for (const child of over.removeChildren()) child.destroy()
      for (const sprite of sprites.flat()) sprite.alpha = 1
    },
    /** What won falls away; what stayed sinks and new symbols drop in from above. */
    async fall(before: readonly string[] | null, gone: ReadonlySet<string>, after: readonly string[]) {
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
    },
    /** Hold-and-spin: only coins are left on the board. */
    clearBut(letter: string, grid: readonly string[]) {
      for (const [column, symbols] of grid.entries())
        for (const [row, symbol] of [...symbols].entries()) {
          const sprite = sprites[column]?.[row]
          if (sprite) sprite.alpha = symbol === letter ? 1 : 0.08
        }
      paint()
    },
    /** A coin with its worth in a cell. */
    async coin({ column, row }: Cell, worth: string) {
      const holder = new Container()
      holder.position.set((column + 0.5) * unit, (row + 0.5) * unit)
      const sprite = new Sprite(textures.get('C') ?? Texture.EMPTY)
      sprite.anchor.set(0.5)
      sprite.setSize(unit * 1.12)
      const text = new Text({
        text: worth,
        style: {
          fontFamily: 'Plus Jakarta Sans Variable, sans-serif',
          fontSize: worth.length > 6 ? 19 : 24,
          fontWeight: '800',
          fill: 0xffffff,
          stroke: { color: 0x2a1200, width: 6, join: 'round' },
        },
      })
      text.anchor.set(0.5)
      holder.addChild(sprite, text)
      over.addChild(holder)
      const under = sprites[column]?.[row]
      if (under) under.alpha = 0
      sound.play('good')
      await tween(
        motion.ms(220),
        (part) => {
          holder.scale.set(0.4 + 0.6 * part)
          paint()
        },
        easeBack,
      )
    },
  }
  resize()
  return stage
}

/** Around the board, in its own units. */
const rim = 14

/** A golden rim around dark panes, one for each reel: a picture, since it is painted anew with every frame. */
function frame(columns: number, rows: number): Sprite {
  const [wide, high] = [columns * unit, rows * unit]
  const canvas = document.createElement('canvas')
  canvas.width = (wide + 2 * rim) * 2
  canvas.height = (high + 2 * rim) * 2
  const ink = canvas.getContext('2d') as CanvasRenderingContext2D
  ink.scale(2, 2)
  ink.translate(rim, rim)
  const box = (
    colour: string,
    ...[x, y, width, height, radius]: [number, number, number, number, number]
  ) => {
    ink.beginPath()
    ink.roundRect(x, y, width, height, radius)
    ink.fillStyle = colour
    ink.fill()
  }
  box('#7a4306', -13, -13, wide + 26, high + 26, 26)
  box('#f0b429', -12, -13, wide + 24, high + 23, 25)
  box('#ffe27a', -8, -9, wide + 16, high + 15, 21)
  box('#5a2c02', -5, -5, wide + 10, high + 10, 17)
  box('#140b26', -2, -2, wide + 4, high + 4, 13)
  for (let column = 0; column < columns; column++) {
    const x = column * unit + 2
    box('#2b1b4d', x, 0, unit - 4, high, 9)
    box('rgb(58 37 102 / 60%)', x, 0, unit - 4, high * 0.5, 9)
    box('rgb(18 8 31 / 50%)', x, high * 0.8, unit - 4, high * 0.2, 9)
  }
  const sprite = new Sprite(Texture.from(canvas))
  sprite.position.set(-rim)
  sprite.scale.set(0.5)
  return sprite
}
