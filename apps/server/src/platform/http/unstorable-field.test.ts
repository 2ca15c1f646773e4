import { expect, it } from 'vitest'
import { unstorableField } from './unstorable-field.ts'

const half = '\ud83d'

it.each<[string, unknown, string | undefined]>([
  ['nothing at all', undefined, undefined],
  ['text of every language', { text: 'ñ 😀 ไทย' }, undefined],
  ['a picture', new Uint8Array([0]), undefined],
  ['a field', { text: 'a\0b' }, 'text'],
  ['words in a language', { titles: { EN: 'Hi', TY: half } }, 'titles.TY'],
  ['an entry of a list', { rows: [{ name: 'x' }, { name: half }] }, 'rows.1.name'],
  ['a text of a list', ['x', half], '1'],
  ['the first of several', { one: { two: [half] }, three: half }, 'one.two.0'],
  ['a name', { texts: { [half]: 'x' } }, `texts.${half}`],
])('text that no database keeps is refused by its whole path: %s', (_, sent, path) => {
  expect(unstorableField(sent)).toBe(path)
})

it('brackets that nest deeper than any call are looked through', () => {
  const depth = 200_000
  const sent: unknown = JSON.parse(`${'['.repeat(depth)}"\\u0000"${']'.repeat(depth)}`)
  expect(unstorableField(sent)).toHaveLength(depth * 2 - 1)
})
