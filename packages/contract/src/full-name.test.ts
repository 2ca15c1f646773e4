import { expect, it } from 'vitest'
import { fullNamePattern } from './full-name.ts'

it.each(['Juan dela Cruz', 'José Rizal', 'Ma. Clara Santos-Reyes', "Niño D'Aquino Jr.", '王小明'])(
  'PAY-3 %s is the name of a person',
  (name) => expect(name).toMatch(fullNamePattern),
)

it.each([
  'Juan',
  'Juan 2',
  'J',
  '09171234567',
  '<b>Juan Cruz</b>',
  'Juan\nCruz',
  `Juan ${'a'.repeat(80)}`,
  ' - .',
])('PAY-3 %j is not the name of a person', (name) => expect(name).not.toMatch(fullNamePattern))
