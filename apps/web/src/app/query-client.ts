import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '#lib/api/api-error.ts'

export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // What the server refused it refuses again; only a lost connection is worth another try.
        retry: (failures, error) =>
          failures < 2 && error instanceof ApiError && error.code === 'network.offline',
        refetchOnWindowFocus: false,
      },
    },
  })
}
