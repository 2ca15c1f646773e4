import { drawBelow, drawWithout, type WordSource } from '@perya/fairness'
import { numbers } from './bet-type.ts'
import { type Drawn, drawnOf } from './drawn.ts'
import type { Family, Result } from './family.ts'

/** Draws a result of a family: number by number, or the front of a shuffle where nothing comes twice. */
export function drawResult(family: Family, source: WordSource): Result {
  const drawn = drawnOf(family)
  if (drawn.kind === 'lots') {
    return drawn.digits.map((length) => repeated(source, { ...digit, count: length }).join(''))
  }
  return drawn.kind === 'distinct' ? shuffled(source, drawn) : repeated(source, drawn)
}

type Numbers = Extract<Drawn, { count: number }>

const digit = { first: 0, last: 9, width: 1 }

const repeated = (source: WordSource, { count, first, last, width }: Omit<Numbers, 'kind'>): Result =>
  Array.from({ length: count }, () =>
    String(first + drawBelow(source, last - first + 1)).padStart(width, '0'),
  )

const shuffled = (source: WordSource, { count, first, last, width }: Numbers): Result =>
  drawWithout(source, numbers(first, last, width), count)
