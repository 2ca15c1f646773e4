import type { CardName } from '@perya/catalogue-data'
import { label } from '../lettering/label.ts'
import { frac, num } from '../svg.ts'

/** Pips about 26 units high around 0, 0. */
const pips = {
  s: 'M0-13C7-4 13 0 13 7A6.5 6.5 0 0 1 2.5 11Q3.5 15 7 16H-7Q-3.5 15-2.5 11A6.5 6.5 0 0 1-13 7C-13 0-7-4 0-13Z',
  h: 'M0 14C-10 5-15 0-15-6A7 7 0 0 1 0-9A7 7 0 0 1 15-6C15 0 10 5 0 14Z',
  d: 'M0-15L11 0L0 15L-11 0Z',
  c: 'M0-14A6.8 6.8 0 0 1 5.6-3.6A6.8 6.8 0 1 1 2.4 7Q3.4 13 7 16H-7Q-3.4 13-2.4 7A6.8 6.8 0 1 1-5.6-3.6A6.8 6.8 0 0 1 0-14Z',
} as const

export type CardPlace = {
  readonly cx: number
  readonly cy: number
  readonly width: number
  readonly turn?: number
}

/** A playing card: rank and small pip in the corner, one large pip. */
export function card(name: CardName, { cx, cy, width, turn = 0 }: CardPlace): string {
  const rank = name.slice(0, -1)
  const suit = name.slice(-1) as keyof typeof pips
  const colour = suit === 'h' || suit === 'd' ? '#d81e3e' : '#171a2b'
  const height = width * 1.42
  const corner = width * 0.1
  const rect = (x: number, y: number, w: number, h: number, rest: string) =>
    `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}" ${rest}/>`
  const rankHeight = width * 0.24
  return (
    `<g transform="translate(${num(cx)} ${num(cy)}) rotate(${num(turn)})">` +
    rect(-width / 2 + 1, -height / 2 + 5, width, height, `rx="${num(corner)}" opacity=".42"`) +
    rect(-width / 2, -height / 2, width, height, `rx="${num(corner)}" fill="#f3efe4"`) +
    rect(-width / 2, -height / 2, width, height - 2.5, `rx="${num(corner)}" fill="#fff"`) +
    `<path d="${label(rank, { font: 'passion', cx: -width * 0.3, cy: -height * 0.34, height: rankHeight, width: width * 0.3 })}" fill="${colour}"/>` +
    `<path transform="translate(${num(-width * 0.3)} ${num(-height * 0.13)}) scale(${frac(width / 110)})" d="${pips[suit]}" fill="${colour}"/>` +
    `<path transform="translate(${num(width * 0.1)} ${num(height * 0.16)}) scale(${frac(width / 46)})" d="${pips[suit]}" fill="${colour}"/></g>`
  )
}

/** The back of a card: banig weave in the given colour. */
export function cardBack(colour: string, light: string, { cx, cy, width, turn = 0 }: CardPlace): string {
  const height = width * 1.42
  const inner = width * 0.08
  let weave = ''
  for (let step = 1; step < 6; step++) {
    const x = -width / 2 + inner + ((width - inner * 2) * step) / 6
    weave += `M${num(x)} ${num(-height / 2 + inner)}V${num(height / 2 - inner)}`
  }
  for (let step = 1; step < 9; step++) {
    const y = -height / 2 + inner + ((height - inner * 2) * step) / 9
    weave += `M${num(-width / 2 + inner)} ${num(y)}H${num(width / 2 - inner)}`
  }
  return (
    `<g transform="translate(${num(cx)} ${num(cy)}) rotate(${num(turn)})">` +
    `<rect x="${num(-width / 2 + 1)}" y="${num(-height / 2 + 5)}" width="${num(width)}" height="${num(height)}" rx="${num(width * 0.1)}" opacity=".42"/>` +
    `<rect x="${num(-width / 2)}" y="${num(-height / 2)}" width="${num(width)}" height="${num(height)}" rx="${num(width * 0.1)}" fill="#fff"/>` +
    `<rect x="${num(-width / 2 + inner)}" y="${num(-height / 2 + inner)}" width="${num(width - inner * 2)}" height="${num(height - inner * 2)}" rx="${num(width * 0.06)}" fill="${colour}"/>` +
    `<path d="${weave}" stroke="${light}" stroke-opacity=".55" stroke-width="1.4"/></g>`
  )
}
