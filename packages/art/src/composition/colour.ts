import { colourDie } from '../prop/die.ts'
import { repeat } from '../svg.ts'
import type { Compose } from './composition.ts'

const [red, yellow, green, blue, pink, white] = [
  '#ef4444',
  '#facc15',
  '#22c55e',
  '#3b82f6',
  '#ec4899',
  '#f8fafc',
] as const
const squares = [red, yellow, green, blue, pink, white]

/** The board of the colour game and its three dice. */
export const colour: Compose<'colour'> = (brush) => {
  const board = repeat(6, (index) => {
    const [x, y] = [28 + (index % 3) * 82, 26 + Math.floor(index / 3) * 82]
    return `<rect x="${x}" y="${y}" width="78" height="78" rx="14" fill="${squares[index]}"/><rect x="${x}" y="${y}" width="78" height="34" rx="14" fill="#fff" opacity=".2"/>`
  })
  const shuffled = brush.random.int(0, 5)
  const face = (index: number) => squares[(shuffled + index) % squares.length] ?? red
  return (
    `<g filter="${brush.url('drop')}"><rect x="16" y="14" width="268" height="184" rx="22" fill="${brush.colours.ink}" stroke="${brush.url('gold')}" stroke-width="4"/></g>${board}` +
    colourDie(brush, { cx: 76, cy: 204, scale: 0.98, turn: -8 }, [face(0), face(1), face(3)]) +
    colourDie(brush, { cx: 224, cy: 202, scale: 1.02, turn: 9 }, [face(4), face(2), face(0)]) +
    colourDie(brush, { cx: 150, cy: 168, scale: 1.16, turn: -2 }, [face(1), face(3), face(4)])
  )
}
