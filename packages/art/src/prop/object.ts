import type { Prop } from '@perya/catalogue-data'
import type { Brush } from '../brush.ts'
import { picture } from '../material/picture.ts'
import { num, repeat } from '../svg.ts'

export type Placement = {
  readonly cx: number
  readonly cy: number
  readonly size: number
  readonly turn?: number
  readonly opacity?: number
  readonly flip?: boolean
  /** Name of a shared filter. */
  readonly filter?: 'drop' | 'soft' | 'halo'
}

/** An object of the 3D set. */
export function object(
  brush: Brush,
  prop: Prop,
  { cx, cy, size, turn = 0, opacity = 1, flip = false, filter }: Placement,
): string {
  const half = num(-size / 2)
  const filtered = filter ? ` filter="${brush.url(filter)}"` : ''
  return `<g transform="translate(${num(cx)} ${num(cy)}) rotate(${num(turn)})${flip ? ' scale(-1 1)' : ''}" opacity="${opacity}"${filtered}><image href="${picture(prop)}" x="${half}" y="${half}" width="${num(size)}" height="${num(size)}"/></g>`
}

/** An object with light behind it. */
export function litObject(brush: Brush, prop: Prop, place: Placement): string {
  return (
    object(brush, prop, { ...place, size: place.size * 1.06, filter: 'halo' }) +
    object(brush, prop, { ...place, filter: 'drop' })
  )
}

/** A heap of coins across the picture. */
export function coinPile(brush: Brush, top: number, count: number): string {
  const { random } = brush
  return repeat(count, () =>
    object(brush, 'coin', {
      cx: 150 + random.between(-132, 132),
      cy: top + random.between(-12, 24),
      size: random.between(34, 54),
      turn: random.between(-40, 40),
    }),
  )
}
