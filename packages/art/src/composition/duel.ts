import type { MetalName } from '../colour/metal.ts'
import { label } from '../lettering/label.ts'
import { metalPaint, silhouette } from '../prop/silhouette.ts'
import type { Compose } from './composition.ts'

/** The metal that stands clearest against another. */
const rivals: Readonly<Record<MetalName, MetalName>> = {
  gold: 'ice',
  ice: 'lava',
  lava: 'ice',
  jade: 'gold',
  rose: 'ice',
  chrome: 'gold',
  violet: 'gold',
  lime: 'rose',
}

/** Two silhouettes either side of a flash of light. */
export const duel: Compose<'duel'> = (brush, { icons: [one, other] }) => {
  const { colours, url, metalName } = brush
  const rival = rivals[metalName]
  return (
    metalPaint(brush, rival) +
    `<path d="M0 0H300L0 330Z" fill="${colours.top}" opacity=".55"/><path d="M300 0V330H0Z" fill="${colours.ink}" opacity=".55"/>` +
    `<path d="M318 -20L-18 350" stroke="${colours.glow}" stroke-width="16" opacity=".55" filter="${url('blur')}"/><path d="M318 -20L-18 350" stroke="#fff" stroke-width="3.4"/>` +
    silhouette(brush, one, { cx: 94, cy: 94, size: 146 }) +
    silhouette(brush, other, { cx: 208, cy: 196, size: 142, metal: rival, flip: true }) +
    `<g filter="${url('drop')}"><circle cx="150" cy="146" r="24" fill="${colours.ink}" stroke="${url('gold')}" stroke-width="3.4"/></g>` +
    `<path d="${label('VS', { font: 'bowlby', cx: 150, cy: 146, height: 16 })}" fill="#fff"/>`
  )
}
