import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fieldMaxLength, judgeField, loginRules } from './field-rule.ts'

const rule = { enabled: true, required: true, pattern: '[a-z]{3}', message: { TY: 'mali', EN: 'wrong' } }

it.each([
  { input: 'abc', verdict: 'ok' },
  { input: 'abcd', verdict: 'malformed' },
  { input: ' abc', verdict: 'malformed' },
  { input: 'abc\n', verdict: 'malformed' },
  { input: '', verdict: 'missing' },
  { input: undefined, verdict: 'missing' },
])('REG-3 a required field with $input is $verdict', ({ input, verdict }) => {
  expect(judgeField(rule, input)).toBe(verdict)
})

it('REG-3 an optional field may stay empty, and a field the merchant does not ask for must', () => {
  expect(judgeField({ ...rule, required: false }, '')).toBe('ok')
  expect(judgeField({ ...rule, required: false }, 'ABC')).toBe('malformed')
  expect(judgeField({ ...rule, enabled: false }, '')).toBe('ok')
  expect(judgeField({ ...rule, enabled: false }, 'abc')).toBe('disabled')
})

it('LOGIN-7 whoever registered by number may type it for a user name, as phones write it', () => {
  expect(judgeField(loginRules.loginUsername, '+639171234567')).toBe('ok')
  expect(judgeField(loginRules.loginUsername, '639171234567')).toBe('ok')
  expect(judgeField(loginRules.loginUsername, 'ju+an')).toBe('malformed')
})

it('REG-3 a pattern with alternatives still has to match the whole input', () => {
  expect(judgeField({ ...rule, pattern: 'a|b' }, 'ab')).toBe('malformed')
  expect(judgeField({ ...rule, pattern: 'a|b' }, 'b')).toBe('ok')
})

it('REG-3 any input gets a verdict, and one longer than any field is refused', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.values(loginRules)),
      fc.string({ maxLength: 2 * fieldMaxLength, unit: 'grapheme' }),
      (each, input) => {
        const verdict = judgeField(each, input)
        expect(['ok', 'missing', 'malformed']).toContain(verdict)
        if (input.length > fieldMaxLength) expect(verdict).toBe('malformed')
      },
    ),
    { numRuns: 2_000 },
  )
})
