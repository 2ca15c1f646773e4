import { expect, it } from 'vitest'
import { exampleOf } from './number-example.rules.ts'

it.each([
  ['(?:\\+?63|0)9\\d{9}', '09123456789'],
  ['\\d{10,12}', '1234567890'],
  ['\\d{10}', '1234567890'],
  ['001\\d{9}', '001123456789'],
  ['\\d{16}', '1234567890123456'],
  ['[A-Z]{4}\\d+', null],
  ['\\w+', null],
])('PAY-3 an account number of the form %s is shown as %s', (pattern, example) => {
  expect(exampleOf(pattern)).toBe(example)
})
