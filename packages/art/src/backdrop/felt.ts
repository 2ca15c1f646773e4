import { frac, linear, num, radial, repeat } from '../svg.ts'
import type { Backdrop } from './backdrop.ts'

/** A table of felt with a wooden rim, and the lights of the room out of focus. */
export const felt: Backdrop = ({ random, colours, id, url }) => {
  const bokeh = repeat(
    9,
    (index) =>
      `<circle cx="${num(random.between(0, 300))}" cy="${num(random.between(10, 150))}" r="${num(random.between(8, 28))}" fill="${index % 2 ? colours.glow : colours.glow2}" opacity="${frac(random.between(0.12, 0.34))}"/>`,
  )
  return (
    radial(
      id('felt'),
      [0.5, 0.1, 1],
      [
        [0, colours.top],
        [0.6, colours.mid],
        [1, colours.bottom],
      ],
    ) +
    linear(
      id('wood'),
      [0, 0, 0, 1],
      [
        [0, '#c98a4b'],
        [0.5, '#7a4218'],
        [1, '#3b1d08'],
      ],
    ) +
    `${bokeh}<ellipse cx="150" cy="440" rx="270" ry="200" fill="${url('wood')}"/><ellipse cx="150" cy="450" rx="256" ry="192" fill="${url('felt')}"/>` +
    `<ellipse cx="150" cy="458" rx="210" ry="160" fill="none" stroke="${colours.glow}" stroke-opacity=".45" stroke-width="2" stroke-dasharray="2 5"/>` +
    `<ellipse cx="150" cy="464" rx="190" ry="146" fill="none" stroke="${colours.glow}" stroke-opacity=".55" stroke-width="1.6"/>`
  )
}
