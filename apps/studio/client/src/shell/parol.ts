/** The parol, a Filipino star lantern, as paths on a 48 × 48 grid. */
import { drawing } from '../dom.ts'

const centre = 24
const outer = 15
const inner = 6.1

function corner(radius: number, turn: number): string {
  const angle = turn * 2 * Math.PI
  const round = (value: number) => Math.round(value * 100) / 100
  return `${round(centre + radius * Math.sin(angle))} ${round(centre - radius * Math.cos(angle))}`
}

const each = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index))

const facets = (side: 1 | -1) =>
  each(5, (at) => `M24 24L${corner(outer, at / 5)}L${corner(inner, at / 5 + side * 0.1)}Z`).join('')

export const parolPaths = {
  rays: each(8, (at) => {
    const [tip, width] = at % 2 === 0 ? [23.4, 0.021] : [21.6, 0.016]
    return `M${corner(tip, at / 8)}L${corner(17.6, at / 8 + width)}L${corner(17.6, at / 8 - width)}Z`
  }),
  light: facets(-1),
  shade: facets(1),
} as const

export const parol = (name = 'parol'): SVGSVGElement =>
  drawing(
    '0 0 48 48',
    [
      ...parolPaths.rays.map((d) => ({ d, class: 'parol__ray' })),
      { d: parolPaths.light, class: 'parol__light' },
      { d: parolPaths.shade, class: 'parol__shade' },
    ],
    name,
  )
