import { expect, it } from 'vitest'
import { backStep } from './back.rules.ts'

it.each([
  ['home', 0, 'home'],
  ['home', 3, 'home'],
  ['history', 1, 'back'],
  ['history', 5, 'back'],
  ['history', 0, 'replace'],
] as const)('HEAD-3 an arrow set to %s with %i screens behind goes %s', (back, behind, step) => {
  expect(backStep(back, behind)).toBe(step)
})
