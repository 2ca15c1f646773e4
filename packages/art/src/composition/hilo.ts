import { card } from '../prop/card.ts'
import type { Compose } from './composition.ts'

const arrow = 'M0-30L30 4H13V30H-13V4H-30Z'

/** Two cards and the two ways to guess. */
export const hilo: Compose<'hilo'> = (brush, { hand: [one, other] }) => {
  const sign = (x: number, y: number, turn: number, fill: string) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})" filter="${brush.url('drop')}"><path d="${arrow}" fill="${fill}" stroke="#fff" stroke-width="4" stroke-linejoin="round"/></g>`
  return (
    `<circle cx="150" cy="140" r="112" fill="${brush.colours.glow}" opacity=".36" filter="${brush.url('haze')}"/>` +
    card(one, { cx: 108, cy: 132, width: 122, turn: -9 }) +
    card(other, { cx: 196, cy: 150, width: 122, turn: 8 }) +
    sign(252, 62, 0, '#16a34a') +
    sign(46, 232, 180, '#e11d48')
  )
}
