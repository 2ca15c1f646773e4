import { expect, it } from 'vitest'
import { judgePassword } from './password.rules.ts'

it.each([
  ['seven77', 'length'],
  ['eight888', 'ok'],
  ['x'.repeat(129), 'length'],
  ['🎲🎲🎲🎲', 'length'],
  ['Juan_Dela_Cruz', 'common'],
  ['zzzzzzzzzz', 'common'],
  ['known to all', 'common'],
  ['something only I know', 'ok'],
] as const)('R-89 the password %s is judged %s', (password, verdict) => {
  const known = { userName: 'juan_dela_cruz', isCommon: (text: string) => text === 'known to all' }
  expect(judgePassword(password, known)).toBe(verdict)
})
