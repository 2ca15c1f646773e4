import { parse, wcagContrast } from 'culori'

/** A theme's values by token name, without the dashes: `{ accent: 'oklch(.845 .15 86)', … }`. */
export type ThemeTokens = Readonly<Record<string, string>>

export type ContrastPair = {
  /** What is drawn: words, an icon, a border. */
  front: string
  /** The worst surface it may be drawn on. */
  back: string
  /** WCAG 2.2: 4.5 for words, 3 for borders, icons and the focus ring. */
  needed: 4.5 | 3
}

const words = (front: string, back: string): ContrastPair => ({ front, back, needed: 4.5 })
const shape = (front: string, back: string): ContrastPair => ({ front, back, needed: 3 })

/** Every pair of colours the app puts on one another. */
export const contrastPairs: readonly ContrastPair[] = [
  words('foreground', 'background'),
  words('foreground', 'surface-tertiary'),
  words('foreground', 'overlay'),
  words('muted', 'surface-tertiary'),
  words('field-placeholder', 'surface-secondary'),
  words('accent-text', 'surface-tertiary'),
  words('accent-foreground', 'accent'),
  words('accent-foreground', 'accent-hi'),
  words('accent-foreground', 'accent-lo'),
  words('brand2-foreground', 'brand2'),
  words('brand2-text', 'surface-secondary'),
  words('link', 'surface-secondary'),
  words('success', 'surface-tertiary'),
  words('warning', 'surface-tertiary'),
  words('danger', 'surface-tertiary'),
  words('info', 'surface-tertiary'),
  words('background-deep', 'success'),
  words('background-deep', 'warning'),
  words('background-deep', 'info'),
  words('white', 'danger-solid'),
  shape('field-border', 'surface-secondary'),
  shape('accent', 'surface-tertiary'),
]

export type ContrastProblem = ContrastPair & { ratio: number }

/** The pairs of a theme that some people could not read. A merchant's theme is accepted when there are none. */
export function contrastProblems(theme: ThemeTokens): ContrastProblem[] {
  return contrastPairs
    .map((pair) => ({ ...pair, ratio: contrast(theme, pair) }))
    .filter(({ ratio, needed }) => ratio < needed)
}

/** How strongly one pair of a theme stands apart, from 1 to 21. */
export function contrast(theme: ThemeTokens, { front, back }: Pick<ContrastPair, 'front' | 'back'>): number {
  return wcagContrast(colour(theme, front), colour(theme, back))
}

function colour(theme: ThemeTokens, token: string) {
  const value = token === 'white' ? 'white' : theme[token]
  const parsed = value === undefined ? undefined : parse(value)
  if (!parsed) throw new RangeError(`the theme has no colour "${token}"`)
  return parsed
}
