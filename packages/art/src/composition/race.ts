import { label } from '../lettering/label.ts'
import { linear, num } from '../svg.ts'
import type { Compose } from './composition.ts'

const laneColours = [
  '#facc15',
  '#2563eb',
  '#6b7280',
  '#f97316',
  '#22d3ee',
  '#7c3aed',
  '#e5e7eb',
  '#e11d48',
  '#7f1d1d',
  '#16a34a',
]

/** Five numbered racers on their lanes, the first ahead. */
export const race: Compose<'race'> = (brush, { order }) => {
  const { colours, id, url } = brush
  const lanes = order.map((number, index) => {
    const y = 50 + index * 46
    const lead = 206 - index * 30 + brush.random.between(-12, 12)
    const colour = laneColours[(number - 1) % laneColours.length] ?? '#fff'
    const dark = colour === '#facc15' || colour === '#e5e7eb' || colour === '#22d3ee'
    return (
      `<rect x="-10" y="${y - 20}" width="320" height="40" fill="#000" opacity="${index % 2 ? 0.16 : 0.28}"/>` +
      `<path d="M${num(lead - 150)} ${y - 9}H${num(lead)}V${y + 9}H${num(lead - 120)}Z" fill="${url('trail')}"/>` +
      `<g filter="${url('drop')}"><path d="M${num(lead - 22)} ${y - 19}H${num(lead + 26)}L${num(lead + 44)} ${y}L${num(lead + 26)} ${y + 19}H${num(lead - 22)}Q${num(lead - 8)} ${y} ${num(lead - 22)} ${y - 19}Z" fill="${colour}" stroke="#fff" stroke-width="2.4" stroke-linejoin="round"/></g>` +
      `<path d="${label(String(number), { font: 'russo', cx: lead + 10, cy: y, height: 20 })}" fill="${dark ? '#1a1230' : '#fff'}"/>`
    )
  })
  const trail = linear(
    id('trail'),
    [0, 0, 1, 0],
    [
      [0, colours.glow, 0],
      [1, colours.glow, 0.9],
    ],
  )
  const flag = Array.from({ length: 24 }, (_, index) => {
    const [x, y] = [272 + (index % 2) * 12, 26 + Math.floor(index / 2) * 20]
    return `<rect x="${x}" y="${y}" width="12" height="20" fill="${(index + Math.floor(index / 2)) % 2 ? '#fff' : '#111'}" opacity=".85"/>`
  })
  return `<g transform="skewY(-4) translate(0 8)">${trail}${flag.join('')}${lanes.join('')}</g>`
}
