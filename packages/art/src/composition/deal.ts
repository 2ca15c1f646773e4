import { card, cardBack } from '../prop/card.ts'
import { chip, type chipColours } from '../prop/chip.ts'
import { repeat } from '../svg.ts'
import type { Compose } from './composition.ts'

/** Two hands face each other across the table, the deck between them. */
export const deal: Compose<'deal'> = (brush, { hand }) => {
  const { random, colours } = brush
  const [one = 'As', two = 'Kd', three = '9c', four = '8h'] = hand
  const tower = (cx: number, bottom: number, colour: keyof typeof chipColours) =>
    repeat(4, (index) => chip(brush, cx, bottom - index * 7, 22, colour))
  const lean = random.between(4, 9)
  return (
    `<circle cx="150" cy="140" r="116" fill="${colours.glow}" opacity=".32" filter="${brush.url('haze')}"/>` +
    `<g transform="translate(0 -6)">` +
    cardBack(colours.top, colours.glow, { cx: 150, cy: 72, width: 70, turn: -3 }) +
    cardBack(colours.top, colours.glow, { cx: 152, cy: 69, width: 70, turn: 2 }) +
    card(one, { cx: 62, cy: 128, width: 84, turn: -lean - 6 }) +
    card(two, { cx: 104, cy: 150, width: 84, turn: -lean + 4 }) +
    card(three, { cx: 198, cy: 150, width: 84, turn: lean - 4 }) +
    card(four, { cx: 240, cy: 128, width: 84, turn: lean + 6 }) +
    `</g>` +
    tower(150, 254, 'red') +
    tower(104, 262, 'blue') +
    tower(196, 262, 'black')
  )
}
