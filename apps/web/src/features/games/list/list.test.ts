import {
  categories as known,
  minBetChoices as offered,
  gameSorts as orders,
  Volatility,
} from '@perya/contract/games'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { categories, gameSorts, minBetChoices, minReturnChoices, volatilities } from './choices.rules.ts'
import {
  choicesMade,
  classesOf,
  classifyOf,
  hasFacts,
  hasMore,
  type ListFilter,
  noChoices,
  readFilter,
  showsOnlyNew,
  tabs,
  withTab,
  withVendor,
  writeFilter,
} from './list.rules.ts'

const usual: ListFilter = { gameType: 'RNG', tab: 'all', search: '', ...noChoices }

it('LIST-8 the list offers the contract’s own categories and minimum bets', () => {
  expect(categories).toEqual(known)
  expect(minBetChoices).toEqual(offered)
  expect(gameSorts).toEqual(orders)
  expect(volatilities).toEqual(Volatility.options)
})

it('LIST-2 another tab clears the search and starts anew', () => {
  expect(withTab({ ...usual, search: 'dragon', vendor: 'JL', tab: 'vendor' }, 'hot')).toEqual({
    ...usual,
    tab: 'hot',
  })
})

it('LIST-4 a vendor takes the place of the tab, and lets it go when tapped again', () => {
  const chosen = withVendor({ ...usual, tab: 'hot' }, 'JL')
  expect(chosen).toMatchObject({ tab: 'vendor', vendor: 'JL' })
  expect(withVendor(chosen, 'JL')).toMatchObject({ tab: 'all', vendor: '' })
  expect(withVendor(chosen, 'LAKAN')).toMatchObject({ tab: 'vendor', vendor: 'LAKAN' })
})

it.each([
  [{}, 'NEW'],
  [{ gameType: 'LIVE' }, 'ALL'],
  [{ gameType: 'ALL' }, 'ALL'],
  [{ tab: 'hot' }, 'HOT'],
  [{ tab: 'fav' }, 'FAV'],
  [{ tab: 'vendor', vendor: 'JL' }, 'ALL'],
  [{ classify: 'JACKPOT' }, 'JACKPOT'],
  [{ search: 'dragon' }, 'ALL'],
  [{ minBet: '0.1' }, 'ALL'],
  [{ sort: 'return' }, 'ALL'],
  [{ volatility: 'low' }, 'ALL'],
  [{ minReturn: '9600' }, 'ALL'],
] as const)('LIST-5 slots open on NEW, everything else on ALL: %o asks for %s', (differs, classify) => {
  expect(classifyOf({ ...usual, ...differs })).toBe(classify)
})

it('LIST-5 the screen knows when only new slots are shown though nobody asked for them', () => {
  expect(showsOnlyNew(usual)).toBe(true)
  expect(showsOnlyNew({ ...usual, classify: 'NEW' })).toBe(false)
  expect(showsOnlyNew({ ...usual, classify: 'ALL' })).toBe(false)
  expect(showsOnlyNew({ ...usual, gameType: 'LIVE' })).toBe(false)
  expect(hasFacts('RNG') && !hasFacts('LIVE')).toBe(true)
})

it('LIST-5 CAT-3 the classifications are those of the vendors concerned, without e-sports under sports', () => {
  const of = (...keys: string[]) => keys.map((key) => ({ key, name: key }))
  const vendors = [
    { vassalage: 'BTI', gameClassify: of('LOBBY', 'ESPORTS', 'SOCCER') },
    { vassalage: 'LIGA', gameClassify: of('SOCCER', 'RACING') },
  ]
  const keys = (gameType: string, vendor: string) =>
    classesOf(gameType, vendors, vendor).map(({ key }) => key)
  expect(keys('SPORTS', '')).toEqual(['LOBBY', 'SOCCER', 'RACING'])
  expect(keys('SPORTS', 'LIGA')).toEqual(['SOCCER', 'RACING'])
  expect(keys('ESPORTS', 'BTI')).toContain('ESPORTS')
})

it('LIST-4 whatever is chosen, the address gives it back', () => {
  const filter = fc.record({
    gameType: fc.constantFrom(...categories, 'ALL'),
    tab: fc.constantFrom(...tabs),
    vendor: fc.constantFrom('', 'JL', 'TCG_SEA'),
    classify: fc.constantFrom('', 'NEW', 'VIDEO'),
    minBet: fc.constantFrom(...minBetChoices),
    volatility: fc.constantFrom('', ...volatilities),
    minReturn: fc.constantFrom('', ...minReturnChoices),
    sort: fc.constantFrom('', ...gameSorts),
    search: fc.string({ maxLength: 64 }),
  })
  fc.assert(
    fc.property(filter, (drawn) => {
      const chosen: ListFilter = drawn.vendor === '' ? drawn : { ...drawn, tab: 'vendor' }
      expect(readFilter(new URLSearchParams(writeFilter(chosen)))).toEqual(chosen)
    }),
  )
})

it('LIST-4 an address nobody could have chosen shows the usual list', () => {
  const query = new URLSearchParams(
    'gameType=<x>&tab=mine&vendor=a b&minBet=7&classify=%22&sort=luck&volatility=x&minReturn=1',
  )
  expect(readFilter(query, 'RNG')).toEqual(usual)
  expect(choicesMade(usual)).toBe(0)
})

it('LIST-6 there is more while the page is below the last', () => {
  expect(hasMore({ pageNum: 1, totalPages: 2 })).toBe(true)
  expect(hasMore({ pageNum: 2, totalPages: 2 })).toBe(false)
  expect(hasMore({ pageNum: 1, totalPages: 0 })).toBe(false)
})
