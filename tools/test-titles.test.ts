/** An id in the title of a test points at a row of `docs/checklist.md` or `docs/checks.md`. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const idsOfRows = ['docs/checklist.md', 'docs/checks.md']
  .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/^\| ([A-Z]+-\d+) \|/gm)])
  .map(([, id]) => id as string)

const tests = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(test|spec|suite)\.tsx?$/.test(file))

/** The ids a text begins with, as `HEAD-2` in 'HEAD-2 shows', and checks wherever they stand. */
function idsIn(source: string): Set<string> {
  const leading = [...source.matchAll(/['"`]((?:[A-Z]+-\d+ )+)/g)].flatMap(([, ids = '']) =>
    ids.trim().split(' '),
  )
  return new Set([...leading, ...(source.match(/\bR-\d+\b/g) ?? [])])
}

it('has each row once', () => {
  expect(idsOfRows.filter((id, index) => idsOfRows.indexOf(id) !== index)).toEqual([])
})

it('reads the ids of a title in every form', () => {
  expect([...idsIn("it('HEAD-2 R-7 shows', ")]).toEqual(['HEAD-2', 'R-7'])
  expect([...idsIn("test(\n  'is replaced within 30 s (R-31)',")]).toEqual(['R-31'])
  expect([...idsIn('it.each([1])(\n  `NAV-3 is %s high`, ')]).toEqual(['NAV-3'])
})

it('names in a title only what the documents hold', () => {
  const named = tests.flatMap((file) => [...idsIn(readFileSync(file, 'utf8'))].map((id) => ({ id, file })))
  expect(named.length).toBeGreaterThan(500)
  expect(named.filter(({ id }) => !idsOfRows.includes(id))).toEqual([])
})
