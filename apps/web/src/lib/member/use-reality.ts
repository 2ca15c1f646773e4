import type { RealityCheck } from '@perya/contract/protection'
import { useQuery } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { idle } from '#lib/idle.ts'
import { useSession } from '#lib/session/use-session.ts'

/** Longer waits than this are asked in steps: a phone that slept must not trust its timer. */
const longestWaitMs = 10 * 60_000

export const realityKey = (userName: string) => ['reality', userName]

/** How long the member has been signed in and what play came to since; asked again when it is due to be told. */
export function useReality() {
  return useQuery<RealityCheck>({
    queryKey: realityKey(useSession()?.userName ?? ''),
    staleTime: Number.POSITIVE_INFINITY,
    refetchIntervalInBackground: true,
    refetchInterval: ({ state }) => (state.data && !state.data.isDue ? waitFor(state.data.dueAt) : false),
    queryFn: async () => {
      await idle()
      return call('getRealityCheck', {})
    },
  })
}

const waitFor = (dueAt: string) =>
  Math.min(longestWaitMs, Math.max(1_000, new Date(dueAt).getTime() - Date.now() + 500))
