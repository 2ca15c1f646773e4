import type { ChatState } from '@perya/contract/chat'
import type { InboxState } from '@perya/contract/inbox'
import type { WalletBalance } from '@perya/contract/wallet'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type Follower, followEvents } from '#lib/live/follow-events.ts'
import { isLive } from '#lib/live/is-live.ts'
import { useSession } from '#lib/session/use-session.ts'
import { newerBalance } from './balance.rules.ts'
import { balanceKey } from './use-balance.ts'
import { chatKey, inboxKey, unreadKey } from './use-waiting.ts'

/** Keeps what every part of the page knows of the member as new as the server's, while someone is signed in. Once a page. */
export function useLive(): void {
  const session = useSession()
  const client = useQueryClient()
  const token = session?.token
  const userName = session?.userName ?? ''
  useEffect(() => {
    if (token === undefined) return
    return followEvents({
      lastVersion: () => client.getQueryData<WalletBalance>(balanceKey(userName))?.version,
      on: keepersOf(client, userName),
      onLive: isLive.set,
    })
  }, [client, token, userName])
}

export function keepersOf(client: QueryClient, userName: string): Follower['on'] {
  let lastAt: InboxState['lastAt'] | undefined
  return {
    balance: (heard) =>
      client.setQueryData<WalletBalance>(balanceKey(userName), (known) => newerBalance(known, heard)),
    inbox(heard) {
      client.setQueryData(unreadKey(userName), heard.unread)
      // At the first event too: a letter may have come after the page asked and before anybody told it.
      if (lastAt !== heard.lastAt) void client.invalidateQueries({ queryKey: inboxKey(userName) })
      lastAt = heard.lastAt
    },
    chat: (heard) => client.setQueryData<ChatState>(chatKey(userName), heard),
    identityCheck: () => client.invalidateQueries({ queryKey: ['identityCheck'] }),
    // What is in sight of deposits and withdrawals, one or many, is asked for anew.
    underway: () =>
      Promise.all(
        ['deposit', 'deposits', 'withdraw', 'withdrawals'].map((name) =>
          client.invalidateQueries({ queryKey: [name, userName] }),
        ),
      ),
    // Lists and desks in sight ask for what they show; nothing else knows of lotteries.
    lottery: () => client.invalidateQueries({ queryKey: ['lottery'] }),
  }
}
