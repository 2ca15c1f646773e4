import type { InputOf, OutputOf } from '@perya/contract/endpoint'
import type { Endpoints } from '@perya/contract/endpoints'
import { useQuery } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { useLanguage } from '#lib/i18n.tsx'
import { linesPerPage, useRecord } from '#lib/record/use-record.ts'
import type { StatementFilter } from './filter.rules.ts'
import { lineLook } from './line-look.ts'

export type StatementPage = OutputOf<Endpoints['memberTransactions']>
type TxCode = OutputOf<Endpoints['txCodeList']>[number]

/** How the server is asked for what a filter shows. */
export function queryOf({
  startDate,
  endDate,
  types,
  wallet,
}: StatementFilter): InputOf<Endpoints['memberTransactionsCsv']> {
  return { startDate, endDate, wallet, ...(types.length > 0 ? { types: types.join(',') } : {}) }
}

export function useStatement(filter: StatementFilter) {
  const asked = queryOf(filter)
  return useRecord(
    'statement',
    asked,
    (pageNo, signal) =>
      call('memberTransactions', { ...asked, pageNo, pageSize: linesPerPage }, signal ? { signal } : {}),
    lineLook,
  )
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
