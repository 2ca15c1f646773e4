import { ball, ballColours } from '../prop/ball.ts'
import { silhouette } from '../prop/silhouette.ts'
import type { Compose } from './composition.ts'

/** A silhouette above the balls of a draw. */
export const draw: Compose<'draw'> = (brush, { icon, numbers }) => {
  const radius = Math.min(27, 132 / numbers.length)
  const first = brush.random.int(0, ballColours.length - 1)
  const gap = radius * 2.06
  const balls = numbers.map((text, index) => {
    const fromMiddle = index - (numbers.length - 1) / 2
    const colour = ballColours[(first + index) % ballColours.length] ?? ballColours[0]
    return ball(brush, 150 + fromMiddle * gap, 240 - fromMiddle ** 2 * 2, radius, colour, text)
  })
  return (
    `<circle cx="150" cy="112" r="100" fill="${brush.colours.glow}" opacity=".32" filter="${brush.url('haze')}"/>` +
    silhouette(brush, icon, { cx: 150, cy: 112, size: 178 }) +
    balls.join('')
  )
}
