import type { Brush } from '../brush.ts'
import { chip } from '../prop/chip.ts'
import { at, num, polar, repeat } from '../svg.ts'
import type { Compose } from './composition.ts'

const [cx, cy, radius, pockets] = [150, 140, 104, 24]

/** A roulette wheel seen from above, chips beside it. */
export const wheel: Compose<'wheel'> = (brush) =>
  rim(brush) +
  repeat(pockets, pocket) +
  hub(brush) +
  chip(brush, 44, 236, 28, 'red') +
  chip(brush, 256, 232, 30, 'blue') +
  chip(brush, 224, 254, 22, 'green')

function rim({ url }: Brush): string {
  const studs = repeat(12, (index) => {
    const [x, y] = polar(cx, cy, radius + 9, index * 30)
    return `<circle cx="${num(x)}" cy="${num(y)}" r="2.6" fill="#fff3c4"/>`
  })
  return `<g filter="${url('drop')}"><circle cx="${cx}" cy="${cy}" r="${radius + 18}" fill="${url('gold')}"/><circle cx="${cx}" cy="${cy}" r="${radius + 14}" fill="#5a1f08"/><circle cx="${cx}" cy="${cy}" r="${radius + 14}" fill="${url('gloss')}"/>${studs}<circle cx="${cx}" cy="${cy}" r="${radius + 3}" fill="${url('gold')}"/></g>`
}

function pocket(index: number): string {
  const from = polar(cx, cy, radius, (index / pockets) * 360)
  const to = polar(cx, cy, radius, ((index + 1) / pockets) * 360)
  const fill = index === 0 ? '#0b9a53' : index % 2 ? '#c3132f' : '#15131f'
  return `<path d="M${cx} ${cy}L${at(from)}A${radius} ${radius} 0 0 1 ${at(to)}Z" fill="${fill}" stroke="#f6c860" stroke-width=".9"/>`
}

function hub({ url, random }: Brush): string {
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
