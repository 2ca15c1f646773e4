import { type Metal, type MetalName, metals } from './colour/metal.ts'
import type { Colours } from './colour/palette.ts'
import type { Random } from './random.ts'
import { linear, radial } from './svg.ts'

/** What every layer of one picture paints with. */
export type Brush = {
  readonly random: Random
  readonly colours: Colours
  readonly metalName: MetalName
  readonly metal: Metal
  /** A name nothing else on the page has. */
  readonly id: (name: string) => string
  /** A reference to something named so. */
  readonly url: (name: string) => string
}

export function createBrush(prefix: string, random: Random, colours: Colours, metalName: MetalName): Brush {
  const id = (name: string) => `${prefix}-${name}`
  return { random, colours, metalName, metal: metals[metalName], id, url: (name) => `url(#${id(name)})` }
}

/** Gradients and filters more than one layer uses. */
export function sharedPaint({ id, colours }: Brush): string {
  return (
    linear(
      id('gold'),
      [0, 0, 0.6, 1],
      [
        [0, '#fff6cf'],
        [0.3, '#f8ce62'],
        [0.6, '#a8650f'],
        [1, '#f4c454'],
      ],
    ) +
    radial(
      id('sphere'),
      [0.34, 0.28, 0.85],
      [
        [0, '#fff', 0.75],
        [0.35, '#fff', 0],
        [1, '#000', 0.6],
      ],
    ) +
    radial(
      id('gloss'),
      [0.35, 0.28, 0.9],
      [
        [0, '#fff', 0.4],
        [0.45, '#fff', 0],
        [1, '#000', 0.5],
      ],
    ) +
    radial(
      id('disc'),
      [0.5, 0.32, 0.75],
      [
        [0, colours.top],
        [0.6, colours.mid],
        [1, colours.ink],
      ],
    ) +
    filter(
      id('drop'),
      '<feDropShadow dx="0" dy="8" stdDeviation="7" flood-color="#05010d" flood-opacity=".62"/>',
    ) +
    filter(
      id('letterShadow'),
      '<feDropShadow dx="0" dy="5" stdDeviation="6" flood-color="#000" flood-opacity=".7"/>',
    ) +
    filter(id('soft'), '<feGaussianBlur stdDeviation="1.5"/>') +
    filter(id('blur'), '<feGaussianBlur stdDeviation="3.4"/>') +
    filter(id('haze'), '<feGaussianBlur stdDeviation="9"/>') +
    filter(
      id('halo'),
      `<feGaussianBlur in="SourceAlpha" stdDeviation="11" result="b"/><feFlood flood-color="${colours.glow}"/><feComposite in2="b" operator="in"/>`,
    )
  )
}

/** A filter with room around the shape for blurs and shadows. */
export function filter(id: string, steps: string): string {
  return `<filter id="${id}" x="-40%" y="-40%" width="180%" height="190%">${steps}</filter>`
}
