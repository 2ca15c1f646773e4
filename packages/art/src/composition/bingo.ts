import type { Brush } from '../brush.ts'
import { label } from '../lettering/label.ts'
import { ball, ballColours } from '../prop/ball.ts'
import { num, repeat } from '../svg.ts'
import type { Compose } from './composition.ts'

const letters = ['B', 'I', 'N', 'G', 'O']

/** A bingo card, one diagonal complete, and three balls. */
export const bingo: Compose<'bingo'> = (brush) => {
  const { colours, url } = brush
  const head = letters.map(
    (letter, column) =>
      `<path d="${label(letter, { font: 'bowlby', cx: columnX(column), cy: 62, height: 20 })}" fill="#fff"/>`,
  )
  return (
    `<g transform="rotate(-6 150 150)"><g filter="${url('drop')}"><rect x="58" y="38" width="184" height="204" rx="18" fill="#fffaf0"/><path d="M58 86V56Q58 38 76 38H224Q242 38 242 56V86Z" fill="${colours.top}"/></g>${head.join('')}` +
    `${repeat(20, (index) => cell(brush, index % 5, Math.floor(index / 5)))}</g>` +
    ball(brush, 56, 232, 34, ballColours[3], '7') +
    ball(brush, 252, 92, 31, ballColours[0], 'B') +
    ball(brush, 244, 240, 28, ballColours[1], '21')
  )
}

const columnX = (column: number) => 78 + column * 36

function cell({ random, colours }: Brush, column: number, row: number): string {
  const [x, y] = [columnX(column), 106 + row * 36]
  const number = random.int(column * 15 + 1, column * 15 + 15)
  const isHit = column === row || random.next() < 0.22
  const mark = isHit
    ? `<circle cx="${x}" cy="${y}" r="14" fill="${colours.glow2}"/><path d="M${x - 6} ${y}l4 5l8-9" stroke="#fff" stroke-width="3.6" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`
    : `<path d="${label(String(number), { font: 'paytone', cx: x, cy: y, height: 13, width: 24 })}" fill="#5b4a3a"/>`
  return `<rect x="${num(x - 15.5)}" y="${num(y - 15.5)}" width="31" height="31" rx="7" fill="#efe6d2"/>${mark}`
}
