import { object } from '../prop/object.ts'
import { silhouette } from '../prop/silhouette.ts'
import { linear } from '../svg.ts'
import type { Compose } from './composition.ts'

const doorway = (left: number, top: number, bottom: number) =>
  `M${left} ${bottom}V${top + 92}C${left} ${top + 40} ${150 - (150 - left) * 0.4} ${top + 22} 150 ${top}C${150 + (150 - left) * 0.4} ${top + 22} ${300 - left} ${top + 40} ${300 - left} ${top + 92}V${bottom}Z`

/** The silhouette in a pointed doorway of metal, a gem at its crown. */
export const arch: Compose<'arch'> = (brush, { icon }) =>
  linear(
    brush.id('doorway'),
    [0, 0, 0, 1],
    [
      [0, brush.colours.glow2, 0.95],
      [0.5, brush.colours.top],
      [1, brush.colours.ink],
    ],
  ) +
  `<g filter="${brush.url('drop')}"><path d="${doorway(40, 16, 290)}" fill="${brush.url(`band-${brush.metalName}`)}"/></g>` +
  `<path d="${doorway(49, 28, 290)}" fill="${brush.colours.ink}"/><path d="${doorway(53, 33, 290)}" fill="${brush.url('doorway')}"/>` +
  `<path d="${doorway(62, 45, 290)}" fill="none" stroke="${brush.metal.edge}" stroke-opacity=".5" stroke-width="1.4" stroke-dasharray="1 6" stroke-linecap="round"/>` +
  silhouette(brush, icon, { cx: 150, cy: 158, size: 168 }) +
  object(brush, 'gem', { cx: 150, cy: 26, size: 38, filter: 'drop' })
