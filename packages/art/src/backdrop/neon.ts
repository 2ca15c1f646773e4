import { frac, linear, num, repeat } from '../svg.ts'
import type { Backdrop } from './backdrop.ts'

/** A floor of neon lines under a setting sun. */
export const neon: Backdrop = ({ random, colours, id, url }) => {
  const stars = repeat(
    46,
    () =>
      `<circle cx="${num(random.between(0, 300))}" cy="${num(random.between(0, 205))}" r="${num(random.between(0.4, 1.5))}" fill="#fff" opacity="${frac(random.between(0.3, 1))}"/>`,
  )
  const away = repeat(
    29,
    (index) =>
      `<path d="M150 210L${150 + (index - 14) * 60} 420" stroke="${colours.glow}" stroke-opacity=".5"/>`,
  )
  const across = repeat(9, (index) => {
    const y = num(210 + (index / 8) ** 2 * 200)
    return `<path d="M-10 ${y}H310" stroke="${colours.glow}" stroke-opacity="${frac(0.2 + 0.07 * index)}"/>`
  })
  const bars = repeat(
    5,
    (index) =>
      `<rect x="40" y="${150 + index * 12}" width="220" height="${2 + index}" fill="${colours.bottom}" opacity=".7"/>`,
  )
  return (
    linear(
      id('dusk'),
      [0, 0, 0, 1],
      [
        [0, colours.glow2],
        [1, colours.glow],
      ],
    ) +
    `${stars}<circle cx="150" cy="170" r="108" fill="${url('dusk')}" opacity=".55"/>${bars}<rect x="-10" y="210" width="320" height="200" fill="${colours.bottom}"/><g stroke-width="1.3">${away}${across}</g>`
  )
}
