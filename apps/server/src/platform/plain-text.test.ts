import { expect, it } from 'vitest'
import { plainText } from './plain-text.ts'

it.each([
  ['Juan dela Cruz', 'JUAN  DELA CRUZ', true],
  ['José Rizal', ' jose  RIZAL!', true],
  ['Bantay', 'Bantáy', true],
  ['Bantay', 'Bantay II', false],
  ['Juan dela Cruz', 'Juana dela Cruz', false],
])('R-10 PAY-3 "%s" and "%s" are the same name or answer: %s', (a, b, isSame) => {
  expect(plainText(a) === plainText(b)).toBe(isSame)
})
