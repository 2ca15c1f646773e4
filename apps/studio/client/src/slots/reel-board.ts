/** The board of a slot: its cells, what lies over them, and the way onto the screen. */
import { Container, Graphics, Sprite, Text, Texture } from 'pixi.js'
import { openPainter } from './painter.ts'

export type Cell = { readonly column: number; readonly row: number }

export const unit = 100

export type ReelBoard = Awaited<ReturnType<typeof openReelBoard>>

/** Everything is drawn on a board of cells 100 wide, and the board is scaled into its place. */
export async function openReelBoard({
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
  resize()

  return { columns, rows, textures, sprites, lines, over, put, drawReel, paint }
}

/** A coin over a cell, with what it is worth on it. */
export function coinOver({ textures, over }: ReelBoard, { column, row }: Cell, worth: string): Container {
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
  return holder
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
