import type { ChatLine } from '@perya/contract/chat'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '#lib/api/call.ts'
import { isLive } from '#lib/live/is-live.ts'
import { chatKey, useChatState } from '#lib/member/use-waiting.ts'
import { useSession } from '#lib/session/use-session.ts'
import { useStore } from '#lib/store.ts'
import { joinLines, type Lines } from './lines.rules.ts'

/** How often a page that is not told by itself asks for new lines. */
const askEveryMs = 5_000

/** The member's chat, as new as the server's: what is said there comes by itself. */
export function useChat() {
  const userName = useSession()?.userName ?? ''
  const client = useQueryClient()
  const key = [...chatKey(userName), 'lines']
  const query = useQuery<Lines>({
    queryKey: key,
    queryFn: () => newest(() => client.getQueryData<Lines>(key)),
    refetchInterval: useStore(isLive) ? false : askEveryMs,
  })
  const lastId = useChatState()?.lastId
  const knownId = query.data?.listedTo
  const isBehind = query.isSuccess && lastId !== undefined && BigInt(lastId) > BigInt(knownId ?? 0)
  const { refetch } = query
  useEffect(() => {
    if (isBehind) void refetch()
  }, [isBehind, refetch])

  const add = (come: readonly ChatLine[], earlier?: { hasEarlier: boolean }) =>
    client.setQueryData<Lines>(key, (known) => ({
      lines: joinLines(known?.lines ?? [], come),
      hasEarlier: earlier?.hasEarlier ?? known?.hasEarlier ?? false,
      listedTo: known?.listedTo,
    }))
  const earlier = useMutation({
    mutationFn: (before: string) => call('launchChat', { before }),
    onSuccess: ({ lines, hasMore }) => add(lines, { hasEarlier: hasMore }),
  })
  const say = useMutation({
    mutationFn: (line: { key: string; text: string }) => call('sayInChat', line),
    onSuccess: (line) => add([line]),
  })
  return { ...query, earlier, say }
}

/** The latest lines, or those said since the last that was listed. */
async function newest(known: () => Lines | undefined): Promise<Lines> {
  const come: ChatLine[] = []
  let listedTo = known()?.listedTo
  let hasEarlier = known()?.hasEarlier ?? false
  for (let isMore = true; isMore; ) {
    const page = await call('launchChat', listedTo === undefined ? {} : { after: listedTo })
    if (listedTo === undefined) hasEarlier = page.hasMore
    isMore = listedTo !== undefined && page.hasMore
    come.push(...page.lines)
    listedTo = page.lines.at(-1)?.id ?? listedTo
  }
  // Read again: one's own line may have been said meanwhile.
  return { lines: joinLines(known()?.lines ?? [], come), hasEarlier, listedTo }
}
