import { frac, num, polar, repeat } from '../svg.ts'
import type { Backdrop } from './backdrop.ts'

const rings = [
  { radius: 175, scale: 1, opacity: 0.2 },
  { radius: 132, scale: 0.8, opacity: 0.26 },
  { radius: 95, scale: 0.6, opacity: 0.34 },
]

export const mandala: Backdrop = ({ random, colours }) => {
  const [cx, cy] = [150, 165]
  const count = random.pick([12, 16, 18])
  return rings
    .map(({ radius, scale, opacity }) => {
      const petals = repeat(count, (index) => {
        const turn = (index / count) * 360 + scale * 20
        const [x, y] = polar(cx, cy, radius + 6, turn + 180 / count)
        const petal = `M${cx} ${num(cy - radius)}q${num(26 * scale)} ${num(38 * scale)} 0 ${num(78 * scale)}q${num(-26 * scale)} ${num(-40 * scale)} 0 ${num(-78 * scale)}Z`
        return `<path transform="rotate(${num(turn)} ${cx} ${cy})" d="${petal}" fill="${colours.glow}" fill-opacity=".05" stroke="${colours.glow}" stroke-opacity="${opacity}" stroke-width="1.6"/><circle cx="${num(x)}" cy="${num(y)}" r="${num(2.4 * scale)}" fill="${colours.glow}" opacity="${frac(opacity + 0.1)}"/>`
      })
      return `${petals}<circle cx="${cx}" cy="${cy}" r="${radius - 4}" fill="none" stroke="${colours.glow}" stroke-opacity="${opacity}" stroke-width="1.2"/>`
    })
    .join('')
}
