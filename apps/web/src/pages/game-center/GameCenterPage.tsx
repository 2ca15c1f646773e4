import type { GameCategory } from '@perya/contract/games'
import { categoryTabs, gameCount } from '#features/categories/categories.rules.ts'
import GamesFailed from '#features/games/GamesFailed.tsx'
import { VendorTiles } from '#features/games/VendorTiles.tsx'
import { useT } from '#lib/i18n.tsx'
import { useVendorMapping } from '#lib/lobby/lobby.ts'
import { pathTo } from '#lib/paths.ts'
import { Link } from '#lib/router.tsx'
import { useScrollMemory } from '#lib/scroll-memory.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import CaretRight from '~icons/ph/caret-right-bold'
import SearchIcon from '~icons/ph/magnifying-glass'
import './game-center.css'

/** The whole house on one page: every category with the vendors in it. */
export default function GameCenterPage() {
  const t = useT()
  const { data, isError, refetch } = useVendorMapping()
  useScrollMemory(data !== undefined)
  const tabs = categoryTabs(data, t('category.hot')).filter(({ key }) => key !== 'HOT')
  if (isError && data === undefined) return <GamesFailed onRetry={() => void refetch()} />
  const total = data ? gameCount(data, 'HOT') : 0
  return (
    <div
      className="grid grid-cols-[minmax(0,1fr)] gap-5 px-4 pt-2 pb-8"
      aria-busy={data === undefined || undefined}
    >
      <Link to={pathTo('gameList', { gameType: 'ALL' })} className="centre-search">
        <SearchIcon className="size-5 text-muted" />
        {total > 0 ? t('list.searchIn', { count: total, name: t('list.allGames') }) : t('list.search')}
      </Link>
      {data === undefined && (
        <Waiting what="list">
          <Skeleton className="relative h-64" />
        </Waiting>
      )}
      {tabs.map(({ key, name }) => (
        <section key={key} aria-labelledby={`centre-${key}`}>
          <header className="section-head">
            <h2 id={`centre-${key}`} className="centre-title">
              <svg aria-hidden="true" className="size-7 text-accent-text">
                <use href={`/category-icons.svg#${key}`} />
              </svg>
              {name}
            </h2>
            <Link to={pathTo('gameList', { gameType: key })} className="section-head__more">
              {data && gameCount(data, key) > 0
                ? t('home.all', { count: gameCount(data, key) })
                : t('list.all')}
              <CaretRight className="size-4 flip-rtl" />
            </Link>
          </header>
          <VendorTiles vendors={data?.mapping[key as GameCategory] ?? []} />
        </section>
      ))}
    </div>
  )
}
