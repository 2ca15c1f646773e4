import type { InputOf } from '@perya/contract/endpoint'
import type { Endpoints } from '@perya/contract/endpoints'
import type { Game, GameSort, Volatility } from '@perya/contract/games'
import type { KnownLanguageCode } from '@perya/contract/language'
import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { platform } from '#lib/config.ts'
import { useLanguage } from '#lib/i18n.tsx'
import { useSession } from '#lib/session/use-session.ts'
import { useSettings } from '#lib/settings/settings.ts'
import { languageDelayMs, useSettled } from '#lib/use-settled.ts'
import { classifyOf, hasMore, type ListFilter, pageSize } from './list.rules.ts'

type Page = { games: Game[]; pageNum: number; totalPages: number; total: number }
type Asked = Pick<InputOf<Endpoints['listGames']>, 'gameType' | 'vassalage'>

/** Longer than anyone plays before they come back to the list. */
const keptMs = 2 * 3_600_000

/** The games a filter shows, page by page. `asked` says how the server is asked for the category. */
export function useGameList(filter: ListFilter, asked: Asked) {
  const { merchantCode } = useSettings()
  const language = useSettled(useLanguage().code, languageDelayMs.lists)
  const userName = useSession()?.userName ?? ''
  const isMine = filter.tab === 'fav' || filter.tab === 'recent'
  return useInfiniteQuery({
    queryKey: ['games', filter.tab, isMine ? userName : '', language, asked, filter],
    enabled: !isMine || userName !== '',
    initialPageParam: 1,
    staleTime: isMine ? 0 : keptMs,
    gcTime: keptMs,
    queryFn: ({ pageParam, signal }): Promise<Page> => {
      if (filter.tab === 'fav') return favourites(asked, language, pageParam, signal)
      if (filter.tab === 'recent') return recent(asked, language, pageParam, signal)
      return call(
        'listGames',
        {
          merchant: merchantCode,
          platform: platform.games,
          clientType: platform.clientType,
          language,
          ...asked,
          ...(filter.vendor === '' ? {} : { vassalage: filter.vendor }),
          gameName: filter.search,
          gameClassify: classifyOf(filter),
          minBet: filter.minBet,
          volatility: filter.volatility as Volatility | '',
          ...(filter.minReturn === '' ? {} : { minReturn: Number(filter.minReturn) }),
          sort: filter.sort as GameSort | '',
          pageNo: pageParam,
          pageSize: pageSize.list,
        },
        { signal },
      )
    },
    getNextPageParam: (page) => (hasMore(page) ? page.pageNum + 1 : undefined),
  })
}

async function favourites(
  { gameType }: Asked,
  language: KnownLanguageCode,
  pageNo: number,
  signal: AbortSignal,
): Promise<Page> {
  const input = { gameType, language, pageNo, pageSize: pageSize.list }
  const { content, ...page } = await call('listFavourites', input, { signal })
  return { ...page, games: content }
}

async function recent(
  { gameType }: Asked,
  language: KnownLanguageCode,
  page: number,
  signal: AbortSignal,
): Promise<Page> {
  const input = { gameType, language, page, pageSize: pageSize.recent, clientType: platform.clientType }
  const { list, ...rest } = await call('listRecentGames', input, { signal })
  return { ...rest, games: list }
}
