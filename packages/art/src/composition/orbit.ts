import { object as draw, litObject } from '../prop/object.ts'
import { polar } from '../svg.ts'
import type { Compose } from './composition.ts'

/** One object, others circling it. */
export const orbit: Compose<'orbit'> = (brush, { object, props }) => {
  const satellites = props.map((prop, index) => {
    const [cx, cy] = polar(150, 142, 112, -70 + (index / props.length) * 360)
    const isFar = cy < 120
    return draw(brush, prop, {
      cx,
      cy,
      size: isFar ? 48 : 68,
      turn: brush.random.between(-24, 24),
      opacity: isFar ? 0.9 : 1,
      filter: isFar ? 'soft' : 'drop',
    })
  })
  return (
    `<ellipse cx="150" cy="142" rx="114" ry="110" fill="none" stroke="${brush.colours.glow}" stroke-opacity=".5" stroke-width="2"/>` +
    satellites.join('') +
    litObject(brush, object, { cx: 150, cy: 142, size: 168 })
  )
}
