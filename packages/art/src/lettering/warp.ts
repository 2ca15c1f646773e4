import type { Point } from '../svg.ts'

export const warps = ['none', 'arch', 'valley', 'bulge', 'rise'] as const
export type Warp = (typeof warps)[number]

/** Bends a block of letters whose middle is at 0, 0. */
export function bend(warp: Warp, width: number, height: number): (point: Point) => Point {
  const fall = (x: number) => 1 - (x / (width / 2)) ** 2
  switch (warp) {
    case 'none':
      return (point) => point
    case 'arch':
      return ([x, y]) => [x, y - fall(x) * height * 0.16]
    case 'valley':
      return ([x, y]) => [x, y + fall(x) * height * 0.12]
    case 'bulge':
      return ([x, y]) => [x, y * (1 + 0.24 * fall(x))]
    case 'rise':
      return ([x, y]) => [x, y - x * 0.12]
  }
}
