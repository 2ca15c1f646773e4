import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { statedConstants } from './stated-constants.ts'

const rows = [...readFileSync('docs/checklist.md', 'utf8').matchAll(/^\| ([A-Z]+-\d+) \|/gm)].map(
  ([, id]) => id,
)
const times = (text: string, part: string) => text.split(part).length - 1

it('lists a hundred stated constants and more, each once', () => {
  const named = statedConstants.map(({ file, text }) => `${file}: ${text}`)
  expect(named.length).toBeGreaterThanOrEqual(100)
  expect(named.filter((name, at) => named.indexOf(name) !== at)).toEqual([])
})

it('finds the text of each exactly once in its file, and changes it', () => {
  const moved = statedConstants.filter(
    ({ file, text, becomes }) => times(readFileSync(file, 'utf8'), text) !== 1 || text === becomes,
  )
  expect(moved.map(({ file, text }) => `${file}: ${text}`)).toEqual([])
})

it('names a row of the checklist and tests that are there, which name the row themselves', () => {
  const lost = statedConstants.filter(({ row, tests }) => !rows.includes(row) || !tests.every(existsSync))
  expect(lost.map(({ file, row }) => `${row} ${file}`)).toEqual([])
  const unnamed = statedConstants.filter(
    ({ row, tests }) => !tests.some((test) => readFileSync(test, 'utf8').includes(row)),
  )
  expect(unnamed.map(({ row, says }) => `${row} ${says}`)).toEqual([])
})
