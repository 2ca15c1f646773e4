import { coinPile } from '../prop/object.ts'
import { silhouette } from '../prop/silhouette.ts'
import type { Compose } from './composition.ts'

/** The silhouette rising from a heap of coins. */
export const hoard: Compose<'hoard'> = (brush, { icon }) =>
  `<circle cx="150" cy="130" r="110" fill="${brush.colours.glow}" opacity=".34" filter="${brush.url('haze')}"/>` +
  coinPile(brush, 238, 12) +
  silhouette(brush, icon, { cx: 150, cy: 132, size: 206 }) +
  coinPile(brush, 262, 12)
