import { expect, it } from 'vitest'
import { ageOn } from './age.rules.ts'

it.each([
  ['2005-11-15', 21],
  ['2005-11-16', 20],
  ['2000-02-29', 26],
  ['2001-02-29', null],
  ['2026-11-15', 0],
  ['2026-11-16', null],
  ['2092-05-17', null],
  ['0000-01-01', null],
  ['soon', null],
])('R-73 somebody born on %s is %s', (birthDate, age) => {
  // Already the fifteenth in Manila, still the fourteenth in London.
  expect(ageOn(birthDate, new Date('2026-11-14T17:00:00Z'), 'Asia/Manila')).toBe(age)
})
