import type { Brush } from '../brush.ts'
import { chip } from '../prop/chip.ts'
import { at, num, polar, repeat } from '../svg.ts'
import type { Compose } from './composition.ts'

type Wheel = { readonly cx: number; readonly cy: number; readonly radius: number }

/** Whole in the middle, or so large that only a part fits. */
const places: readonly Wheel[] = [
  { cx: 150, cy: 140, radius: 104 },
  { cx: 214, cy: 96, radius: 148 },
  { cx: 86, cy: 108, radius: 152 },
  { cx: 150, cy: 214, radius: 156 },
]
const woods = ['#5a1f08', '#3a0d1e', '#0f3d2e', '#1b1b3a', '#4a2a08'] as const
const pockets = 24

/** A roulette wheel seen from above, chips beside it. */
export const wheel: Compose<'wheel'> = (brush) => {
  const { random } = brush
  const place = random.pick(places)
  return (
    rim(brush, place, random.pick(woods)) +
    repeat(pockets, (index) => pocket(place, index)) +
    hub(brush, place) +
    chip(brush, 44, 236, 28, random.pick(['red', 'black'])) +
    chip(brush, 256, 232, 30, 'blue') +
    chip(brush, 224, 254, 22, 'green')
  )
}

function rim({ url }: Brush, { cx, cy, radius }: Wheel, wood: string): string {
  const studs = repeat(12, (index) => {
    const [x, y] = polar(cx, cy, radius + 9, index * 30)
    return `<circle cx="${num(x)}" cy="${num(y)}" r="2.6" fill="#fff3c4"/>`
  })
  const ring = (extra: number, fill: string) =>
    `<circle cx="${cx}" cy="${cy}" r="${radius + extra}" fill="${fill}"/>`
  return `<g filter="${url('drop')}">${ring(18, url('gold'))}${ring(14, wood)}${ring(14, url('gloss'))}${studs}${ring(3, url('gold'))}</g>`
}

function pocket({ cx, cy, radius }: Wheel, index: number): string {
  const from = polar(cx, cy, radius, (index / pockets) * 360)
  const to = polar(cx, cy, radius, ((index + 1) / pockets) * 360)
  const fill = index === 0 ? '#0b9a53' : index % 2 ? '#c3132f' : '#15131f'
  return `<path d="M${cx} ${cy}L${at(from)}A${radius} ${radius} 0 0 1 ${at(to)}Z" fill="${fill}" stroke="#f6c860" stroke-width=".9"/>`
}

function hub({ url, random }: Brush, { cx, cy, radius }: Wheel): string {
  const lean = random.int(0, 44)
  const spokes = repeat(
    8,
    (index) =>
      `<path transform="rotate(${index * 45 + lean} ${cx} ${cy})" d="M${cx - 3} ${cy}L${cx} ${num(cy - radius * 0.46)}L${cx + 3} ${cy}Z" fill="${url('gold')}"/>`,
  )
  const [x, y] = polar(cx, cy, radius * 0.8, random.between(200, 340))
  return (
    `<circle cx="${cx}" cy="${cy}" r="${num(radius * 0.64)}" fill="#3c1407"/><circle cx="${cx}" cy="${cy}" r="${num(radius * 0.64)}" fill="${url('gloss')}" stroke="${url('gold')}" stroke-width="4"/>${spokes}` +
    `<circle cx="${cx}" cy="${cy}" r="${num(radius * 0.2)}" fill="${url('gold')}"/><circle cx="${cx}" cy="${cy}" r="${num(radius * 0.1)}" fill="#fff2b8"/>` +
    `<circle cx="${num(x)}" cy="${num(y)}" r="9" fill="#fff" filter="${url('drop')}"/>`
  )
}
