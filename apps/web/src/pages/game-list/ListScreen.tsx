import type { GameCategory } from '@perya/contract/games'
import { categoryTabs, gameCount, gamesAsked } from '#features/categories/categories.rules.ts'
import { ClosedGame } from '#features/games/ClosedGame.tsx'
import { GameList } from '#features/games/list/GameList.tsx'
import { type ListFilter, readFilter, writeFilter } from '#features/games/list/list.rules.ts'
import { BackButton } from '#features/header/BackButton.tsx'
import { gameCode } from '#lib/config.ts'
import { useT } from '#lib/i18n.tsx'
import { useVendorMapping, type VendorMapping } from '#lib/lobby/lobby.ts'
import { vendorsIn } from '#lib/lobby/vendors-in.rules.ts'
import { useLocation, useNavigate } from '#lib/router.tsx'

/** The list with the vendors and categories of the lobby; what is chosen stands in the address. */
export function ListScreen({ usualType }: { usualType: 'ALL' | 'RNG' }) {
  const t = useT()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { data } = useVendorMapping()
  const filter = readFilter(new URLSearchParams(search), usualType)
  const tabs = categoryTabs(data, t('category.hot'))
  const change = (next: ListFilter) => {
    const query = writeFilter({ ...next, gameType: next.gameType === usualType ? '' : next.gameType })
    navigate(query === '' ? pathname : `${pathname}?${query}`, { replace: true })
  }
  // Letters wait a moment, and a choice made meanwhile may not be drawn yet: it stands in the address.
  const searchFor = (text: string) => {
    const now = readFilter(new URLSearchParams(window.location.search), usualType)
    if (text !== now.search) change({ ...now, search: text })
  }
  return (
    <div className="px-4 pb-6">
      <GameList
        title={tabs.find(({ key }) => key === filter.gameType)?.name ?? t('list.allGames')}
        back={<BackButton back="history" />}
        filter={filter}
        onFilter={change}
        onSearch={searchFor}
        asked={askedFor(filter.gameType, data)}
        vendors={vendorsOf(filter.gameType, data)}
        areVendorsLoading={data === undefined}
        categories={tabs}
        count={data ? gameCount(data, isAll(filter.gameType) ? 'HOT' : (filter.gameType as GameCategory)) : 0}
      />
      <ClosedGame />
    </div>
  )
}

const isAll = (gameType: string) => gameType === 'ALL' || gameType === 'HOT'

function askedFor(gameType: string, data: VendorMapping | undefined) {
  if (isAll(gameType)) return { gameType: gameType as 'ALL' | 'HOT' }
  return data ? gamesAsked(gameType as GameCategory, data) : { gameType: gameType as GameCategory }
}

/** E-sports and cockfights have a category each, and stand in no other list of vendors. */
const apart: readonly string[] = Object.values(gameCode)

/** Of all categories, each vendor once. */
function vendorsOf(gameType: string, data: VendorMapping | undefined) {
  if (!data) return []
  if (!isAll(gameType)) return data.mapping[gameType as GameCategory] ?? []
  const all = vendorsIn(data.mapping).filter(({ vassalage }) => !apart.includes(vassalage))
  return all.filter((vendor, at) => all.findIndex(({ vassalage }) => vassalage === vendor.vassalage) === at)
}
