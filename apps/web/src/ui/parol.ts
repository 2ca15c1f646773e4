/** The parol, a Filipino star lantern, as paths on a 48 × 48 grid: logo, spinner, app icon and empty states share it. */

const centre = 24

function corner(radius: number, turn: number) {
  const angle = turn * 2 * Math.PI
  const round = (value: number) => Math.round(value * 100) / 100
  return `${round(centre + radius * Math.sin(angle))} ${round(centre - radius * Math.cos(angle))}`
}

const each = <T>(count: number, draw: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => draw(index))

const outer = 15
const inner = 6.1

/** One side of each of the five points: `side` 1 catches the light, -1 lies in the shade. */
const facets = (side: 1 | -1) =>
  each(5, (index) => {
    const turn = index / 5
    return `M24 24L${corner(outer, turn)}L${corner(inner, turn + side * 0.1)}Z`
  }).join('')

export const parol = {
  /** The rays around the star, clockwise from the top; every second one is longer. */
  rays: each(8, (index) => {
    const turn = index / 8
    const [tip, width] = index % 2 === 0 ? [23.4, 0.021] : [21.6, 0.016]
    return `M${corner(tip, turn)}L${corner(17.6, turn + width)}L${corner(17.6, turn - width)}Z`
  }),
  light: facets(-1),
  shade: facets(1),
  outline: `M${each(10, (index) => corner(index % 2 === 0 ? outer : inner, index / 10)).join('L')}Z`,
  /** From the middle to each of the star's tips. */
  ribs: each(5, (index) => `M24 24L${corner(outer, index / 5)}`).join(''),
} as const
