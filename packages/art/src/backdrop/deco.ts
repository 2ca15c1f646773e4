import { linear, num } from '../svg.ts'
import type { Backdrop } from './backdrop.ts'

/** Art-deco fans, row upon row. */
export const deco: Backdrop = ({ random, colours, id, url }) => {
  const size = random.pick([50, 60])
  let fans = ''
  for (let row = -2; row * (size / 2) < 400 + size; row++) {
    const shift = (Math.abs(row) % 2) * (size / 2)
    for (let x = -size + shift; x < 300 + size; x += size) {
      for (const part of [0.5, 0.38, 0.26, 0.14]) {
        const radius = num(size * part)
        fans += `M${num(x - size * part)} ${num((row * size) / 2)}a${radius} ${radius} 0 0 1 ${num(size * 2 * part)} 0`
      }
    }
  }
  const fade = linear(
    id('deco'),
    [0, 0, 0, 1],
    [
      [0, colours.glow, 0.5],
      [1, colours.glow, 0.06],
    ],
  )
  return `${fade}<path d="${fans}" fill="none" stroke="${url('deco')}" stroke-width="1.1"/>`
}
