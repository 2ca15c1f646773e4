import type { OutputOf } from '@perya/contract/endpoint'
import type { Endpoints } from '@perya/contract/endpoints'
import { useQuery } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { useLanguage } from '#lib/i18n.tsx'
import { languageDelayMs, useSettled } from '#lib/use-settled.ts'
import { byWin } from './winners.rules.ts'

export type Winner = OutputOf<Endpoints['listWinners']>[number]

const winnersAsked = 20

/** The latest winners, the largest win first; asked for again when the language changes. */
export function useWinners() {
  const language = useSettled(useLanguage().code, languageDelayMs.winners)
  return useQuery({
    queryKey: ['winners', language],
    staleTime: 60_000,
    placeholderData: (earlier) => earlier,
    queryFn: async () =>
      byWin(await call('listWinners', { gameCategory: 'ALL', language, limitNum: winnersAsked })),
  })
}
