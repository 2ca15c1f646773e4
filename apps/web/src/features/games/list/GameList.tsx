import type { InputOf } from '@perya/contract/endpoint'
import type { Endpoints } from '@perya/contract/endpoints'
import type { GameSort, GameVendor, Volatility } from '@perya/contract/games'
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import { useT } from '#lib/i18n.tsx'
import { useMoney } from '#lib/money.ts'
import { useScrollMemory } from '#lib/scroll-memory.ts'
import { useSession } from '#lib/session/use-session.ts'
import { whenOpened } from '#lib/when-opened.tsx'
import { withTexts } from '#lib/with-texts.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import Funnel from '~icons/ph/funnel'
import { GameSkeletons } from '../GameSkeletons.tsx'
import { useFavourites } from '../use-favourites.ts'
import { sortNames, volatilityNames } from './choice-names.ts'
import { EmptyList } from './EmptyList.tsx'
import { GameWindow } from './GameWindow.tsx'
import { ListTabs } from './ListTabs.tsx'
import {
  choicesMade,
  classesOf,
  classifyOf,
  type ListFilter,
  noChoices,
  showsOnlyNew,
  withTab,
  withVendor,
} from './list.rules.ts'
import { SearchField } from './SearchField.tsx'
import { useGameList } from './use-game-list.ts'
import { VendorStrip } from './VendorStrip.tsx'
import './list.css'

const FilterSheet = whenOpened(withTexts(() => import('./FilterSheet.tsx'), 'games'))

type Props = {
  title: string
  back: ReactNode
  filter: ListFilter
  onFilter: (filter: ListFilter) => void
  onSearch: (text: string) => void
  /** How the server is asked for the category. */
  asked: Pick<InputOf<Endpoints['listGames']>, 'gameType' | 'vassalage'>
  vendors: readonly GameVendor[]
  areVendorsLoading: boolean
  categories: readonly { key: string; name: string }[]
  /** How many games the category has. */
  count: number
}

/** Every game of a category, to be searched, filtered and scrolled through without end. */
export function GameList({
  title,
  back,
  filter,
  onFilter,
  onSearch,
  asked,
  vendors,
  areVendorsLoading,
  categories,
  count,
}: Props) {
  const t = useT()
  const [isChoosing, setChoosing] = useState(false)
  /** A tab clears the search, and with it letters that were still waiting. */
  const [tabsChosen, setTabsChosen] = useState(0)
  const chosen = choicesMade(filter)
  const openFilter = () => {
    window.scrollTo({ top: 0, behavior: 'instant' })
    setChoosing(true)
  }
  return (
    <>
      <header className="list-header">
        <h1 className="sr-only">{title}</h1>
        <div className="list-header__row">
          {back}
          <SearchField
            key={tabsChosen}
            value={filter.search}
            placeholder={count > 0 ? t('list.searchIn', { count, name: title }) : t('list.search')}
            onSearch={onSearch}
          />
          <IconButton
            label={chosen > 0 ? t('list.filterOn', { count: chosen }) : t('list.filter')}
            onClick={openFilter}
          >
            <Funnel className="size-6" />
            <Badge count={chosen} />
          </IconButton>
        </div>
        <ListTabs
          current={filter.tab}
          onChange={(tab) => {
            setTabsChosen(tabsChosen + 1)
            onFilter(withTab(filter, tab))
          }}
        />
        <VendorStrip
          vendors={vendors}
          isLoading={areVendorsLoading}
          current={filter.vendor}
          onChoose={(vendor) => onFilter(withVendor(filter, vendor))}
        />
      </header>
      <ClassTabs
        filter={filter}
        onFilter={onFilter}
        vendors={vendors}
        areVendorsLoading={areVendorsLoading}
      />
      <Games filter={filter} onFilter={onFilter} asked={asked} vendors={vendors} />
      <FilterSheet
        isOpen={isChoosing}
        onClose={() => setChoosing(false)}
        filter={filter}
        onSubmit={onFilter}
        vendors={vendors}
        categories={categories}
      />
    </>
  )
}

/** NEW among slots, all, and the classifications of the vendors concerned; these come later and find their room. */
function ClassTabs({
  filter,
  onFilter,
  vendors,
  areVendorsLoading,
}: Pick<Props, 'filter' | 'onFilter' | 'vendors' | 'areVendorsLoading'>) {
  const t = useT()
  if (filter.tab !== 'all' && filter.tab !== 'vendor') return null
  const current = classifyOf(filter)
  const classes = [
    ...(filter.gameType === 'RNG' ? [{ key: 'NEW', name: t('list.new') }] : []),
    { key: 'ALL', name: t('list.allKinds') },
    ...(filter.gameType === 'ALL' ? [] : classesOf(filter.gameType, vendors, filter.vendor)),
  ]
  const mayCome = areVendorsLoading && filter.gameType !== 'ALL'
  if (classes.length < 2 && !mayCome) return null
  return (
    <nav aria-label={t('list.classify')} className="class-tabs no-scrollbar">
      {classes.map(({ key, name }) => (
        <button
          key={key}
          type="button"
          className="class-tab"
          aria-pressed={key === current}
          onClick={() => onFilter({ ...filter, classify: key })}
        >
          {name}
        </button>
      ))}
    </nav>
  )
}

function Games({
  filter,
  onFilter,
  asked,
  vendors,
}: Pick<Props, 'filter' | 'onFilter' | 'asked' | 'vendors'>) {
  const t = useT()
  const isGuest = useSession() === null
  const { ids, toggle } = useFavourites()
  const list = useGameList(filter, asked)
  // Games that arrive are drawn in slices, so that a finger that comes meanwhile is answered first.
  const arrived = useMemo(() => ({ filter, data: list.data }), [filter, list.data])
  const shown = useDeferredValue(arrived)
  const isDrawing = shown !== arrived
  const pages = shown.data?.pages
  // What is still drawn belongs to the choice it was asked with.
  const drawn = shown.filter
  const all = pages?.flatMap(({ games }) => games) ?? []
  // A mark taken away leaves the list at once, and is back at once should that fail.
  const games = drawn.tab === 'fav' ? all.filter(({ nodeId }) => ids.includes(nodeId)) : all
  useScrollMemory(pages !== undefined)

  if (isGuest && (filter.tab === 'fav' || filter.tab === 'recent'))
    return <EmptyList reason="guest" tab={filter.tab} />
  if (list.isPending || (isDrawing && pages === undefined)) {
    return (
      <Waiting what="list">
        <GameSkeletons count={9} />
      </Waiting>
    )
  }
  if (pages === undefined) return <EmptyList reason="failed" onRetry={() => void list.refetch()} />
  if (games.length === 0 && !list.hasNextPage) {
    return (
      <EmptyList
        reason={choicesMade(drawn) > 0 || drawn.search !== '' ? 'filtered' : 'none'}
        tab={drawn.tab}
        onReset={() => onFilter(clearedOf(filter))}
      />
    )
  }
  const removed = all.length - games.length
  const canAsk = list.hasNextPage && !isDrawing && !list.isFetchingNextPage && !list.isFetchNextPageError
  return (
    <section aria-label={t('list.games')} aria-busy={list.isPlaceholderData || undefined}>
      <Summary
        filter={drawn}
        onFilter={onFilter}
        vendors={vendors}
        total={(pages[0]?.total ?? 0) - removed}
      />
      <GameWindow
        games={games}
        isLoading={list.isFetchingNextPage}
        onMore={canAsk ? () => void list.fetchNextPage() : null}
        favourites={ids}
        onFavourite={toggle}
      />
      {list.isFetchingNextPage && (
        <span role="status" className="sr-only">
          {t('game.loading')}
        </span>
      )}
      {list.isFetchNextPageError && (
        <div className="list-more">
          <p>{t('list.moreFailed')}</p>
          <Button variant="secondary" size="sm" onClick={() => void list.fetchNextPage()}>
            {t('list.retry')}
          </Button>
        </div>
      )}
    </section>
  )
}

const clearedOf = (filter: ListFilter): ListFilter => ({
  ...filter,
  ...noChoices,
  tab: 'all',
  classify: 'ALL',
  search: '',
})

/** How many games are shown and why these, said to everyone. */
function Summary({
  filter,
  onFilter,
  vendors,
  total,
}: Pick<Props, 'filter' | 'onFilter' | 'vendors'> & { total: number }) {
  const t = useT()
  const money = useMoney()
  const vendor = vendors.find(({ vassalage }) => vassalage === filter.vendor)?.name
  const isFiltered = choicesMade(filter) > 0 || filter.search !== ''
  return (
    <div className="list-summary">
      <p role="status">
        <strong>{t('list.count', { count: total })}</strong>
        {showsOnlyNew(filter) && ` · ${t('list.onlyNew')}`}
        {filter.volatility !== '' && ` · ${t(volatilityNames[filter.volatility as Volatility])}`}
        {filter.minReturn !== '' && ` · ${t('list.returnFrom', { percent: Number(filter.minReturn) / 100 })}`}
        {filter.sort !== '' && ` · ${t(sortNames[filter.sort as GameSort])}`}
        {vendor && <bdi> · {vendor}</bdi>}
        {filter.minBet !== '' && <bdi> · {t('list.from', { amount: money(filter.minBet) })}</bdi>}
        {filter.search !== '' && <bdi> · “{filter.search}”</bdi>}
      </p>
      {showsOnlyNew(filter) && (
        <button
          type="button"
          className="list-summary__reset"
          onClick={() => onFilter({ ...filter, classify: 'ALL' })}
        >
          {t('list.showAll')}
        </button>
      )}
      {isFiltered && (
        <button type="button" className="list-summary__reset" onClick={() => onFilter(clearedOf(filter))}>
          {t('list.reset')}
        </button>
      )}
    </div>
  )
}
