import type { Brush } from '../brush.ts'
import { label } from '../lettering/label.ts'
import { num } from '../svg.ts'

export const ballColours = [
  '#e8304a',
  '#f59e0b',
  '#16a34a',
  '#2563eb',
  '#9333ea',
  '#0891b2',
  '#db2777',
] as const

/** A numbered lottery ball. */
export function ball(
  brush: Brush,
  cx: number,
  cy: number,
  radius: number,
  colour: string,
  text: string,
): string {
  const [x, y, r] = [num(cx), num(cy), num(radius)]
  const shine = { x: num(cx - radius * 0.36), y: num(cy - radius * 0.52) }
  return (
    `<ellipse cx="${x}" cy="${num(cy + radius * 0.98)}" rx="${num(radius * 0.8)}" ry="${num(radius * 0.2)}" opacity=".35"/>` +
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/><circle cx="${x}" cy="${y}" r="${r}" fill="${brush.url('sphere')}"/>` +
    `<circle cx="${x}" cy="${y}" r="${num(radius * 0.58)}" fill="#fffdf6"/>` +
    `<path d="${label(text, { font: 'paytone', cx, cy, height: radius * 0.52, width: radius * 0.82 })}" fill="#1a1230"/>` +
    `<ellipse cx="${shine.x}" cy="${shine.y}" rx="${num(radius * 0.34)}" ry="${num(radius * 0.19)}" fill="#fff" opacity=".78" transform="rotate(-32 ${shine.x} ${shine.y})"/>`
  )
}
