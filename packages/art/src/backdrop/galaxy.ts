import { frac, num, radial, repeat } from '../svg.ts'
import type { Backdrop } from './backdrop.ts'

export const galaxy: Backdrop = ({ random, colours, id, url }) => {
  const stars = repeat(120, (index) => {
    const angle = index * 0.42 + random.between(-0.3, 0.3)
    const radius = 10 + index * 1.7
    return `<circle cx="${num(150 + radius * Math.cos(angle))}" cy="${num(160 + radius * 0.62 * Math.sin(angle))}" r="${num(random.between(0.6, 2.4))}" fill="${random.pick(['#fff', colours.glow, colours.glow2])}" opacity="${frac(random.between(0.35, 1))}"/>`
  })
  const light = radial(
    id('core'),
    [0.5, 0.5, 0.5],
    [
      [0, colours.glow, 0.9],
      [0.5, colours.glow2, 0.3],
      [1, colours.glow2, 0],
    ],
  )
  const lean = num(random.between(-28, 28))
  return `${light}<ellipse cx="150" cy="160" rx="205" ry="130" transform="rotate(${lean} 150 160)" fill="${url('core')}"/>${stars}`
}
