import { label } from '../lettering/label.ts'
import { num, repeat } from '../svg.ts'
import type { Compose } from './composition.ts'

const slots = [
  ['x26', '#e11d48'],
  ['x4', '#f97316'],
  ['x1', '#facc15'],
  ['x0', '#84cc16'],
  ['x1', '#facc15'],
  ['x4', '#f97316'],
  ['x26', '#e11d48'],
] as const

/** Rows of pegs, a ball on its way down, the slots it may fall into. */
export const plinko: Compose<'plinko'> = ({ colours, url }) => {
  const pegs = repeat(7, (row) =>
    repeat(row + 3, (index) => {
      const x = 150 + (index - (row + 2) / 2) * 29
      return `<circle cx="${num(x)}" cy="${30 + row * 28}" r="5.2" fill="#fff"/><circle cx="${num(x)}" cy="${30 + row * 28}" r="9" fill="${colours.glow}" opacity=".25"/>`
    }),
  )
  const bins = slots
    .map(([text, colour], index) => {
      const x = 150 + (index - 3) * 38
      return `<rect x="${x - 17}" y="222" width="34" height="34" rx="8" fill="${colour}"/><rect x="${x - 17}" y="222" width="34" height="14" rx="7" fill="#fff" opacity=".25"/><path d="${label(text, { font: 'russo', cx: x, cy: 240, height: 12, width: 28 })}" fill="#1a1230"/>`
    })
    .join('')
  return (
    `${pegs}<path d="M150 8L136 44L150 72L136 100" fill="none" stroke="${colours.glow}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round" opacity=".65"/>` +
    `<g filter="${url('drop')}"><circle cx="135" cy="116" r="19" fill="#ff5fa9"/></g><circle cx="135" cy="116" r="19" fill="${url('sphere')}"/><ellipse cx="128" cy="108" rx="7" ry="4" fill="#fff" opacity=".8" transform="rotate(-30 128 108)"/>` +
    bins
  )
}
