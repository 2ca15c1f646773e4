import type { InputOf, OutputOf } from '@perya/contract/endpoint'
import type { Endpoints } from '@perya/contract/endpoints'
import { type InfiniteData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { call } from '#lib/api/call.ts'
import { useLanguage } from '#lib/i18n.tsx'
import { useBalance } from '#lib/member/use-balance.ts'
import { useSession } from '#lib/session/use-session.ts'
import type { StatementFilter } from './filter.rules.ts'
import { withNewest } from './lines.rules.ts'

export type StatementPage = OutputOf<Endpoints['memberTransactions']>
type TxCode = OutputOf<Endpoints['txCodeList']>[number]

const linesPerPage = 50

/** How the server is asked for what a filter shows. */
export function queryOf({
  startDate,
  endDate,
  types,
  wallet,
}: StatementFilter): InputOf<Endpoints['memberTransactionsCsv']> {
  return { startDate, endDate, wallet, ...(types.length > 0 ? { types: types.join(',') } : {}) }
}

/** A statement, page by page; renewed as soon as money moves. */
export function useStatement(filter: StatementFilter) {
  const { code } = useLanguage()
  const userName = useSession()?.userName ?? ''
  const client = useQueryClient()
  const asked = queryOf(filter)
  const queryKey = ['statement', userName, code, asked]
  const ask = (pageNo: number, signal?: AbortSignal) =>
    call('memberTransactions', { ...asked, pageNo, pageSize: linesPerPage }, signal ? { signal } : {})

  useRenewal(async () => {
    const known = client.getQueryData<InfiniteData<StatementPage, number>>(queryKey)
    const first = known && known.pages.length > 2 ? await ask(1).catch(() => null) : null
    const pages = first && known && withNewest(known.pages, first)
    // Whoever has read far keeps what was read: only the newest page is asked for again.
    if (pages) client.setQueryData(queryKey, { ...known, pages })
    else await client.invalidateQueries({ queryKey: ['statement', userName] })
  })
  return useInfiniteQuery({
    queryKey,
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) => ask(pageParam, signal),
    getNextPageParam: ({ pageNo, pageSize, totalCount }: StatementPage) =>
      pageNo * pageSize < totalCount ? pageNo + 1 : undefined,
  })
}

/** Renews as soon as money moves. */
function useRenewal(renew: () => Promise<void>): void {
  const { version } = useBalance()
  const known = useRef(version)
  const renewNow = useEffectEvent(() => void renew())
  useEffect(() => {
    if (version === null || version === known.current) return
    const isFirst = known.current === null
    known.current = version
    if (!isFirst) renewNow()
  }, [version])
}

/** Every transaction code with its name, in the page's language. */
export function useTxCodes(): readonly TxCode[] {
  const { code } = useLanguage()
  const { data } = useQuery({
    queryKey: ['txCodeList', code],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => call('txCodeList', {}),
  })
  return data ?? []
}
