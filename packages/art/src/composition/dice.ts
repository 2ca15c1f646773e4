import { pipDie } from '../prop/die.ts'
import type { Compose } from './composition.ts'

const sets = [
  ['#e11d3c', '#f8fafc', '#1b51c9'],
  ['#f8fafc', '#e11d3c', '#f8fafc'],
  ['#f59e0b', '#7c3aed', '#0b8a4a'],
  ['#111827', '#e11d3c', '#111827'],
] as const

/** Three dice on the table. */
export const dice: Compose<'dice'> = (brush, { faces: [one, two, three] }) => {
  const [first, second, third] = brush.random.pick(sets)
  const pip = (colour: string) => (colour === '#f8fafc' ? '#b91c1c' : '#fff')
  return (
    `<circle cx="150" cy="146" r="116" fill="${brush.colours.glow}" opacity=".36" filter="${brush.url('haze')}"/>` +
    pipDie(brush, { cx: 150, cy: 92, scale: 1.06, turn: 4 }, one, first, pip(first)) +
    pipDie(brush, { cx: 84, cy: 190, scale: 1.1, turn: -12 }, two, second, pip(second)) +
    pipDie(brush, { cx: 216, cy: 188, scale: 1.14, turn: 10 }, three, third, pip(third))
  )
}
