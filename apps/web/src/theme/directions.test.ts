import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { readSources } from '../testing/sources.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Classes that name a side of the screen; `ms-`, `pe-`, `start-`, `text-end`, `rounded-s` name a side of the text. */
const sidedClass =
  /(?<![\w-])-?(?:(?:m[lr]|p[lr]|left|right|scroll-[mp][lr])-[\w./[\]()%]+|(?:border-[lr]|rounded-(?:l|r|tl|tr|bl|br))(?:-[\w./[\]()%]+)?|(?:text|float|clear)-(?:left|right))(?=[\s"'`]|$)/

const sidedProperty =
  /(?:^|[\s;{])(?:left|right|(?:margin|padding|border)-(?:left|right)[\w-]*|border-(?:top|bottom)-(?:left|right)-radius|text-align:\s*(?:left|right))\s*:/

it('every screen reads from the right where the language does: no class names a side of the screen', () => {
  const speech = (path: string) => path.startsWith('texts/')
  const sided = readSources()
    .filter(({ path }) => !speech(path))
    .flatMap(({ path, code }) =>
      [...code.matchAll(/(["'`])((?:(?!\1)[^\\\n])*)\1/g)]
        .map(([, , text = '']) => text)
        .filter((text) => sidedClass.test(text))
        .map((text) => `${path}: ${text}`),
    )
  expect(sided).toEqual([])
})

it('no style of ours names a side of the screen', () => {
  const sided = readdirSync(root, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.css'))
    .filter((file) => sidedProperty.test(readFileSync(join(root, file), 'utf8')))
  expect(sided).toEqual([])
})

it.each(['ml-2', 'flex -mr-1', 'left-0 top-2', 'rounded-l-xl', 'text-left'])('finds %j', (text) => {
  expect(sidedClass.test(text)).toBe(true)
})

it.each(['ms-2 pe-4', 'start-0', 'rounded-s-xl', 'caret-left', 'text-start', 'right now'])(
  'leaves %j alone',
  (text) => {
    expect(sidedClass.test(text)).toBe(false)
  },
)
