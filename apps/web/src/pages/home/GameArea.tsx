import type { Category } from '@perya/contract/games'
import { homeGames } from '@perya/contract/home-games'
import { lazy, Suspense } from 'react'
import { CategoryRail } from '#features/categories/CategoryRail.tsx'
import { categoryTabs, gameCount } from '#features/categories/categories.rules.ts'
import { GameSkeletons } from '#features/games/GameSkeletons.tsx'
import { PopularGames } from '#features/games/PopularGames.tsx'
import { JackpotBanner } from '#features/jackpot/JackpotBanner.tsx'
import { useT } from '#lib/i18n.tsx'
import { useHotGames, useVendorMapping, type VendorMapping } from '#lib/lobby/lobby.ts'
import { pathTo } from '#lib/paths.ts'
import { Link, useNavigate, useSearchParams } from '#lib/router.tsx'
import { untilLoaded } from '#lib/until-loaded.ts'
import { useHydrated } from '#lib/use-hydrated.ts'
import { withTexts } from '#lib/with-texts.ts'
import CaretRight from '~icons/ph/caret-right-bold'

const CategoryArea = lazy(() =>
  untilLoaded(
    'The games',
    withTexts(() => import('./CategoryArea.tsx'), 'games'),
  ),
)

const GamesFailed = lazy(() =>
  untilLoaded(
    'The games',
    withTexts(() => import('#features/games/GamesFailed.tsx'), 'games'),
  ),
)

/** The kinds of games, and those of the chosen kind. The address keeps the choice. */
export function GameArea() {
  const t = useT()
  const navigate = useNavigate()
  const { data: mapping } = useVendorMapping()
  const tabs = categoryTabs(mapping, t('category.hot'))
  const wanted = useTabInAddress()
  const tab = tabs.find(({ key }) => key === wanted) ?? tabs[0]
  const choose = (category: Category) =>
    navigate(pathTo('home', category === 'HOT' ? {} : { tab: category }), { replace: true })
  return (
    <>
      <CategoryRail tabs={tabs} current={tab.key} onChange={choose} />
      <JackpotBanner />
      <section aria-labelledby="games">
        <GamesHead
          title={tab.key === 'HOT' ? t('home.hot') : tab.name}
          category={tab.key}
          mapping={mapping}
        />
        {tab.key === 'HOT' ? (
          <HotGames />
        ) : (
          <Suspense fallback={<GameSkeletons count={homeGames} />}>
            <CategoryArea key={tab.key} category={tab.key} mapping={mapping} />
          </Suspense>
        )}
      </section>
    </>
  )
}

function HotGames() {
  const { data, isError, refetch } = useHotGames()
  if (isError && data === undefined) {
    return (
      <Suspense>
        <GamesFailed onRetry={() => void refetch()} />
      </Suspense>
    )
  }
  return <PopularGames games={data?.list} isHot />
}

function GamesHead({
  title,
  category,
  mapping,
}: {
  title: string
  category: Category
  mapping: VendorMapping | undefined
}) {
  const t = useT()
  const count = mapping ? gameCount(mapping, category) : 0
  return (
    <header className="section-head">
      <h2 id="games">{title}</h2>
      <Link
        to={pathTo('gameList', { gameType: category === 'HOT' ? 'ALL' : category })}
        className="section-head__more"
      >
        {count > 0 ? t('home.all', { count }) : t('list.all')}
        <CaretRight className="size-4 flip-rtl" />
      </Link>
    </header>
  )
}

/** The server draws one page for every query, so the choice in the address counts only after hydration. */
function useTabInAddress(): string | null {
  const [query] = useSearchParams()
  return useHydrated() ? query.get('tab') : null
}
