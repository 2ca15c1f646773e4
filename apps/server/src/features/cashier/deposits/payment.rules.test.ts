import { expect, it } from 'vitest'
import { judgePayment } from './payment.rules.ts'

it.each([
  [undefined, 'unknown'],
  [{ gateway: 'other' }, 'unknown'],
  [{ merchant: 'B' }, 'unknown'],
  [{ currency: 'USD', amount: 2n }, 'currency'],
  [{ state: 'credited', amount: 2n }, 'twice'],
  [{ state: 'expired' }, 'late'],
  [{ state: 'failed' }, 'late'],
  [{ state: 'refused' }, 'late'],
  [{ state: 'refunded' }, 'late'],
  [{ state: 'review' }, 'twice'],
  [{ state: 'takenBack' }, 'twice'],
  [{ amount: 2n }, 'amount'],
  [{}, 'credit'],
] as const)('R-39 a payment for a deposit with %o is judged %s', (changes, verdict) => {
  const paid = { gateway: 'g', merchant: 'A', amount: 1n, currency: 'PHP' }
  const deposit = changes && { ...paid, state: 'waiting' as const, ...changes }
  expect(judgePayment(deposit, paid)).toBe(verdict)
})
