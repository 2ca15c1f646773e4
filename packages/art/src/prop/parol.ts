import type { Brush } from '../brush.ts'
import { at, glow, linear, num, polar, repeat } from '../svg.ts'

/** A star lantern and its light, larger than what stands before it. */
export function parol({ id, url }: Brush, cx: number, cy: number, radius: number): string {
  const ray = (index: number) => {
    const turn = index * 22.5
    const reach = radius * (index % 2 ? 0.62 : 0.98)
    const [left, right] = [polar(cx, cy, radius * 0.2, turn - 12), polar(cx, cy, radius * 0.2, turn + 12)]
    return `M${at(left)}L${at(polar(cx, cy, reach, turn))}L${at(right)}Z`
  }
  const facets = repeat(10, (index) => {
    const tip = polar(cx, cy, radius * 0.52, -90 + Math.floor(index / 2) * 72)
    const valley = polar(cx, cy, radius * 0.22, -90 + Math.floor(index / 2) * 72 + (index % 2 ? 36 : -36))
    return `<path d="M${num(cx)} ${num(cy)}L${at(tip)}L${at(valley)}Z" fill="${url(index % 2 ? 'parolShade' : 'parolLight')}"/>`
  })
  return (
    glow(
      id('parolGlow'),
      [cx, cy, radius],
      [
        [0, '#ffe9a8', 0.85],
        [0.4, '#ffb84d', 0.35],
        [1, '#ffb84d', 0],
      ],
    ) +
    linear(
      id('parolLight'),
      [0, 0, 1, 1],
      [
        [0, '#fff3c4'],
        [1, '#ffb627'],
      ],
    ) +
    linear(
      id('parolShade'),
      [0, 0, 1, 1],
      [
        [0, '#f59e0b'],
        [1, '#b45309'],
      ],
    ) +
    `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(radius)}" fill="${url('parolGlow')}"/><path d="${repeat(16, ray)}" fill="${url('parolGlow')}"/><g opacity=".92">${facets}</g>`
  )
}
