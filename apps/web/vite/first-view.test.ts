import { expect, it } from 'vitest'
import { isFirstView } from './first-view.ts'

/** Who imports whom: `start` imports `a`, `a` and `b` import one another, `sheet` is fetched later and imports `c`. */
const importers: Record<string, string[]> = {
  start: [],
  a: ['start', 'b'],
  b: ['a'],
  sheet: [],
  c: ['sheet', 'd'],
  d: ['c'],
}
const infoOf = (id: string) => ({ isEntry: id === 'start', importers: importers[id] ?? [] })

it('SHELL-1 the first view holds what the start imports, circles included, and nothing a sheet brings', () => {
  const first = Object.keys(importers).filter((id) => isFirstView(id, infoOf))
  expect(first).toEqual(['start', 'a', 'b'])
})
