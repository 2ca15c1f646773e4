/** The tables of `docs/operations` and the README say which variables server and studio read, and their defaults. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { Variables as ofServer } from '../apps/server/src/platform/env.ts'
import { Variables as ofStudio } from '../apps/studio/src/env.ts'

/** As much of a schema of zod as is asked of it here. */
type Schema = {
  shape: Readonly<Record<string, { safeParse: (value: unknown) => { success: boolean; data?: unknown } }>>
}

type Row = { name: string; default: string }

/** The variables of the tables below a heading; where a row has many, their defaults stand in the same order. */
function rowsOf(file: string, heading: string): Row[] {
  const [, below = ''] = readFileSync(file, 'utf8').split(`\n## ${heading}\n`)
  const [section = ''] = below.split('\n## ')
  return [...section.matchAll(/^\| (`.*?) \| (.*?) \|/gm)].flatMap(([, names = '', defaults = '']) =>
    [...names.matchAll(/`(\w+)`/g)].map(([, name = ''], index, { length }) => ({
      name,
      default: (length === 1 ? defaults : defaults.split(', ')[index]) ?? '',
    })),
  )
}

/** What a variable is when nobody sets it, as tables write it. */
function defaultsOf({ shape }: Schema): Map<string, string> {
  return new Map(
    Object.entries(shape).flatMap(([name, schema]) => {
      const unset = schema.safeParse(undefined)
      return unset.success && unset.data !== undefined ? [[name, `\`${unset.data}\``]] : []
    }),
  )
}

const sorted = (names: Iterable<string>) => [...names].sort()

describe.each([
  ['docs/operations/start.md', 'Environment', ofServer],
  ['docs/operations/studio.md', 'Environment', ofStudio],
] as const)('%s, %s', (file, heading, schema) => {
  it('names every variable, and none that nobody reads', () => {
    expect(sorted(rowsOf(file, heading).map(({ name }) => name))).toEqual(sorted(Object.keys(schema.shape)))
  })
})

it.each([
  ['docs/operations/start.md', 'Environment', ofServer],
  ['docs/operations/studio.md', 'Environment', ofStudio],
  ['README.md', 'Settings', ofServer],
] as const)('%s, %s: the defaults are those of the program', (file, heading, schema) => {
  const rows = rowsOf(file, heading)
  const defaults = defaultsOf(schema)
  expect(rows.length).toBeGreaterThan(5)
  expect(rows.map(({ name }) => name).filter((name) => !(name in schema.shape))).toEqual([])
  const kept = rows.filter(({ name }) => defaults.has(name))
  expect(kept.length).toBeGreaterThan(3)
  expect(kept).toEqual(kept.map(({ name }) => ({ name, default: defaults.get(name) })))
})
