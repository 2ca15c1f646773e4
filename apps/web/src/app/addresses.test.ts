import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const src = fileURLToPath(new URL('../', import.meta.url))

it('SHELL-3 no file but paths.ts spells the address of a screen', () => {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|(?:^|\/)testing\/|^lib\/paths\.ts$/.test(file),
  )
  const offenders = files.flatMap((file) =>
    readFileSync(src + file, 'utf8')
      .split('\n')
      .filter((line) => /['"`]\/(?:m\/\w|register\.html)/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(files.length).toBeGreaterThan(50)
  expect(offenders).toEqual([])
})
