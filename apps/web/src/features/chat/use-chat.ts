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
    queryFn: async () => newest(client.getQueryData<Lines>(key)),
    refetchInterval: useStore(isLive) ? false : askEveryMs,
  })
  const lastId = useChatState()?.lastId
  const knownId = query.data?.lines.at(-1)?.id
  const isBehind = query.isSuccess && lastId !== undefined && BigInt(lastId) > BigInt(knownId ?? 0)
  const { refetch } = query
  useEffect(() => {
    if (isBehind) void refetch()
  }, [isBehind, refetch])

  const add = (come: readonly ChatLine[], earlier?: { hasEarlier: boolean }) =>
    client.setQueryData<Lines>(key, (known) => ({
      lines: joinLines(known?.lines ?? [], come),
      hasEarlier: earlier?.hasEarlier ?? known?.hasEarlier ?? false,
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

/** The latest lines, or those said since the last that is known. */
async function newest(known: Lines | undefined): Promise<Lines> {
  const last = known?.lines.at(-1)
  if (!known || !last) {
    const { lines, hasMore } = await call('launchChat', {})
    return { lines, hasEarlier: hasMore }
  }
  let { lines } = known
  for (let after = last.id, hasMore = true; hasMore; ) {
    const page = await call('launchChat', { after })
    lines = joinLines(lines, page.lines)
    after = page.lines.at(-1)?.id ?? after
    hasMore = page.hasMore
  }
  return { ...known, lines }
}
