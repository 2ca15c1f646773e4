import type { Palette } from '@perya/catalogue-data'

/** Hues of the backdrop, from the top down, and of its light. */
const hues: Readonly<Record<Palette, readonly [top: number, bottom: number, glow: number]>> = {
  royal: [300, 282, 86],
  ember: [32, 18, 75],
  lagoon: [215, 245, 190],
  jade: [160, 190, 95],
  rose: [355, 330, 70],
  midnight: [268, 275, 225],
  cobalt: [255, 262, 210],
  wine: [15, 350, 80],
  forest: [145, 165, 110],
  orchid: [325, 300, 60],
  sunset: [50, 10, 85],
  steel: [240, 265, 230],
  teal: [190, 225, 100],
  crimson: [25, 8, 88],
  amber: [70, 40, 92],
  ink: [285, 280, 300],
  slate: [220, 260, 85],
}

/** Puts a palette on an element as the variables its styles are drawn with. */
export function dress(element: HTMLElement, palette: string): void {
  const [top, bottom, glow] = hues[palette as Palette] ?? hues.royal
  element.style.setProperty('--hue-top', String(top))
  element.style.setProperty('--hue-bottom', String(bottom))
  element.style.setProperty('--hue-glow', String(glow))
}
