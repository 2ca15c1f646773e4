import { object } from '../prop/object.ts'
import { linear, repeat } from '../svg.ts'
import type { Compose } from './composition.ts'

const [size, gap, left, top] = [76, 8, 28, 12]
const opened = new Map([
  [0, 'gem'],
  [4, 'gem'],
  [5, 'bomb'],
  [6, 'gem'],
] as const)

/** A field of tiles, some turned: gems, and one that is none. */
export const mines: Compose<'mines'> = (brush) => {
  const { colours, id, url } = brush
  const field = repeat(9, (index) => {
    const [x, y] = [left + (index % 3) * (size + gap), top + Math.floor(index / 3) * (size + gap)]
    const found = opened.get(index as 0 | 4 | 5 | 6)
    const middle = { cx: x + size / 2, cy: y + size / 2 }
    if (!found) {
      return `<rect x="${x}" y="${y + 5}" width="${size}" height="${size}" rx="16" fill="${colours.ink}"/><rect x="${x}" y="${y}" width="${size}" height="${size}" rx="16" fill="${url('tile')}" stroke="#fff" stroke-opacity=".35" stroke-width="1.5"/>`
    }
    return `<rect x="${x}" y="${y}" width="${size}" height="${size + 4}" rx="16" fill="${colours.ink}" stroke="${found === 'bomb' ? '#fb7185' : colours.glow}" stroke-width="3"/>${object(brush, found, { ...middle, size: 62, filter: 'drop' })}`
  })
  return (
    linear(
      id('tile'),
      [0, 0, 0, 1],
      [
        [0, colours.glow2],
        [1, colours.top],
      ],
    ) + field
  )
}
