/** Numbers as short as the eye needs. */
export function num(value: number): string {
  return String(Math.round(value * 10) / 10)
}

/** A fraction such as an opacity, where a tenth is too coarse. */
export function frac(value: number): string {
  return String(Math.round(value * 100) / 100)
}

export type Point = readonly [x: number, y: number]

/** The point at a distance and an angle in degrees; 0 points right, 90 down. */
export function polar(cx: number, cy: number, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)]
}

export function at([x, y]: Point): string {
  return `${num(x)} ${num(y)}`
}

/** Draws something `count` times and joins the pieces. */
export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('')
}

export type Stop = readonly [offset: number, colour: string, opacity?: number]

export function stops(list: readonly Stop[]): string {
  return list
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('')
}

/** A gradient from one corner of the painted box towards another. */
export function linear(
  id: string,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  list: readonly Stop[],
) {
  return `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops(list)}</linearGradient>`
}

/** A round gradient in units of the painted box. */
export function radial(id: string, [cx, cy, r]: readonly [number, number, number], list: readonly Stop[]) {
  return `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stops(list)}</radialGradient>`
}

/** A round gradient in units of the canvas. */
export function glow(id: string, [cx, cy, r]: readonly [number, number, number], list: readonly Stop[]) {
  return `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${num(cx)}" cy="${num(cy)}" r="${num(r)}">${stops(list)}</radialGradient>`
}
