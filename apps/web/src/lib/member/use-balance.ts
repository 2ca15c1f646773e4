import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { useSession } from '#lib/session/use-session.ts'

/** The member's total, as an amount of the wire; `null` for guests and until it is known. */
export function useBalance(): { total: string | null; isStale: boolean; refresh: () => Promise<void> } {
  const session = useSession()
  const client = useQueryClient()
  const key = ['walletBalance', session?.userName ?? '']
  const query = useQuery({
    queryKey: key,
    enabled: session !== null,
    staleTime: 15_000,
    refetchInterval: 60_000,
    refetchOnWindowFocus: true,
    queryFn: () => call('walletBalance', {}),
  })
  return {
    total: session === null ? null : (query.data?.sumBalance ?? null),
    isStale: query.isError,
    refresh: () => client.refetchQueries({ queryKey: key }, { throwOnError: true }),
  }
}
