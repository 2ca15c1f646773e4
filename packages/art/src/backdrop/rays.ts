import { at, glow, polar, repeat } from '../svg.ts'
import type { Backdrop } from './backdrop.ts'

export const rays: Backdrop = ({ random, colours, id, url }) => {
  const cy = random.between(150, 185)
  const count = random.pick([16, 20, 24])
  const wedges = repeat(count, (index) => {
    const from = (index / count) * 360 + random.between(-0.6, 0.6)
    const to = from + (180 / count) * random.between(0.75, 1.05)
    return `M150 ${cy}L${at(polar(150, cy, 420, from))}L${at(polar(150, cy, 420, to))}Z`
  })
  const light = glow(
    id('rays'),
    [150, cy, 300],
    [
      [0, colours.glow, 0.85],
      [0.45, colours.glow, 0.26],
      [1, colours.glow, 0],
    ],
  )
  return `${light}<path d="${wedges}" fill="${url('rays')}"/>`
}
