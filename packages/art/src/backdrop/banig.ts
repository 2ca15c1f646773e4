import { frac } from '../svg.ts'
import type { Backdrop } from './backdrop.ts'

/** The weave of a mat. */
export const banig: Backdrop = ({ random, colours }) => {
  const size = random.pick([20, 24, 28])
  const drift = random.between(0.015, 0.03)
  let weave = ''
  for (let row = 0; row * size < 400; row++) {
    for (let column = 0; column * size < 300; column++) {
      const [x, y] = [column * size, row * size]
      const opacity = frac(0.08 + 0.18 * Math.abs(Math.sin((x + y) * drift)))
      weave +=
        (row + column) % 2
          ? `<path d="M${x} ${y + size / 2}L${x + size / 2} ${y}L${x + size} ${y + size / 2}L${x + size / 2} ${y + size}Z" fill="${colours.glow}" opacity="${opacity}"/>`
          : `<path d="M${x} ${y}L${x + size} ${y + size}M${x + size} ${y}L${x} ${y + size}" stroke="${colours.glow2}" stroke-opacity="${opacity}" stroke-width="1.4"/>`
    }
  }
  return weave
}
