import type { InputOf } from '@perya/contract/endpoint'
import type { Endpoints } from '@perya/contract/endpoints'
import type { Thread } from '@perya/contract/inbox'
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { useLanguage } from '#lib/i18n.tsx'
import { inboxKey, unreadKey } from '#lib/member/use-waiting.ts'
import { useSession } from '#lib/session/use-session.ts'

/** The member's messages, page after page. */
export function useInbox() {
  const userName = useSession()?.userName ?? ''
  const { code } = useLanguage()
  const query = useInfiniteQuery({
    queryKey: [...inboxKey(userName), 'threads', code],
    initialPageParam: 1,
    queryFn: ({ pageParam }) => call('listInbox', { pageNo: pageParam }),
    getNextPageParam: (last, pages) => (last.hasMore ? pages.length + 1 : undefined),
  })
  const threads: Thread[] | undefined = query.data?.pages.flatMap((page) => page.threads)
  /** Everything there is, not only what was scrolled to. */
  const fetchAll = async (): Promise<Thread[]> => {
    let { data, hasNextPage } = query
    while (hasNextPage) ({ data, hasNextPage } = await query.fetchNextPage({ cancelRefetch: false }))
    return data?.pages.flatMap((page) => page.threads) ?? []
  }
  return { ...query, threads, fetchAll }
}

export function useThread(id: string) {
  const userName = useSession()?.userName ?? ''
  const { code } = useLanguage()
  return useQuery({
    queryKey: [...inboxKey(userName), 'thread', id, code],
    queryFn: () => call('getThread', { id }),
  })
}

const mostAtOnce = 100

/** A call takes so many at once; what the last of them answers counts. */
async function inParts(ids: readonly string[], mark: (part: string[]) => Promise<number>): Promise<number> {
  let unread = 0
  for (let at = 0; at < ids.length; at += mostAtOnce) unread = await mark(ids.slice(at, at + mostAtOnce))
  return unread
}

/** What a member does with messages; every list and the count in the header follow. */
export function useInboxActions() {
  const userName = useSession()?.userName ?? ''
  const client = useQueryClient()
  const counted = (unread: number) => {
    client.setQueryData(unreadKey(userName), unread)
    return client.invalidateQueries({ queryKey: [...inboxKey(userName), 'threads'] })
  }
  const read = useMutation({
    mutationFn: (ids: string[]) => inParts(ids, (part) => call('readThreads', { ids: part })),
    onSuccess: counted,
  })
  const unread = useMutation({
    mutationFn: (ids: string[]) => inParts(ids, (part) => call('unreadThreads', { ids: part })),
    onSuccess: counted,
  })
  const remove = useMutation({
    mutationFn: (ids: string[]) => inParts(ids, (part) => call('deleteThreads', { ids: part })),
    onSuccess: counted,
  })
  const send = useMutation({
    mutationFn: (letter: InputOf<Endpoints['sendLetter']>) => call('sendLetter', letter),
    onSuccess: () => client.invalidateQueries({ queryKey: inboxKey(userName) }),
  })
  return { read, unread, remove, send }
}
