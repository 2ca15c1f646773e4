import { describe, expect, it } from 'vitest'
import { judgeTry, strengthAfter } from './throttle.rules.ts'

const endsAt = new Date('2026-11-15T12:00:00Z')

describe('R-91 the count of tries', () => {
  it.each([
    { scope: 'try.account', count: 3, strength: 0, isLocked: false, next: 1 },
    { scope: 'try.account', count: 4, strength: 1, isLocked: false, next: 1 },
    { scope: 'try.account', count: 10, strength: 1, isLocked: false, next: 1 },
    { scope: 'try.account', count: 11, strength: 1, isLocked: true, next: 1 },
    { scope: 'try.ownDevice', count: 2, strength: 0, isLocked: false, next: 0 },
    { scope: 'try.device', count: 1_000, strength: 1, isLocked: false, next: 1 },
    { scope: 'try.address', count: 10, strength: 0, isLocked: false, next: 1 },
    { scope: 'try.address', count: 100, strength: 1, isLocked: false, next: 4 },
    { scope: 'try.address', count: 10_000, strength: 4, isLocked: false, next: 4 },
  ] as const)('$scope $count', ({ scope, count, strength, isLocked, next }) => {
    const counts = [{ scope, count, endsAt }]
    expect(judgeTry(counts)).toEqual({ strength, lockedUntil: isLocked ? endsAt : null })
    expect(strengthAfter(counts)).toBe(next)
  })
})
