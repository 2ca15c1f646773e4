import { ball, ballColours } from '../prop/ball.ts'
import type { Compose } from './composition.ts'

type Place = readonly [x: number, y: number, radius: number]

/** Three ways seven balls can lie; the last is in front. */
const arrangements: readonly (readonly Place[])[] = [
  [
    [98, 66, 31],
    [204, 60, 35],
    [46, 134, 36],
    [256, 130, 33],
    [88, 208, 38],
    [214, 210, 40],
    [150, 136, 60],
  ],
  [
    [150, 52, 30],
    [96, 96, 34],
    [206, 98, 34],
    [50, 166, 38],
    [250, 166, 38],
    [108, 216, 40],
    [178, 190, 52],
  ],
  [
    [56, 76, 32],
    [126, 60, 36],
    [204, 74, 40],
    [256, 140, 30],
    [54, 160, 42],
    [216, 216, 44],
    [132, 176, 58],
  ],
]

/** Seven numbered balls in the air. */
export const balls: Compose<'balls'> = (brush, { numbers }) => {
  const places = brush.random.pick(arrangements)
  const first = brush.random.int(0, ballColours.length - 1)
  return places
    .map(([x, y, radius], index) => {
      const colour = ballColours[(first + index) % ballColours.length] ?? ballColours[0]
      return ball(brush, x, y, radius, colour, numbers[index % numbers.length] ?? '7')
    })
    .join('')
}
