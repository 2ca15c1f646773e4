import { expect, it, onTestFinished, vi } from 'vitest'
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

/** A page whose calls are answered, or fail, one by one as the test says. */
function openPage() {
  vi.useFakeTimers()
  fakeStorage()
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const calls: PromiseWithResolvers<Response>[] = []
  vi.stubGlobal('fetch', () => {
    const sent = Promise.withResolvers<Response>()
    calls.push(sent)
    return sent.promise
  })
  const stop = watchConnection()
  onTestFinished(() => {
    stop()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  return {
    answer: (index: number) => calls[index]?.resolve(Response.json({ success: true, value: {} })),
    fail: (index: number) => calls[index]?.reject(new TypeError('Failed to fetch')),
  }
}

it('SHELL-8 of two calls that leave at the same moment, the one that waits counts', async () => {
  const { answer } = openPage()
  const [first, second] = [call('getSiteStatus', {}), call('getSiteStatus', {})]
  answer(0)
  await first
  await vi.advanceTimersByTimeAsync(slowAfterMs)
  expect(connection.get()).toBe('slow')
  answer(1)
  await second
  expect(connection.get()).toBe('good')
})

it('SHELL-8 a call that fails of a connection since replaced does not make the new one count as lost', async () => {
  const { answer, fail } = openPage()
  const [first, second] = [call('getSiteStatus', {}), call('getSiteStatus', {})]
  fail(0)
  await expect(first).rejects.toMatchObject({ code: 'network.offline' })
  expect(connection.get()).toBe('offline')
  window.dispatchEvent(new Event('online'))
  fail(1)
  await expect(second).rejects.toMatchObject({ code: 'network.offline' })
  expect(connection.get()).toBe('good')
  const third = call('getSiteStatus', {})
  fail(2)
  await expect(third).rejects.toMatchObject({ code: 'network.offline' })
  expect(connection.get()).toBe('offline')
  const fourth = call('getSiteStatus', {})
  answer(3)
  await fourth
  expect(connection.get()).toBe('good')
})
