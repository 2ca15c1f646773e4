import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { plain } from './print.ts'

it.each([
  ['\u001b[2J\u001b]0;owned\u0007', '\\u001b[2J\\u001b]0;owned\\u0007'],
  ['balance: 1\r9', 'balance: 1\\u000d9'],
  ['\u009b31m', '\\u009b31m'],
  ['abc\u202ecba', 'abc\\u202ecba'],
  ['Kumusta,\n\tñ 你好 👋', 'Kumusta,\n\tñ 你好 👋'],
])('R-105 an operator’s terminal obeys nothing a member wrote: %j', (written, printed) => {
  expect(plain(written)).toBe(printed)
})

it('R-105 every command prints what it says that way', () => {
  const loud = globSync('**/*.ts', { cwd: import.meta.dirname })
    .filter((file) => !file.endsWith('.test.ts') && file !== 'print.ts')
    .filter((file) =>
      /process\.std(?:out|err)|console\./.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
    )
  expect(loud).toEqual([])
})
