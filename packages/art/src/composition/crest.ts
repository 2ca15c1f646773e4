import { silhouette } from '../prop/silhouette.ts'
import type { Compose } from './composition.ts'

/** The silhouette alone, a glow behind it. */
export const crest: Compose<'crest'> = (brush, { icon }) =>
  `<circle cx="150" cy="142" r="116" fill="${brush.colours.glow}" opacity=".3" filter="${brush.url('haze')}"/>` +
  silhouette(brush, icon, { cx: 150, cy: 142, size: 224 })
