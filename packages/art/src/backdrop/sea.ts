import { frac, num, repeat } from '../svg.ts'
import type { Backdrop } from './backdrop.ts'

/** Under water: shafts of light, three ridges of kelp, bubbles. */
export const sea: Backdrop = ({ random, colours, url }) => {
  const shafts = repeat(9, () => {
    const x = random.between(-40, 300)
    const width = random.between(14, 54)
    const spread = random.between(60, 130)
    return `<path d="M${num(x)} -10H${num(x + width)}L${num(x + width + spread)} 420H${num(x - random.between(0, 60))}Z" fill="${colours.glow}" opacity="${frac(random.between(0.06, 0.18))}"/>`
  })
  const ridges = [colours.mid, colours.bottom, colours.ink]
    .map((colour, row) => {
      const base = 300 + row * 30
      const edge = repeat(12, (index) => {
        const x = index * 25
        return `Q${x + 12} ${num(base - random.between(14, 48))} ${x + 25} ${num(base + random.between(-8, 8))}`
      })
      return `<path d="M0 ${base}${edge}V420H0Z" fill="${colour}" opacity="${frac(0.5 + row * 0.2)}"/>`
    })
    .join('')
  const bubbles = repeat(26, () => {
    const [x, y, r] = [random.between(0, 300), random.between(0, 380), random.between(1.5, 8)]
    return `<g opacity="${frac(random.between(0.25, 0.8))}"><circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="#fff" fill-opacity=".12" stroke="#fff" stroke-opacity=".6" stroke-width=".8"/><circle cx="${num(x - r * 0.35)}" cy="${num(y - r * 0.35)}" r="${num(r * 0.22)}" fill="#fff"/></g>`
  })
  return `<g filter="${url('blur')}">${shafts}</g>${ridges}${bubbles}`
}
