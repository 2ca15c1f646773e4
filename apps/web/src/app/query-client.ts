import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '#lib/api/api-error.ts'
import { isWorthAnotherTry, msBeforeNextTry } from '#lib/api/retry.rules.ts'

export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < 2 && error instanceof ApiError && isWorthAnotherTry(error),
        retryDelay: (failures, error) =>
          msBeforeNextTry(error instanceof ApiError ? error.retryAfter : 0, failures, Math.random()),
        refetchOnWindowFocus: false,
      },
    },
  })
}
