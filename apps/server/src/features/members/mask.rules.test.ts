import { expect, it } from 'vitest'
import { maskEmail, maskMobile, maskName } from './mask.rules.ts'

it.each([
  [maskEmail, 'juan@perya.example', 'ju***@perya.example'],
  [maskEmail, 'j@perya.example', '***@perya.example'],
  [maskMobile, '+639171234567', '+63****567'],
  [maskName, 'Juan dela Cruz', 'J*** d*** C***'],
])('R-108 a member sees their own data masked: %o %s', (mask, text, masked) => {
  expect(mask(text)).toBe(masked)
})
