import type { InputOf } from '@perya/contract/endpoint'
import type { Endpoints } from '@perya/contract/endpoints'
import { useQuery } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { platform } from '#lib/config.ts'
import { useLanguage } from '#lib/i18n.tsx'
import { useSettings } from '#lib/settings/settings.ts'
import { languageDelayMs, useSettled } from '#lib/use-settled.ts'
import GamesFailed from './GamesFailed.tsx'
import { PopularGames } from './PopularGames.tsx'

/** The first games of a category, as its list would show them. */
export default function CategoryGames({
  asked,
}: {
  asked: Pick<InputOf<Endpoints['listGames']>, 'gameType' | 'vassalage'>
}) {
  const { merchantCode } = useSettings()
  const language = useSettled(useLanguage().code, languageDelayMs.lists)
  const { data, isError, refetch } = useQuery({
    queryKey: ['games', 'popular', language, asked],
    staleTime: 60_000,
    queryFn: () =>
      call('listGames', {
        merchant: merchantCode,
        platform: platform.games,
        clientType: platform.clientType,
        language,
        ...asked,
        gameClassify: 'ALL',
        pageNo: 1,
      }),
  })
  if (isError) return <GamesFailed onRetry={() => void refetch()} />
  return <PopularGames games={data?.games} />
}
