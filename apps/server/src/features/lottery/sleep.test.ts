import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeSleep } from './sleep.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('R-63 a call ends a sleep, also one that came while nobody slept yet', async () => {
  const { sleep, wake } = makeSleep()
  const asleep = sleep(15_000)
  wake()
  await asleep
  wake()
  await sleep(15_000)
})

it('a call that was heeded ends no second sleep', async () => {
  const { sleep, wake } = makeSleep()
  wake()
  await sleep(15_000)
  const isOver = vi.fn()
  void sleep(15_000).then(isOver)
  await vi.advanceTimersByTimeAsync(14_999)
  expect(isOver).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(isOver).toHaveBeenCalled()
})
