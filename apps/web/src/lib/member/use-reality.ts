import { isTrial } from '@perya/contract/member-type'
import type { Break, RealityCheck } from '@perya/contract/protection'
import { useQuery } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { idle } from '#lib/idle.ts'
import { useSession } from '#lib/session/use-session.ts'

/** Longer waits than this are asked in steps: a phone that slept must not trust its timer. */
const longestWaitMs = 10 * 60_000

export const realityKey = (userName: string) => ['reality', userName]

/** How long the member has been signed in and what play came to since; asked again when it is due to be told. */
export function useReality() {
  const session = useSession()
  return useQuery<RealityCheck>({
    queryKey: realityKey(session?.userName ?? ''),
    enabled: session !== null && !isTrial(session.type),
    staleTime: Number.POSITIVE_INFINITY,
    refetchIntervalInBackground: true,
    refetchInterval: ({ state }) => (state.data && !state.data.isDue ? waitFor(state.data.dueAt) : false),
    queryFn: async () => {
      await idle()
      return call('getRealityCheck', {})
    },
  })
}

/** The break the member takes; it came with what every screen asks for. */
export function useBreak(): Break | null {
  const taken = useReality().data?.break ?? null
  return taken?.endsAt != null && new Date(taken.endsAt) <= new Date() ? null : taken
}

const waitFor = (dueAt: string) =>
  Math.min(longestWaitMs, Math.max(1_000, new Date(dueAt).getTime() - Date.now() + 500))
