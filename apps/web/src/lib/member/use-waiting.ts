import type { ChatState } from '@perya/contract/chat'
import { skipToken, useQuery } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { callIfKnown } from '#lib/api/known-call.ts'
import { isLive } from '#lib/live/is-live.ts'
import { useSession } from '#lib/session/use-session.ts'
import { useStore } from '#lib/store.ts'

export const unreadKey = (userName: string) => ['unreadCount', userName]
export const inboxKey = (userName: string) => ['inbox', userName]
export const chatKey = (userName: string) => ['chat', userName]

const askEveryMs = 60_000

/** Messages the member has not read; 0 for guests. */
export function useUnreadCount(): number {
  const session = useSession()
  const { data } = useQuery({
    queryKey: unreadKey(session?.userName ?? ''),
    enabled: session !== null,
    staleTime: 60_000,
    refetchInterval: useStore(isLive) ? false : askEveryMs,
    queryFn: () => call('getUnreadCount', {}),
  })
  return session === null ? 0 : (data ?? 0)
}

/** How far the member's chat has come, as the server last told; `undefined` until it has. */
export function useChatState(): ChatState | undefined {
  const session = useSession()
  const { data } = useQuery<ChatState>({
    queryKey: chatKey(session?.userName ?? ''),
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  })
  return session === null ? undefined : data
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
