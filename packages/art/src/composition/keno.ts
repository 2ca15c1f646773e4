import { label } from '../lettering/label.ts'
import { ball, ballColours } from '../prop/ball.ts'
import { num, repeat } from '../svg.ts'
import type { Compose } from './composition.ts'

const [columns, rows, cell] = [5, 4, 38]

/** A board of numbers, those drawn lit up, three balls before it. */
export const keno: Compose<'keno'> = (brush, { numbers }) => {
  const { colours, random, url } = brush
  const start = random.int(1, 60)
  const lit = new Set<number>()
  while (lit.size < 7) lit.add(random.int(0, columns * rows - 1))
  const cells = repeat(columns * rows, (index) => {
    const x = 150 + ((index % columns) - (columns - 1) / 2) * (cell + 6)
    const y = 60 + Math.floor(index / columns) * (cell + 6)
    const isLit = lit.has(index)
    const text = label(String(start + index), { font: 'paytone', cx: x, cy: y, height: 15, width: 26 })
    return `<rect x="${num(x - cell / 2)}" y="${num(y - cell / 2)}" width="${cell}" height="${cell}" rx="9" fill="${isLit ? colours.glow : colours.mid}" stroke="#fff" stroke-opacity="${isLit ? 0.9 : 0.18}" stroke-width="1.6"/><path d="${text}" fill="${isLit ? colours.ink : '#fff'}" opacity="${isLit ? 1 : 0.75}"/>`
  })
  const [one = '7', two = '21', three = '42'] = numbers
  return (
    `<g filter="${url('drop')}"><rect x="32" y="28" width="236" height="196" rx="22" fill="${colours.ink}" stroke="${url('gold')}" stroke-width="5"/></g>${cells}` +
    ball(brush, 66, 228, 34, ballColours[0], one) +
    ball(brush, 240, 226, 36, ballColours[3], two) +
    ball(brush, 152, 238, 30, ballColours[1], three)
  )
}
