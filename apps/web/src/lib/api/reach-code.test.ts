import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { reachCode } from './reach-code.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('SHELL-8 code that waits for a connection fails as a call does, and is there once it is back', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const { promise: code, resolve: arrive } = Promise.withResolvers<string>()
  const asked = expect(reachCode(code)).rejects.toMatchObject({ code: 'network.offline' })
  await vi.advanceTimersByTimeAsync(1_000)
  await asked
  arrive('module')
  expect(await reachCode(code)).toBe('module')
})

it('SHELL-8 code on a slow connection is waited for', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  const { promise: code, resolve: arrive } = Promise.withResolvers<string>()
  const asked = reachCode(code)
  await vi.advanceTimersByTimeAsync(60_000)
  arrive('module')
  expect(await asked).toBe('module')
})

it('SHELL-8 code that cannot be fetched fails as a call does', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  await expect(reachCode(Promise.reject(new TypeError('gone')))).rejects.toMatchObject({
    code: 'network.offline',
  })
})
