import type { WalletBalance } from '@perya/contract/wallet'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '#lib/api/call.ts'
import { useSession } from '#lib/session/use-session.ts'
import { createStore, useStore } from '#lib/store.ts'
import { newerBalance } from './balance.rules.ts'

const keyOf = (userName: string) => ['walletBalance', userName]

/** Whether balances arrive by themselves; while they do not, they are asked for now and then. */
const isLive = createStore(false)

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
  const key = keyOf(session?.userName ?? '')
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
  const balance = session === null ? undefined : query.data
  return {
    total: balance?.sumBalance ?? null,
    wallet: balance ?? null,
    version: balance?.version ?? null,
    isStale: query.isError,
    refresh: () => client.refetchQueries({ queryKey: key }, { throwOnError: true }),
  }
}

/** Keeps the balance of every part of the page as new as the server's, while someone is signed in. Once a page. */
export function useLiveBalance(): void {
  const session = useSession()
  const client = useQueryClient()
  const token = session?.token
  const userName = session?.userName ?? ''
  useEffect(() => {
    if (token === undefined) return
    const key = keyOf(userName)
    let stop: (() => void) | null = null
    let isOver = false
    // Guests need none of it. Whoever cannot fetch it keeps the balance that is asked for.
    void import('#lib/live-balance/follow-balance.ts').then(
      ({ followBalance }) => {
        if (isOver) return
        stop = followBalance({
          lastVersion: () => client.getQueryData<WalletBalance>(key)?.version,
          onBalance: (heard) =>
            client.setQueryData<WalletBalance>(key, (known) => newerBalance(known, heard)),
          onLive: isLive.set,
        })
      },
      () => undefined,
    )
    return () => {
      isOver = true
      stop?.()
    }
  }, [client, token, userName])
}
