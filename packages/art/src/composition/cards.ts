import { card } from '../prop/card.ts'
import { chip } from '../prop/chip.ts'
import type { Compose } from './composition.ts'

/** Width, distance and turn of the cards by how many there are. */
const fans: Readonly<Record<number, { width: number; gap: number; turn: number }>> = {
  2: { width: 122, gap: 84, turn: 11 },
  3: { width: 112, gap: 58, turn: 12 },
  4: { width: 100, gap: 46, turn: 11 },
}

/** A hand of cards, fanned, and chips. */
export const cards: Compose<'cards'> = (brush, { hand }) => {
  const { width, gap, turn } = fans[hand.length] ?? { width: 92, gap: 40, turn: 10 }
  const fan = hand.map((name, index) => {
    const fromMiddle = index - (hand.length - 1) / 2
    return card(name, {
      cx: 150 + fromMiddle * gap,
      cy: 138 + Math.abs(fromMiddle) * 12,
      width,
      turn: fromMiddle * turn,
    })
  })
  return (
    `<circle cx="150" cy="140" r="112" fill="${brush.colours.glow}" opacity=".34" filter="${brush.url('haze')}"/>${fan.join('')}` +
    chip(brush, 42, 238, 27, 'red') +
    chip(brush, 260, 240, 29, 'blue') +
    chip(brush, 84, 256, 20, 'green')
  )
}
