import { expect, it } from 'vitest'
import { connectionOf, slowAfterMs } from './connection.rules.ts'

it.each([
  [{ isOnline: false, effectiveType: '4g', waitingMs: 0 }, 'offline'],
  [{ isOnline: false, effectiveType: '2g', waitingMs: 60_000 }, 'offline'],
  [{ isOnline: true, effectiveType: '4g', waitingMs: 0 }, 'good'],
  [{ isOnline: true, effectiveType: undefined, waitingMs: slowAfterMs - 1 }, 'good'],
  [{ isOnline: true, effectiveType: undefined, waitingMs: slowAfterMs }, 'slow'],
  [{ isOnline: true, effectiveType: '2g', waitingMs: 0 }, 'slow'],
  [{ isOnline: true, effectiveType: 'slow-2g', waitingMs: 0 }, 'slow'],
] as const)('SHELL-8 %o counts as %s', (seen, connection) => {
  expect(connectionOf(seen)).toBe(connection)
})
