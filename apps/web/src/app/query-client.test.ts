import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '#lib/api/api-error.ts'
import { msBeforeNextTry } from '#lib/api/retry.rules.ts'
import { makeQueryClient } from './query-client.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Asks with the app's own client until it has an answer or gives up. */
function ask(failures: readonly ApiError[]) {
  const left = [...failures]
  const queryFn = vi.fn(async () => {
    const failure = left.shift()
    if (failure) throw failure
    return 'answer'
  })
  const asked = makeQueryClient().fetchQuery({ queryKey: ['test'], queryFn })
  asked.catch(() => {})
  return { asked, queryFn }
}

const busy = new ApiError('system.busy', 'Maraming naglalaro ngayon.', {}, 2)

it('R-117 an app that was turned away comes back when the server asked for it, not at once', async () => {
  const { asked, queryFn } = ask([busy])
  await vi.advanceTimersByTimeAsync(1_999)
  expect(queryFn).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(2_001)
  expect(await asked).toBe('answer')
})

it.each([
  [2, 0, 0, 2_000],
  [2, 1, 0.5, 3_000],
  [2, 0, 1, 4_000],
  [0, 0, 0, 1_000],
  [0, 1, 0.5, 3_000],
])(
  'R-117 apps turned away together come back one after the other: asked for %i s, failed %i times, chance %f, in %i ms',
  (retryAfter, failures, chance, ms) => {
    expect(msBeforeNextTry(retryAfter, failures, chance)).toBe(ms)
  },
)

it('R-117 a player sees the sentence when it stays busy after two more tries', async () => {
  const { asked, queryFn } = ask([busy, busy, busy])
  await vi.advanceTimersByTimeAsync(10_000)
  await expect(asked).rejects.toThrow('Maraming naglalaro ngayon.')
  expect(queryFn).toHaveBeenCalledTimes(3)
})

it('what the server refused for another reason is not asked again', async () => {
  const { asked, queryFn } = ask([new ApiError('account.trial', 'For members.')])
  await expect(asked).rejects.toThrow('For members.')
  expect(queryFn).toHaveBeenCalledTimes(1)
})
