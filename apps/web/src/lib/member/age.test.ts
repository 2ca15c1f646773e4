import { expect, it } from 'vitest'
import { isOldEnough } from './age.rules.ts'
import { shownName } from './shown-name.rules.ts'

it.each([
  ['2005-11-19', true],
  ['2005-11-20', false],
  ['2005-12-01', false],
  ['2005-10-31', true],
  ['2004-12-31', true],
  ['2030-01-01', false],
])(
  'REG-3 who was born on %s is told before sending whether they are 21 on 2026-11-19',
  (birthDate, isOld) => {
    expect(isOldEnough(birthDate, '2026-11-19', 21)).toBe(isOld)
  },
)

it('HEAD-2 a name that is a mobile number is covered, and any other stands as it is', () => {
  expect(shownName('639175550003')).toBe('63****003')
  expect(shownName('juan')).toBe('juan')
  expect(shownName('juan2026')).toBe('juan2026')
  expect(shownName('12345')).toBe('12345')
})
