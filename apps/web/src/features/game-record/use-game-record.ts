import type { InputOf, OutputOf } from '@perya/contract/endpoint'
import type { Endpoints } from '@perya/contract/endpoints'
import type { RecordedRound } from '@perya/contract/game-record'
import type { GameCategory } from '@perya/contract/games'
import { useQuery } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { useLanguage } from '#lib/i18n.tsx'
import { useVendorMapping } from '#lib/lobby/lobby.ts'
import type { LineLook, PageLook } from '#lib/record/rows.rules.ts'
import { linesPerPage, useRecord } from '#lib/record/use-record.ts'
import { useSession } from '#lib/session/use-session.ts'
import type { GameRecordFilter } from './filter.rules.ts'

export type GameRecordPage = OutputOf<Endpoints['gameRecord']>

/** How the server is asked for what a filter shows. */
export function queryOf({
  startDate,
  endDate,
  category,
  vendor,
}: GameRecordFilter): InputOf<Endpoints['gameRecordCsv']> {
  return {
    startDate,
    endDate,
    ...(category === null ? {} : { gameCategory: category as GameCategory }),
    ...(vendor === null ? {} : { vendor }),
  }
}

export const roundLook: LineLook<RecordedRound> & PageLook<{ rounds: RecordedRound[] }, RecordedRound> = {
  keyOf: ({ vendor, roundId }) => `${vendor} ${roundId}`,
  atOf: ({ openedAt }) => openedAt,
  linesOf: ({ rounds }) => rounds,
  setLines: (rounds) => ({ rounds }),
}

export function useGameRecord(filter: GameRecordFilter) {
  const asked = queryOf(filter)
  return useRecord(
    'gameRecord',
    asked,
    (pageNo, signal) =>
      call('gameRecord', { ...asked, pageNo, pageSize: linesPerPage }, signal ? { signal } : {}),
    roundLook,
  )
}

/** Every movement of money of one round. */
export function useMovements({ vendor, roundId, changedAt }: RecordedRound) {
  const { code } = useLanguage()
  const userName = useSession()?.userName ?? ''
  return useQuery({
    queryKey: ['gameRecordDetail', userName, code, vendor, roundId, changedAt],
    queryFn: () => call('gameRecordDetail', { vendor, roundId }),
  })
}

/** The categories of the lobby a game can belong to, with the vendors of each. */
export function useCategories() {
  const { data } = useVendorMapping()
  return (data?.sorting ?? []).filter(({ vendorNames }) => vendorNames.length > 0)
}
