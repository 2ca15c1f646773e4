import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { idle } from '#lib/idle.ts'
import { useHydrated } from '#lib/use-hydrated.ts'
import { type CacheName, type CacheScope, readCache, writeCache } from './cache.ts'

/** Under which key an answer is held while the page is open. */
export const keyOfCached = (name: CacheName, { merchant, language, userName = '' }: CacheScope) => [
  name,
  merchant,
  language,
  userName,
]

/** Shows what was kept at once, asks again at once, and keeps the answer. */
export function useCached<Value>(
  name: CacheName,
  scope: CacheScope,
  load: () => Promise<Value>,
  { enabled = true }: { enabled?: boolean } = {},
): UseQueryResult<Value> {
  const isHydrated = useHydrated()
  return useQuery<Value>({
    queryKey: keyOfCached(name, scope),
    // The page was rendered without local storage: what was kept may appear only after hydration.
    enabled: enabled && isHydrated,
    initialData: () => (isHydrated && enabled ? readCache<Value>(name, scope) : undefined),
    initialDataUpdatedAt: 0,
    // A change of language asks again, and what stands on the screen stays until the answer is there.
    placeholderData: (earlier) => earlier,
    queryFn: async () => {
      await idle()
      const value = await load()
      writeCache(name, scope, value)
      return value
    },
  })
}
