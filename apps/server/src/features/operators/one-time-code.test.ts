import { expect, it } from 'vitest'
import { codeOf, makeCodeSecret, stepAt, stepOfCode } from './one-time-code.ts'

/** The secret of the examples in RFC 6238, in Base32. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('R-96 at second %i an authenticator shows %s', (seconds, code) => {
  expect(codeOf(secret, stepAt(new Date(seconds * 1_000)))).toBe(code)
})

it('R-96 a code counts half a minute early and late, and no longer', () => {
  const own = makeCodeSecret()
  const now = new Date()
  const step = stepAt(now)
  const accepted = [-2, -1, 0, 1, 2].map((apart) => stepOfCode(own, codeOf(own, step + apart), now))
  expect(accepted).toEqual([undefined, step - 1, step, step + 1, undefined])
})
