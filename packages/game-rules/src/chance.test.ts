import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const sources = ['packages/fairness/src', 'packages/game-rules/src'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => join(folder, file)),
)

it('R-44 R-48 a round depends on its seeds alone: no other randomness, no clock, no calendar', () => {
  expect(sources.length).toBeGreaterThan(40)
  const outside = /Math\.random|getRandomValues|randomBytes|\bDate\b|performance\.|Temporal/
  expect(sources.filter((file) => outside.test(readFileSync(file, 'utf8')))).toEqual([])
})

it('R-45 no number is drawn by a remainder', () => {
  const drawing = sources.filter((file) => file.startsWith('packages/fairness'))
  expect(drawing.filter((file) => / % /.test(readFileSync(file, 'utf8')))).toEqual([])
})
