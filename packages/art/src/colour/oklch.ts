import { clampChroma, formatHex } from 'culori'

/** A colour by lightness, chroma and hue, with only as much chroma as sRGB can show. */
export function oklch(lightness: number, chroma: number, hue: number): string {
  const colour = clampChroma(
    { mode: 'oklch', l: lightness, c: chroma, h: ((hue % 360) + 360) % 360 },
    'oklch',
  )
  return formatHex(colour)
}
