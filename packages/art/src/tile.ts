import { type Game, hashText, type Look } from '@perya/catalogue-data'
import { backdrops } from './backdrop/index.ts'
import { type Brush, createBrush, sharedPaint } from './brush.ts'
import { paletteColours } from './colour/palette.ts'
import { compose } from './composition/index.ts'
import { paintTitle } from './lettering/title.ts'
import { warps } from './lettering/warp.ts'
import { canSet } from './material/font.ts'
import { object } from './prop/object.ts'
import { metalPaint } from './prop/silhouette.ts'
import { sparkle } from './prop/sparkle.ts'
import { createRandom } from './random.ts'
import { tileCanvas } from './recipe.ts'
import { metalsOn, styles } from './style.ts'
import { glow, linear, repeat } from './svg.ts'

/** What a tile is drawn from: a game, and nothing else of it. */
export type TileDesign = Pick<Game, 'nodeId' | 'look'> & { readonly lettering: string }

/** The lettering is the name in the platform's first language. */
export function tileDesign({ nodeId, look, title }: Game): TileDesign {
  return { nodeId, look, lettering: title.TY }
}

/** Draws the tile of a game, layer upon layer. */
export function drawTile({ nodeId, look, lettering }: TileDesign): string {
  const seed = hashText(nodeId)
  const random = createRandom(seed)
  const style = styles[look.theme]
  const brush = createBrush(
    `t${seed.toString(36)}`,
    random,
    paletteColours[look.palette],
    random.pick(metalsOn(look.theme, look.palette)),
  )
  const backdrop = backdrops[random.pick(style.backdrops)]
  const title = {
    font: random.pick(style.fonts.filter((font) => canSet(font, lettering + lettering.toUpperCase()))),
    metal: random.pick(style.letters),
    warp: random.pick(warps),
  }
  const { width, height } = tileCanvas
  const layers = [
    ground(brush),
    backdrop(brush),
    spotlight(brush),
    flyers(brush, look),
    compose(brush, look),
    floor(brush),
    repeat(9, () =>
      sparkle(random.between(12, 288), random.between(16, 250), random.between(3, 9), random.between(0.5, 1)),
    ),
    paintTitle(brush, lettering, title),
    grain(brush, seed),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${sharedPaint(brush)}${metalPaint(brush, brush.metalName)}</defs>${layers.join('')}</svg>`
}

function ground({ id, url, colours }: Brush): string {
  return `${linear(
    id('ground'),
    [0.2, 0, 0.6, 1],
    [
      [0, colours.top],
      [0.55, colours.mid],
      [1, colours.bottom],
    ],
  )}<rect width="300" height="400" fill="${url('ground')}"/>`
}

function spotlight({ id, url, colours }: Brush): string {
  return `${glow(
    id('spot'),
    [150, 140, 190],
    [
      [0, colours.glow, 0.72],
      [0.4, colours.glow2, 0.28],
      [1, colours.glow2, 0],
    ],
  )}<rect width="300" height="400" fill="${url('spot')}" style="mix-blend-mode:screen"/>`
}

/** Small things in the air at both sides, half of them out of focus. */
function flyers(brush: Brush, look: Look): string {
  const { random } = brush
  const { flyers: kinds } = styles[look.theme]
  if (kinds.length === 0) return ''
  return repeat(random.int(2, 6), () =>
    object(brush, random.pick(kinds), {
      cx: random.pick([random.between(6, 60), random.between(240, 294)]),
      cy: random.between(28, 262),
      size: random.between(22, 44),
      turn: random.between(-60, 60),
      ...(random.next() < 0.5 ? { filter: 'soft' as const } : {}),
    }),
  )
}

/** Darkness for the lettering to stand on, lit from below. */
function floor({ id, url, colours }: Brush): string {
  return (
    linear(
      id('floor'),
      [0, 0, 0, 1],
      [
        [0, colours.bottom, 0],
        [0.4, colours.bottom, 0.66],
        [1, colours.ink, 0.94],
      ],
    ) +
    glow(
      id('under'),
      [150, 404, 190],
      [
        [0, colours.glow2, 0.5],
        [1, colours.glow2, 0],
      ],
    ) +
    `<rect y="222" width="300" height="178" fill="${url('floor')}"/><rect y="200" width="300" height="200" fill="${url('under')}" style="mix-blend-mode:screen"/>`
  )
}

function grain({ id, url }: Brush, seed: number): string {
  return `<filter id="${id('grain')}"><feTurbulence type="fractalNoise" baseFrequency=".85" numOctaves="2" seed="${seed % 97}"/><feColorMatrix values="0 0 0 0 1  0 0 0 0 1  0 0 0 0 1  0 0 0 .55 -.12"/></filter><rect width="300" height="400" filter="${url('grain')}" opacity=".05" style="mix-blend-mode:overlay"/>`
}
