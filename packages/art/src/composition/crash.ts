import { label } from '../lettering/label.ts'
import { object as draw } from '../prop/object.ts'
import { linear } from '../svg.ts'
import type { Compose } from './composition.ts'

const curve = 'M6 300C110 290 186 240 234 108'

/** The climbing curve, an object at its tip, the multiplier it reached. */
export const crash: Compose<'crash'> = (brush, { object, multiplier }) =>
  linear(
    brush.id('climb'),
    [0, 0, 0, 1],
    [
      [0, brush.colours.glow, 0.55],
      [1, brush.colours.glow, 0],
    ],
  ) +
  `<path d="${curve}V320H6Z" fill="${brush.url('climb')}"/>` +
  `<path d="${curve}" fill="none" stroke="${brush.colours.glow}" stroke-width="16" stroke-linecap="round" opacity=".34" filter="${brush.url('blur')}"/>` +
  `<path d="${curve}" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round"/>` +
  draw(brush, object, { cx: 214, cy: 112, size: 168, filter: 'drop' }) +
  `<path d="${label(`x${multiplier}`, { font: 'russo', cx: 84, cy: 92, height: 36, width: 118 })}" fill="#fff" filter="${brush.url('drop')}"/>`
