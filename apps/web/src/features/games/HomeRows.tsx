import type { Game } from '@perya/contract/games'
import { useQuery } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { useLanguage, useT } from '#lib/i18n.tsx'
import { pathTo } from '#lib/paths.ts'
import { Link } from '#lib/router.tsx'
import { useSession } from '#lib/session/use-session.ts'
import { languageDelayMs, useSettled } from '#lib/use-settled.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import CaretRight from '~icons/ph/caret-right-bold'
import { GameRow } from './GameRow.tsx'

/** What the member played last and can go on with; not there before the first real round. */
export function ContinueRow() {
  const t = useT()
  const session = useSession()
  const language = useSettled(useLanguage().code, languageDelayMs.lists)
  const { data } = useQuery({
    queryKey: ['continued', session?.userName ?? '', language],
    enabled: session !== null,
    queryFn: () => call('listContinued', { language }),
  })
  if (session === null || data === undefined || data.length === 0) return null
  return (
    <Row
      id="continue"
      title={t('home.continue')}
      games={data.map(({ game }) => game)}
      all={pathTo('gameList', { gameType: 'ALL', tab: 'recent' })}
    />
  )
}

/** What came in lately. */
export function NewRow() {
  const t = useT()
  const { data, isPending } = useRows()
  if (isPending) return <Skeleton className="home-row__waiting" />
  return (
    <Row
      id="new"
      title={t('home.new')}
      games={data?.newGames ?? []}
      all={pathTo('gameList', { gameType: 'RNG' })}
    />
  )
}

/** What was bet on most today. */
export function TopRow() {
  const t = useT()
  const { data } = useRows()
  return <Row id="top" title={t('home.top')} games={data?.topToday ?? []} />
}

function useRows() {
  const language = useSettled(useLanguage().code, languageDelayMs.lists)
  return useQuery({
    queryKey: ['homeRows', language],
    staleTime: 60_000,
    queryFn: () => call('listHomeRows', { language }),
  })
}

function Row({ id, title, games, all }: { id: string; title: string; games: readonly Game[]; all?: string }) {
  const t = useT()
  if (games.length === 0) return null
  return (
    <section aria-labelledby={id} className="home-row">
      <header className="section-head">
        <h2 id={id}>{title}</h2>
        {all !== undefined && (
          <Link to={all} className="section-head__more">
            {t('list.all')}
            <CaretRight className="size-4 flip-rtl" />
          </Link>
        )}
      </header>
      <GameRow games={games} label={title} />
    </section>
  )
}
