import type { Palette } from '@perya/catalogue-data'
import { oklch } from './oklch.ts'

/** The colours one picture is painted with. */
export type Colours = {
  readonly top: string
  readonly mid: string
  readonly bottom: string
  readonly glow: string
  readonly glow2: string
  readonly ink: string
}

type Hues = readonly [top: number, bottom: number, glow: number, glow2: number]
type Depth = { readonly lightness?: number; readonly chroma?: number }

function colours([top, bottom, glow, glow2]: Hues, { lightness = 0.52, chroma = 0.19 }: Depth = {}): Colours {
  return {
    top: oklch(lightness, chroma, top),
    mid: oklch(0.34, Math.min(0.15, chroma), (top * 2 + bottom) / 3),
    bottom: oklch(0.2, 0.09, bottom),
    glow: oklch(0.86, 0.16, glow),
    glow2: oklch(0.74, 0.19, glow2),
    ink: oklch(0.13, 0.05, bottom),
  }
}

export const paletteColours: Readonly<Record<Palette, Colours>> = {
  royal: colours([300, 282, 86, 340]),
  ember: colours([32, 18, 75, 45], { chroma: 0.2 }),
  lagoon: colours([215, 245, 190, 165], { lightness: 0.56, chroma: 0.14 }),
  jade: colours([160, 190, 95, 140], { chroma: 0.14 }),
  rose: colours([355, 330, 70, 20]),
  midnight: colours([268, 275, 225, 310], { lightness: 0.46 }),
  cobalt: colours([255, 262, 210, 85]),
  wine: colours([15, 350, 80, 40], { lightness: 0.42 }),
  forest: colours([145, 165, 110, 90], { lightness: 0.46, chroma: 0.13 }),
  orchid: colours([325, 300, 60, 355]),
  sunset: colours([50, 10, 85, 20], { lightness: 0.66 }),
  steel: colours([240, 265, 230, 60], { lightness: 0.5, chroma: 0.06 }),
  teal: colours([190, 225, 100, 175], { chroma: 0.11 }),
  crimson: colours([25, 8, 88, 30], { lightness: 0.5, chroma: 0.21 }),
  amber: colours([70, 40, 92, 55], { lightness: 0.66, chroma: 0.15 }),
  ink: colours([285, 280, 300, 200], { lightness: 0.34, chroma: 0.12 }),
  slate: colours([220, 260, 85, 190], { lightness: 0.36, chroma: 0.08 }),
}
