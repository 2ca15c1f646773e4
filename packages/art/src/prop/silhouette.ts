import { type Brush, filter } from '../brush.ts'
import { type MetalName, metals } from '../colour/metal.ts'
import { icon } from '../material/icon.ts'
import { num, stops } from '../svg.ts'

/** A silhouette cast in metal: a dark solid body, the drawing raised upon it, light from the upper left. */
export function silhouette(
  brush: Brush,
  name: string,
  {
    cx,
    cy,
    size,
    metal = brush.metalName,
    flip = false,
  }: { cx: number; cy: number; size: number; metal?: MetalName; flip?: boolean },
): string {
  const { lines, outlines } = icon(name)
  const scale = size / 512
  const place = `translate(${num(cx)} ${num(cy)}) scale(${flip ? -scale : scale} ${scale}) translate(-256 -256)`
  const body = outlines.map((outline) => `<path d="${outline}"/>`).join('')
  const { side } = metals[metal]
  return (
    `<g filter="${brush.url(`cast-${metal}`)}"><g transform="${place}" fill="${side[0]}" stroke="${side[0]}" stroke-width="${num(5 / scale)}" stroke-linejoin="round">${body}</g></g>` +
    `<g filter="${brush.url(`bevel-${metal}`)}"><g transform="${place}"><path d="${lines}" fill="${brush.url(`ore-${metal}`)}"/></g></g>`
  )
}

/** The gradients and filters a metal needs; once per picture and metal. */
export function metalPaint(brush: Brush, metal: MetalName): string {
  const { stops: tones, edge, side, outline } = metals[metal]
  const slope = stops([
    [0, tones[0]],
    [0.32, tones[1]],
    [0.6, tones[2]],
    [1, tones[3]],
  ])
  const band = stops([
    [0, tones[0]],
    [0.28, tones[1]],
    [0.55, tones[3]],
    [0.75, tones[2]],
    [1, side[0]],
  ])
  return (
    `<linearGradient id="${brush.id(`ore-${metal}`)}" gradientUnits="userSpaceOnUse" x1="60" y1="0" x2="380" y2="512">${slope}</linearGradient>` +
    `<linearGradient id="${brush.id(`band-${metal}`)}" x1="0" y1="0" x2=".7" y2="1">${band}</linearGradient>` +
    filter(
      brush.id(`cast-${metal}`),
      `<feMorphology in="SourceAlpha" operator="dilate" radius="2" result="d"/><feFlood flood-color="${outline}"/><feComposite in2="d" operator="in" result="rim"/><feOffset in="rim" dy="4" result="foot"/>` +
        `<feGaussianBlur in="d" stdDeviation="7" result="b"/><feFlood flood-color="#000" flood-opacity=".6"/><feComposite in2="b" operator="in"/><feOffset dy="8" result="shadow"/>` +
        `<feMerge><feMergeNode in="shadow"/><feMergeNode in="foot"/><feMergeNode in="rim"/><feMergeNode in="SourceGraphic"/></feMerge>`,
    ) +
    filter(
      brush.id(`bevel-${metal}`),
      `<feGaussianBlur in="SourceAlpha" stdDeviation="2.6" result="b"/><feSpecularLighting in="b" surfaceScale="6" specularConstant="1.1" specularExponent="22" lighting-color="${edge}" result="s"><feDistantLight azimuth="235" elevation="42"/></feSpecularLighting><feComposite in="s" in2="SourceAlpha" operator="in" result="light"/>` +
        `<feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="light"/></feMerge>`,
    )
  )
}
