import type { Brush } from '../brush.ts'
import { num, repeat } from '../svg.ts'

export const chipColours = { red: '#c3132f', blue: '#1b51c9', green: '#0b8a4a', black: '#23202e' } as const

/** A casino chip seen from above. */
export function chip(
  brush: Brush,
  cx: number,
  cy: number,
  radius: number,
  colour: keyof typeof chipColours,
): string {
  const fill = chipColours[colour]
  const [x, y, r] = [num(cx), num(cy), num(radius)]
  const marks = repeat(
    8,
    (index) =>
      `<path transform="rotate(${index * 45} ${x} ${y})" d="M${num(cx - radius * 0.16)} ${num(cy - radius)}h${num(radius * 0.32)}v${num(radius * 0.26)}h${num(-radius * 0.32)}Z" fill="#fff"/>`,
  )
  return (
    `<circle cx="${x}" cy="${num(cy + radius * 0.22)}" r="${r}" opacity=".38"/>` +
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>${marks}` +
    `<circle cx="${x}" cy="${y}" r="${num(radius * 0.68)}" fill="${fill}" stroke="#fff" stroke-width="${num(radius * 0.06)}" stroke-dasharray="${num(radius * 0.14)} ${num(radius * 0.1)}"/>` +
    `<circle cx="${x}" cy="${y}" r="${num(radius * 0.5)}" fill="#fff" fill-opacity=".16"/>` +
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${brush.url('gloss')}"/>`
  )
}
