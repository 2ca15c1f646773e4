import { label } from '../lettering/label.ts'
import { at, num, polar, repeat } from '../svg.ts'
import type { Compose } from './composition.ts'

const [cx, cy, radius] = [150, 144, 106]
const prizes = ['x2', 'x5', 'x1', 'x10', 'x2', 'x20', 'x3', 'x1', 'x5', 'x50', 'x2', 'x8']
const sliceSets = [
  ['#e11d48', '#f59e0b', '#16a34a', '#2563eb', '#9333ea', '#0891b2'],
  ['#b91c1c', '#fbbf24'],
  ['#6d28d9', '#db2777', '#f59e0b'],
  ['#0f766e', '#fde68a', '#1d4ed8'],
] as const

/** A wheel of prizes with its pointer. */
export const fortune: Compose<'fortune'> = ({ random, url, colours }) => {
  const slices = random.pick(sliceSets)
  const step = 360 / prizes.length
  const lean = random.between(0, step)
  const shift = random.int(0, prizes.length - 1)
  const wedges = repeat(prizes.length, (index) => {
    const turn = lean + index * step
    const [from, to] = [polar(cx, cy, radius, turn), polar(cx, cy, radius, turn + step)]
    const text = label(prizes[(index + shift) % prizes.length] ?? 'x2', {
      font: 'russo',
      cx: 0,
      cy: 0,
      height: 15,
      width: 34,
    })
    const [x, y] = polar(cx, cy, radius * 0.74, turn + step / 2)
    return `<path d="M${cx} ${cy}L${at(from)}A${radius} ${radius} 0 0 1 ${at(to)}Z" fill="${slices[index % slices.length]}" stroke="#fff" stroke-opacity=".75" stroke-width="1.6"/><path transform="translate(${num(x)} ${num(y)}) rotate(${num(turn + step / 2 + 90)})" d="${text}" fill="#fff" stroke="#1a1230" stroke-opacity=".55" stroke-width="2" paint-order="stroke"/>`
  })
  const bulbs = repeat(24, (index) => {
    const [x, y] = polar(cx, cy, radius + 10, index * 15)
    return `<circle cx="${num(x)}" cy="${num(y)}" r="3.2" fill="${index % 2 ? '#fffbe6' : colours.glow}"/>`
  })
  return (
    `<g filter="${url('drop')}"><circle cx="${cx}" cy="${cy}" r="${radius + 18}" fill="${url('gold')}"/><circle cx="${cx}" cy="${cy}" r="${radius + 14}" fill="${colours.ink}"/></g>${bulbs}${wedges}` +
    `<circle cx="${cx}" cy="${cy}" r="${radius}" fill="${url('gloss')}"/><g filter="${url('drop')}"><circle cx="${cx}" cy="${cy}" r="24" fill="${url('gold')}"/></g><circle cx="${cx}" cy="${cy}" r="15" fill="${colours.top}"/>` +
    `<g filter="${url('drop')}"><path d="M150 50L132 12Q150 2 168 12Z" fill="#fff" stroke="${url('gold')}" stroke-width="3.5" stroke-linejoin="round"/></g>`
  )
}
