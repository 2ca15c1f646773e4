import { frac, linear, num, radial, repeat } from '../svg.ts'
import type { Backdrop } from './backdrop.ts'

export const volcano: Backdrop = ({ random, colours, id, url }) => {
  const stars = repeat(
    40,
    () =>
      `<circle cx="${num(random.between(0, 300))}" cy="${num(random.between(0, 190))}" r="${num(random.between(0.5, 1.6))}" fill="#fff" opacity="${frac(random.between(0.3, 0.9))}"/>`,
  )
  return (
    linear(
      id('slope'),
      [0, 0, 0, 1],
      [
        [0, colours.mid],
        [1, colours.ink],
      ],
    ) +
    radial(
      id('crater'),
      [0.5, 0.5, 0.5],
      [
        [0, colours.glow],
        [1, colours.glow, 0],
      ],
    ) +
    `${stars}<ellipse cx="150" cy="150" rx="170" ry="150" fill="${url('crater')}" opacity=".8"/>` +
    `<path d="M-30 400L112 150Q150 162 188 150L330 400Z" fill="${url('slope')}"/>` +
    `<path d="M112 150Q150 162 188 150L206 186Q196 178 186 200Q176 186 166 214Q156 184 148 206Q136 180 126 200Q112 180 96 190Z" fill="${colours.glow}" opacity=".9"/>` +
    `<path d="M-30 400L60 250L120 340L170 270L240 350L280 290L330 400Z" fill="${colours.ink}" opacity=".75"/>`
  )
}
