import { expect, it } from 'vitest'
import { fieldPaths } from './field-paths.ts'

it('LOGIN-7 the fields of a group are judged one by one: an empty one is not filled because it has a group', () => {
  const values = { username: 'juan', mobiles: { username: '', mobileNum: '0917' }, agrees: true }
  expect(fieldPaths(values)).toEqual([
    ['username', 'juan'],
    ['mobiles.username', ''],
    ['mobiles.mobileNum', '0917'],
    ['agrees', true],
  ])
})
