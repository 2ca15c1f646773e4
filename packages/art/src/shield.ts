import type { Team } from '@perya/catalogue-data'
import { oklch } from './colour/oklch.ts'
import { label } from './lettering/label.ts'
import { linear } from './svg.ts'

const field = 'M32 3Q46 8 60 8V32C60 47 49 56 32 61C15 56 4 47 4 32V8Q18 8 32 3Z'

/** A shield parted in two colours with the initials across it. */
export function drawShield({ id, name, initials, hues: [first, second] }: Team): string {
  const letters = label(initials, { font: 'passion', cx: 32, cy: 31, height: 21, width: 44 })
  const paint =
    linear(
      `${id}-a`,
      [0, 0, 0, 1],
      [
        [0, oklch(0.62, 0.19, first)],
        [1, oklch(0.4, 0.15, first)],
      ],
    ) +
    linear(
      `${id}-b`,
      [0, 0, 0, 1],
      [
        [0, oklch(0.74, 0.17, second)],
        [1, oklch(0.5, 0.16, second)],
      ],
    )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><title>${name}</title><defs>${paint}<clipPath id="${id}-c"><path d="${field}"/></clipPath></defs><path d="${field}" fill="url(#${id}-a)"/><g clip-path="url(#${id}-c)"><path d="M32 0H64V64H32Z" fill="url(#${id}-b)"/><path d="M0 44Q32 52 64 44V64H0Z" fill="${oklch(0.24, 0.06, first)}" opacity=".55"/></g><path d="${field}" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="2.4"/><path d="${letters}" fill="#fff" stroke="${oklch(0.2, 0.06, first)}" stroke-width="3" paint-order="stroke" stroke-linejoin="round"/></svg>\n`
}
