import type { ReelSymbol } from '@perya/catalogue-data'
import type { Brush } from '../brush.ts'
import { label } from '../lettering/label.ts'
import { frac } from '../svg.ts'
import { object } from './object.ts'

/** What stands on a reel: an object, a seven or a bar. */
export function reelSymbol(
  brush: Brush,
  symbol: ReelSymbol,
  cx: number,
  cy: number,
  size: number,
  opacity: number,
): string {
  if (symbol !== 'seven' && symbol !== 'bar') return object(brush, symbol, { cx, cy, size, opacity })
  const path =
    symbol === 'seven'
      ? label('7', { font: 'bowlby', cx, cy, height: size * 0.78 })
      : label('BAR', { font: 'bungee', cx, cy, height: size * 0.42, width: size * 1.02 })
  const [fill, edge] = symbol === 'seven' ? ['#e11d3c', '#6d0618'] : ['#2b2140', '#f4c454']
  return `<path d="${path}" fill="${fill}" stroke="${edge}" stroke-width="3" paint-order="stroke" stroke-linejoin="round" opacity="${frac(opacity)}"/>`
}
