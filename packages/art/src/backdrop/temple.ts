import { linear } from '../svg.ts'
import type { Backdrop } from './backdrop.ts'

/** Columns and an arch around the subject. */
export const temple: Backdrop = ({ colours, id, url }) => {
  const columns = (
    [
      [-10, 44],
      [40, 24],
      [236, 24],
      [266, 44],
    ] as const
  )
    .map(
      ([x, width]) =>
        `<rect x="${x}" y="70" width="${width}" height="330" fill="${url('column')}"/><rect x="${x - 5}" y="62" width="${width + 10}" height="14" rx="2" fill="${colours.mid}"/><rect x="${x - 3}" y="76" width="${width + 6}" height="6" fill="${colours.ink}" opacity=".5"/>`,
    )
    .join('')
  return (
    linear(
      id('column'),
      [0, 0, 1, 0],
      [
        [0, colours.ink],
        [0.4, colours.mid],
        [0.62, colours.top],
        [1, colours.ink],
      ],
    ) +
    columns +
    `<path d="M-10 66Q150 -60 310 66V-10H-10Z" fill="${colours.bottom}"/>` +
    `<path d="M-10 66Q150 -60 310 66" fill="none" stroke="${colours.glow}" stroke-opacity=".7" stroke-width="2"/>` +
    `<path d="M-10 56Q150 -74 310 56" fill="none" stroke="${colours.glow}" stroke-opacity=".35" stroke-width="1.4"/>`
  )
}
