import { silhouette } from '../prop/silhouette.ts'
import type { Compose } from './composition.ts'

/** A heraldic outline whose sides stand `inset` units inside the largest. */
const outline = (inset: number) => {
  const [left, right, top, tip] = [46 + inset, 254 - inset, 20 + inset, 268 - inset * 1.3]
  return `M${left} ${top + 14}Q98 ${top + 12} 150 ${top}Q202 ${top + 12} ${right} ${top + 14}V140C${right} ${tip - 62} 202 ${tip - 22} 150 ${tip}C98 ${tip - 22} ${left} ${tip - 62} ${left} 140Z`
}

/** The silhouette on a shield parted in two colours. */
export const shield: Compose<'shield'> = (brush, { icon }) => {
  const { colours, id, url } = brush
  return (
    `<clipPath id="${id('field')}"><path d="${outline(12)}"/></clipPath>` +
    `<g filter="${url('drop')}"><path d="${outline(0)}" fill="${url(`band-${brush.metalName}`)}"/></g><path d="${outline(8)}" fill="${colours.ink}"/>` +
    `<g clip-path="${url('field')}"><rect x="40" y="20" width="220" height="250" fill="${colours.mid}"/><path d="M150 20H260V270H150Z" fill="${colours.top}"/><circle cx="150" cy="120" r="120" fill="${colours.glow}" opacity=".3" filter="${url('haze')}"/></g>` +
    `<path d="${outline(17)}" fill="none" stroke="${brush.metal.edge}" stroke-opacity=".45" stroke-width="1.6"/>` +
    silhouette(brush, icon, { cx: 150, cy: 134, size: 160 })
  )
}
