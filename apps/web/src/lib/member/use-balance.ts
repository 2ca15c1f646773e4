import type { WalletBalance } from '@perya/contract/wallet'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { isLive } from '#lib/live/is-live.ts'
import { useSession } from '#lib/session/use-session.ts'
import { useStore } from '#lib/store.ts'
import { newerBalance } from './balance.rules.ts'
import { heldBalance } from './held-balance.ts'

export const balanceKey = (userName: string) => ['walletBalance', userName]

const askEveryMs = 60_000

/** The member's total, as an amount of the wire; `null` for guests and until it is known. */
export function useBalance(): {
  total: string | null
  /** What the total is made of; `null` as long as the total. */
  wallet: WalletBalance | null
  /** Changes with every movement; `null` as long as the total. */
  version: string | null
  isStale: boolean
  refresh: () => Promise<void>
} {
  const session = useSession()
  const client = useQueryClient()
  const key = balanceKey(session?.userName ?? '')
  const query = useQuery({
    queryKey: key,
    enabled: session !== null,
    staleTime: 15_000,
    refetchInterval: useStore(isLive) ? false : askEveryMs,
    refetchOnWindowFocus: true,
    queryFn: async () => {
      const heard = await call('walletBalance', {})
      return newerBalance(client.getQueryData<WalletBalance>(key), heard)
    },
  })
  const held = useStore(heldBalance)
  const balance = session === null ? undefined : (held ?? query.data)
  return {
    total: balance?.sumBalance ?? null,
    wallet: balance ?? null,
    version: balance?.version ?? null,
    isStale: query.isError,
    refresh: () => client.refetchQueries({ queryKey: key }, { throwOnError: true }),
  }
}
