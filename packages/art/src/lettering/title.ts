import type { Brush } from '../brush.ts'
import type { MetalName } from '../colour/metal.ts'
import { metals } from '../colour/metal.ts'
import type { FontName } from '../material/font.ts'
import { num, repeat, stops } from '../svg.ts'
import { layOut } from './layout.ts'
import { breakLines } from './lines.ts'
import type { Box } from './outline.ts'
import type { Warp } from './warp.ts'

/** Where a tile's letters may stand; outline, sides and shadow need the rest of the margin. */
export const titleBox: Box = { left: 20, right: 280, top: 264, bottom: 381 }

const depth = 6
const outlineWidth = 6.5

/** Typefaces drawn for capitals and small letters together. */
const mixedCase: readonly FontName[] = ['lobster', 'berkshire', 'cinzel']

export type TitleStyle = { readonly font: FontName; readonly metal: MetalName; readonly warp: Warp }

/** A raised metal title: shadow, outline, sides, a bright edge, and the chrome horizon across each line. */
export function paintTitle(brush: Brush, text: string, { font, metal, warp }: TitleStyle): string {
  const { stops: tones, edge, side, outline } = metals[metal]
  const cased = mixedCase.includes(font) ? text : text.toUpperCase()
  const lines = layOut(breakLines(cased), font, warp, titleBox)
  const whole = brush.id('title')
  const both = (colour: string, width: number, dy: number) =>
    `<use href="#${whole}" y="${num(dy)}" fill="${colour}" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"/>`
  const faces = lines.map(({ path, box }, index) => {
    const id = brush.id(`face${index}`)
    return (
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="${num(box.top)}" x2="0" y2="${num(box.bottom)}">` +
      stops([
        [0, tones[0]],
        [0.34, tones[1]],
        [0.54, tones[2]],
        [0.58, tones[3]],
        [1, tones[4]],
      ]) +
      `</linearGradient><path d="${path}" fill="url(#${id})"/>`
    )
  })
  return (
    `<defs><path id="${whole}" d="${lines.map(({ path }) => path).join('')}"/></defs>` +
    `<g filter="${brush.url('letterShadow')}">${both(outline, outlineWidth * 2, depth * 0.5)}</g>` +
    repeat(depth, (index) => {
      const dy = depth - index
      return both(dy > depth * 0.55 ? side[1] : side[0], 3.2, dy)
    }) +
    both(edge, 2.6, 0) +
    faces.join('')
  )
}
