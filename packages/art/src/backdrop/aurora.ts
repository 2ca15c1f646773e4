import { frac, num, repeat } from '../svg.ts'
import type { Backdrop } from './backdrop.ts'

export const aurora: Backdrop = ({ random, colours, url }) => {
  const ribbons = repeat(5, (index) => {
    const y = 50 + index * 52 + random.between(-16, 16)
    const sway = random.between(30, 76)
    const edge = (dx: number) => num(y + dx)
    return `<path d="M-20 ${edge(0)}C60 ${edge(-sway)} 120 ${edge(sway)} 180 ${edge(-10)}S280 ${edge(-sway * 0.6)} 330 ${edge(8)}V${edge(110)}C250 ${edge(60)} 190 ${edge(150)} 120 ${edge(70)}S20 ${edge(120)} -20 ${edge(90)}Z" fill="${index % 2 ? colours.glow2 : colours.glow}" opacity="${frac(0.14 + 0.05 * index)}"/>`
  })
  const stars = repeat(
    34,
    () =>
      `<circle cx="${num(random.between(0, 300))}" cy="${num(random.between(0, 220))}" r="${num(random.between(0.5, 1.6))}" fill="#fff" opacity="${frac(random.between(0.25, 0.9))}"/>`,
  )
  return `<g filter="${url('haze')}">${ribbons}</g>${stars}`
}
