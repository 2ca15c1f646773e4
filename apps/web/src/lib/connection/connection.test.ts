import { expect, it, vi } from 'vitest'
import { call } from '#lib/api/call.ts'
import { fakeStorage } from '#lib/testing/fake-storage.ts'
import { connectionOf, slowAfterMs } from './connection.rules.ts'
import { connection, watchConnection } from './connection.ts'

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

it('SHELL-8 of two calls that leave at the same moment, the one that waits counts', async () => {
  vi.useFakeTimers()
  fakeStorage()
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const answers: ((response: Response) => void)[] = []
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => answers.push(resolve)))
  const stop = watchConnection()
  const [first, second] = [call('getSiteStatus', {}), call('getSiteStatus', {})]
  answers[0]?.(Response.json({ success: true, value: {} }))
  await first
  await vi.advanceTimersByTimeAsync(slowAfterMs)
  expect(connection.get()).toBe('slow')
  answers[1]?.(Response.json({ success: true, value: {} }))
  await second
  expect(connection.get()).toBe('good')
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
