import { frac, num } from '../svg.ts'

/** A four-pointed glint. */
export function sparkle(x: number, y: number, radius: number, opacity: number): string {
  const waist = radius * 0.13
  const to = (dx: number, dy: number, px: number, py: number) =>
    `Q${num(x + dx)} ${num(y + dy)} ${num(x + px)} ${num(y + py)}`
  return `<path opacity="${frac(opacity)}" fill="#fff" d="M${num(x)} ${num(y - radius)}${to(waist, -waist, radius, 0)}${to(waist, waist, 0, radius)}${to(-waist, waist, -radius, 0)}${to(-waist, -waist, 0, -radius)}Z"/>`
}
