import type { InputOf, OutputOf } from '@perya/contract/endpoint'
import type { Endpoints } from '@perya/contract/endpoints'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call } from '#lib/api/call.ts'
import { useLanguage } from '#lib/i18n.tsx'
import { useBalance } from '#lib/member/use-balance.ts'
import { useSession } from '#lib/session/use-session.ts'
import type { StatementFilter } from './filter.rules.ts'

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
  const asked = queryOf(filter)
  useRenewal(userName)
  return useInfiniteQuery({
    queryKey: ['statement', userName, code, asked],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      call('memberTransactions', { ...asked, pageNo: pageParam, pageSize: linesPerPage }, { signal }),
    getNextPageParam: ({ pageNo, pageSize, totalCount }: StatementPage) =>
      pageNo * pageSize < totalCount ? pageNo + 1 : undefined,
  })
}

function useRenewal(userName: string): void {
  const client = useQueryClient()
  const { version } = useBalance()
  const known = useRef(version)
  useEffect(() => {
    if (version === null || version === known.current) return
    const isFirst = known.current === null
    known.current = version
    if (!isFirst) void client.invalidateQueries({ queryKey: ['statement', userName] })
  }, [client, version, userName])
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
