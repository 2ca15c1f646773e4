import { categories, gameSorts, minBetChoices, minReturnChoices, volatilities } from './choices.rules.ts'

export type Tab = 'all' | 'hot' | 'recent' | 'fav' | 'vendor'
export const tabs = ['all', 'hot', 'recent', 'fav'] as const satisfies readonly Tab[]

/** What the list shows. The address holds it, so that it survives a game, a reload and a shared link. */
export type ListFilter = {
  gameType: string
  tab: Tab
  /** A vendor's code when `tab` is `vendor`, else empty. */
  vendor: string
  /** A classification the player has chosen; empty for the usual one. */
  classify: string
  minBet: string
  volatility: string
  minReturn: string
  sort: string
  search: string
}

export function readFilter(query: URLSearchParams, usualType = 'ALL'): ListFilter {
  const text = (name: string) => query.get(name) ?? ''
  const gameType = text('gameType').toUpperCase()
  const vendor = /^[A-Z0-9_]{2,24}$/.test(text('vendor')) ? text('vendor') : ''
  const tab = tabs.find((known) => known === text('tab')) ?? 'all'
  return {
    gameType: [...categories, 'ALL'].includes(gameType) ? gameType : usualType,
    tab: vendor === '' ? tab : 'vendor',
    vendor,
    classify: /^[A-Z0-9_]{1,24}$/.test(text('classify')) ? text('classify') : '',
    minBet: minBetChoices.find((known) => known === text('minBet')) ?? '',
    volatility: volatilities.find((known) => known === text('volatility')) ?? '',
    minReturn: minReturnChoices.find((known) => known === text('minReturn')) ?? '',
    sort: gameSorts.find((known) => known === text('sort')) ?? '',
    search: text('search').slice(0, 64),
  }
}

/** The address of a filter, without what is usual. */
export function writeFilter({ gameType, tab, vendor, classify, search, ...choices }: ListFilter): string {
  const filled = Object.entries({
    gameType,
    tab: tab === 'all' || tab === 'vendor' ? '' : tab,
    vendor,
    classify,
    ...choices,
    search,
  }).filter(([, value]) => value !== '')
  return new URLSearchParams(filled).toString()
}

/** Another tab starts from its first page without the search and without the vendor. */
export function withTab(filter: ListFilter, tab: Exclude<Tab, 'vendor'>): ListFilter {
  return { ...filter, tab, vendor: '', classify: '', search: '' }
}

/** A vendor takes the place of the tab; tapped again it is let go. */
export function withVendor(filter: ListFilter, vendor: string): ListFilter {
  if (vendor === '' || vendor === filter.vendor) return { ...filter, tab: 'all', vendor: '', classify: '' }
  return { ...filter, tab: 'vendor', vendor, classify: '' }
}

/** Slots open on what is new. Whoever looks for something looks everywhere. */
export function classifyOf({ gameType, tab, classify, search, ...choices }: ListFilter): string {
  if (tab === 'hot') return 'HOT'
  if (tab === 'fav') return 'FAV'
  if (classify !== '') return classify
  const { minBet, volatility, minReturn, sort } = choices
  const isLooking = [search, minBet, volatility, minReturn, sort].some((choice) => choice !== '')
  return gameType === 'RNG' && tab === 'all' && !isLooking ? 'NEW' : 'ALL'
}

type Class = { key: string; name: string }

/** The classifications to choose from, of one vendor or of all: NEW only among slots, e-sports never under sports. */
export function classesOf(
  gameType: string,
  vendors: readonly { vassalage: string; gameClassify: readonly Class[] }[],
  vendor: string,
): Class[] {
  const concerned = vendor === '' ? vendors : vendors.filter(({ vassalage }) => vassalage === vendor)
  const known = new Map<string, Class>()
  for (const each of concerned.flatMap(({ gameClassify }) => gameClassify)) {
    if (!(gameType === 'SPORTS' && each.key === 'ESPORTS') && !known.has(each.key)) known.set(each.key, each)
  }
  return [...known.values()]
}

/** The choices of the drawer as they are before anything is chosen. */
export const noChoices = {
  vendor: '',
  classify: '',
  minBet: '',
  volatility: '',
  minReturn: '',
  sort: '',
} as const

/** Slots that open on what is new hide the others, which the screen then says. */
export const showsOnlyNew = (filter: ListFilter): boolean =>
  filter.classify === '' && classifyOf(filter) === 'NEW'

/** Where games state what they return and how far they swing. */
export const hasFacts = (gameType: string): boolean => ['RNG', 'INHOUSE', 'ALL', 'HOT'].includes(gameType)

/** How many choices of the drawer are in force. */
export function choicesMade({ vendor, classify, minBet, volatility, minReturn, sort }: ListFilter): number {
  return [vendor, classify, minBet, volatility, minReturn, sort].filter((choice) => choice !== '').length
}

export const pageSize = { list: 26, recent: 25 } as const

export function hasMore({ pageNum, totalPages }: { pageNum: number; totalPages: number }): boolean {
  return pageNum < totalPages
}
