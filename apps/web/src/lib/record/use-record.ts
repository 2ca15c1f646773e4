import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLanguage } from '#lib/i18n.tsx'
import { useBalance } from '#lib/member/use-balance.ts'
import { useSession } from '#lib/session/use-session.ts'
import { type PageLook, withNewest } from './rows.rules.ts'

type Paged = { pageNo: number; pageSize: number; totalCount: number }

export const linesPerPage = 50

/** A record, page by page; renewed as soon as money moves. */
export function useRecord<Lined extends object, Page extends Lined & Paged, Line>(
  name: string,
  asked: object,
  ask: (pageNo: number, signal?: AbortSignal) => Promise<Page>,
  look: PageLook<Lined, Line>,
) {
  const { code } = useLanguage()
  const userName = useSession()?.userName ?? ''
  const client = useQueryClient()
  const queryKey = [name, userName, code, asked]

  useRenewal(async (isFirst) => {
    const known = client.getQueryData<InfiniteData<Page, number>>(queryKey)
    // The first balance may be newer than a record that came before it, and no newer than one still on its way.
    if (isFirst && !known) return
    const first = known && known.pages.length > 2 ? await ask(1).catch(() => null) : null
    const pages = first && known && withNewest(known.pages, first, look)
    // Whoever has read far keeps what was read: only the newest page is asked for again.
    if (pages) client.setQueryData(queryKey, { ...known, pages })
    else await client.invalidateQueries({ queryKey: [name, userName] })
  })
  return useInfiniteQuery({
    queryKey,
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) => ask(pageParam, signal),
    getNextPageParam: ({ pageNo, pageSize, totalCount }: Page) =>
      pageNo * pageSize < totalCount ? pageNo + 1 : undefined,
  })
}

/** Renews as soon as money moves. */
function useRenewal(renew: (isFirst: boolean) => Promise<void>): void {
  const { version } = useBalance()
  const known = useRef(version)
  const renewNow = useEffectEvent((isFirst: boolean) => void renew(isFirst))
  useEffect(() => {
    if (version === null || version === known.current) return
    const isFirst = known.current === null
    known.current = version
    renewNow(isFirst)
  }, [version])
}
