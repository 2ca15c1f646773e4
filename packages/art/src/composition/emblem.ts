import { silhouette } from '../prop/silhouette.ts'
import { num, polar, repeat } from '../svg.ts'
import type { Compose } from './composition.ts'

/** The silhouette inside a double ring of metal with studs. */
export const emblem: Compose<'emblem'> = (brush, { icon }) => {
  const [cx, cy, size] = [150, 140, 166]
  const band = brush.url(`band-${brush.metalName}`)
  const studs = repeat(36, (index) => {
    const [x, y] = polar(cx, cy, size * 0.645, index * 10)
    return `<circle cx="${num(x)}" cy="${num(y)}" r="2.2" fill="${brush.metal.edge}"/>`
  })
  return (
    `<g filter="${brush.url('drop')}"><circle cx="${cx}" cy="${cy}" r="${num(size * 0.73)}" fill="${band}"/><circle cx="${cx}" cy="${cy}" r="${num(size * 0.695)}" fill="${brush.url('disc')}"/></g>` +
    `${studs}<circle cx="${cx}" cy="${cy}" r="${num(size * 0.595)}" fill="${brush.colours.glow}" fill-opacity=".12" stroke="${band}" stroke-width="3"/>` +
    silhouette(brush, icon, { cx, cy, size: size * 0.94 })
  )
}
