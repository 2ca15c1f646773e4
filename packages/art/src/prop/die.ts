import type { Brush } from '../brush.ts'
import { frac, num, type Point } from '../svg.ts'

/** Where the pips of a face stand, from 0 to 1. */
const pipPlaces: Readonly<Record<number, readonly Point[]>> = {
  1: [[0.5, 0.5]],
  2: [
    [0.25, 0.25],
    [0.75, 0.75],
  ],
  3: [
    [0.22, 0.22],
    [0.5, 0.5],
    [0.78, 0.78],
  ],
  4: [
    [0.25, 0.25],
    [0.75, 0.25],
    [0.25, 0.75],
    [0.75, 0.75],
  ],
  5: [
    [0.22, 0.22],
    [0.78, 0.22],
    [0.5, 0.5],
    [0.22, 0.78],
    [0.78, 0.78],
  ],
  6: [
    [0.25, 0.2],
    [0.75, 0.2],
    [0.25, 0.5],
    [0.75, 0.5],
    [0.25, 0.8],
    [0.75, 0.8],
  ],
}

/** The three faces of a cube in view, as a corner and two edges in a box of 100 by 116 around 0, 0. */
const faces = {
  top: { corner: [-50, -30], along: [50, -28], down: [50, 28] },
  left: { corner: [-50, -30], along: [50, 28], down: [0, 58] },
  right: { corner: [0, -2], along: [50, -28], down: [0, 58] },
} as const satisfies Record<string, Record<string, Point>>

export type Cube = {
  readonly cx: number
  readonly cy: number
  readonly scale: number
  readonly turn?: number
}

function cube(
  brush: Brush,
  { cx, cy, scale, turn = 0 }: Cube,
  colours: readonly [string, string, string],
  marks: string,
): string {
  const [top, left, right] = colours
  return (
    `<g transform="translate(${num(cx)} ${num(cy)}) rotate(${num(turn)}) scale(${frac(scale)})" filter="${brush.url('drop')}">` +
    `<g stroke-width="7" stroke-linejoin="round"><path d="M0-58L50-30L0-2L-50-30Z" fill="${top}" stroke="${top}"/><path d="M-50-30L0-2V56L-50 28Z" fill="${left}" stroke="${left}"/><path d="M50-30L0-2V56L50 28Z" fill="${right}" stroke="${right}"/></g>` +
    `<path d="M0-58L50-30L0-2L-50-30Z" fill="#fff" opacity=".24"/><path d="M50-30L0-2V56L50 28Z" opacity=".24"/>${marks}` +
    `<path d="M-50-30L0-2L50-30M0-2V56" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="2.4" stroke-linecap="round"/></g>`
  )
}

/** A die of plain coloured faces, as in the colour game of the fair. */
export function colourDie(brush: Brush, place: Cube, colours: readonly [string, string, string]): string {
  return cube(brush, place, colours, '')
}

/** A die with pips; opposite faces sum to seven, so the sides follow from the top. */
export function pipDie(brush: Brush, place: Cube, topFace: number, colour: string, pip = '#fff'): string {
  const sides = [1, 2, 3, 4, 5, 6].filter((face) => face !== topFace && face !== 7 - topFace)
  const left = sides[topFace % sides.length] ?? 2
  const right = sides.find((face) => face !== left && face !== 7 - left) ?? 3
  const marks = pipsOn('top', topFace, pip) + pipsOn('left', left, pip) + pipsOn('right', right, pip)
  return cube(brush, place, [colour, colour, colour], marks)
}

function pipsOn(side: keyof typeof faces, face: number, colour: string): string {
  const { corner, along, down } = faces[side]
  const matrix = [along[0], along[1], down[0], down[1], corner[0], corner[1]].join(' ')
  const spots = (pipPlaces[face] ?? [])
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${face === 1 ? 0.15 : 0.1}"/>`)
    .join('')
  return `<g transform="matrix(${matrix})" fill="${colour}">${spots}</g>`
}
