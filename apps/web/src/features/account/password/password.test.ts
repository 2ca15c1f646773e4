import { expect, it } from 'vitest'
import { judgeConfirmation } from './change-password.rules.ts'
import { isEmail } from './email.rules.ts'

it.each(['juan@perya.ph', ' juan@perya.ph ', 'a.b+c@mail.example.com'])(
  'FORGOT-1 %j is an e-mail',
  (typed) => {
    expect(isEmail(typed)).toBe(true)
  },
)

it.each(['', 'juan', 'juan@', '@perya.ph', 'juan@perya', 'juan @perya.ph', 'a@b@c.ph'])(
  'FORGOT-1 %j is told to be incorrect',
  (typed) => {
    expect(isEmail(typed)).toBe(false)
  },
)

it('PSW-1 the confirmation has to be there and has to match', () => {
  expect(judgeConfirmation('Perya#2026', '')).toBe('confirm.missing')
  expect(judgeConfirmation('Perya#2026', 'perya#2026')).toBe('confirm.different')
  expect(judgeConfirmation('Perya#2026', 'Perya#2026')).toBeNull()
})
