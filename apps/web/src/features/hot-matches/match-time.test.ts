import { expect, it } from 'vitest'
import { matchTime } from './match-time.ts'

it('HOT-1 HOT-2 a match is timed as month/day hour:minute on the merchant’s clock', () => {
  expect(matchTime('2026-11-15T12:30:00.000Z', 'Asia/Manila')).toBe('11/15 20:30')
  expect(matchTime('2026-12-31T16:05:00.000Z', 'Asia/Manila')).toBe('01/01 00:05')
})
