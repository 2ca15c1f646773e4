import { useQuery } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { callIfKnown } from '#lib/api/known-call.ts'
import { useSession } from '#lib/session/use-session.ts'

export const unreadKey = (userName: string) => ['unreadCount', userName]

/** Messages the member has not read; 0 for guests. */
export function useUnreadCount(): number {
  const session = useSession()
  const { data } = useQuery({
    queryKey: unreadKey(session?.userName ?? ''),
    enabled: session !== null,
    staleTime: 60_000,
    refetchInterval: 60_000,
    queryFn: () => call('getUnreadCount', {}),
  })
  return session === null ? 0 : (data ?? 0)
}

type Promotions = { totalUnclaimedPromosCount: number; REFERRAL?: { enabled: boolean } }

/** Rewards waiting to be claimed, and whether inviting friends is on; nothing for guests. */
export function usePromotions(): { unclaimed: number; isReferralOn: boolean } {
  const session = useSession()
  const { data } = useQuery({
    queryKey: ['promotions', session?.userName ?? ''],
    enabled: session !== null,
    staleTime: 60_000,
    queryFn: async () => (await callIfKnown<Promotions>('getAvailablePromotions', {})) ?? null,
  })
  if (session === null || !data) return { unclaimed: 0, isReferralOn: false }
  return { unclaimed: data.totalUnclaimedPromosCount, isReferralOn: data.REFERRAL?.enabled === true }
}
