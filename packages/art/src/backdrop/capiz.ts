import { frac, num } from '../svg.ts'
import type { Backdrop } from './backdrop.ts'

/** The panes of a capiz-shell window, some of them lit. */
export const capiz: Backdrop = ({ random, colours }) => {
  const size = random.pick([42, 50])
  let panes = ''
  for (let y = 0; y < 400; y += size) {
    for (let x = (300 % size) / 2 - size; x < 300; x += size) {
      const opacity = frac(random.between(0.05, 0.32))
      panes += `<rect x="${num(x + 2)}" y="${num(y + 2)}" width="${size - 4}" height="${size - 4}" rx="3" fill="${colours.glow}" opacity="${opacity}"/>`
    }
  }
  return panes
}
