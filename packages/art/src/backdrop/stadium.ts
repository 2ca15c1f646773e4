import { frac, linear, num, repeat } from '../svg.ts'
import type { Backdrop } from './backdrop.ts'

const lamps = [
  [18, 24],
  [92, 10],
  [208, -10],
  [282, -24],
] as const

/** Four lamps with their beams, a crowd, the line of the pitch. */
export const stadium: Backdrop = ({ random, colours, id, url }) => {
  const crowd = repeat(
    150,
    () =>
      `<circle cx="${num(random.between(-4, 304))}" cy="${num(random.between(226, 290))}" r="${num(random.between(1.2, 3.2))}" fill="${random.pick([colours.glow, colours.glow2, '#fff', colours.top])}" opacity="${frac(random.between(0.12, 0.55))}"/>`,
  )
  const beams = lamps
    .map(([x, lean]) => {
      const bulbs = repeat(6, (index) => {
        const [bx, by] = [x + ((index % 3) - 1) * 9, 20 + Math.floor(index / 3) * 9]
        return `<circle cx="${bx}" cy="${by}" r="8" fill="${colours.glow}" opacity=".4"/><circle cx="${bx}" cy="${by}" r="3.6" fill="#fff"/>`
      })
      return `<path transform="rotate(${lean} ${x} 30)" d="M${x - 8} 30H${x + 8}L${x + 74} 420H${x - 74}Z" fill="${url('beam')}"/>${bulbs}`
    })
    .join('')
  return (
    linear(
      id('beam'),
      [0, 0, 0, 1],
      [
        [0, '#fff', 0.55],
        [0.7, colours.glow, 0.06],
        [1, colours.glow, 0],
      ],
    ) +
    `${crowd}${beams}<path d="M-10 292H310V420H-10Z" fill="${colours.bottom}"/><path d="M-10 292H310" stroke="${colours.glow}" stroke-opacity=".6" stroke-width="2"/>` +
    `<ellipse cx="150" cy="346" rx="120" ry="30" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="2"/>`
  )
}
