import { expect, it } from 'vitest'
import { overBy, roleOf } from './session.rules.ts'

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
