import { describe, expect, it } from 'vitest'
import { judgePassword } from './credential/password.rules.ts'
import { ageOn } from './registration/age.rules.ts'
import { overBy, roleOf } from './session/session.rules.ts'
import { judgeTry, strengthAfter } from './throttle/throttle.rules.ts'

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

it.each([
  { idle: 29.9, age: 1, over: null },
  { idle: 30, age: 1, over: 'idle' },
  { idle: 1, age: 12 * 60, over: 'expired' },
])('R-94 a session idle for $idle of $age minutes is over by $over', ({ idle, age, over }) => {
  const now = new Date('2026-11-15T12:00:00Z')
  const minutes = (count: number) => new Date(now.getTime() + count * 60_000)
  expect(overBy({ lastSeenAt: minutes(-idle), expiresAt: minutes(12 * 60 - age) }, now)).toBe(over)
})

it.each([
  [0, 'player'],
  [1, 'agent'],
  [2, 'topAgent'],
  [4, 'trial'],
  [40, 'trial'],
  [41, 'trial'],
  [42, 'trial'],
])('R-98 a member of type %i calls as %s', (type, role) => {
  expect(roleOf(type)).toBe(role)
})

it.each([
  ['2005-11-15', 21],
  ['2005-11-16', 20],
  ['2000-02-29', 26],
  ['2001-02-29', null],
  ['2026-11-15', 0],
  ['2026-11-16', null],
  ['2092-05-17', null],
  ['0000-01-01', null],
  ['soon', null],
])('R-73 somebody born on %s is %s', (birthDate, age) => {
  // Already the fifteenth in Manila, still the fourteenth in London.
  expect(ageOn(birthDate, new Date('2026-11-14T17:00:00Z'), 'Asia/Manila')).toBe(age)
})
