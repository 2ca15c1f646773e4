import { type Category, categories, type GameCategory, type GameVendor } from '@perya/contract/games'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { categoryIcons } from '../../../vite/category-icons-plugin.ts'
import { categoryTabs, contentOf, gameCount, gamesAsked } from './categories.rules.ts'

const sorted = (keys: readonly Category[]) =>
  keys.map((gameCategory) => ({ gameCategory, name: gameCategory.toLowerCase(), vendorNames: [] }))

const nothing = { gameType: {} }

const vendor = (vassalage: string, gameCategory: GameCategory, openCount = 1): GameVendor => ({
  vassalage,
  name: vassalage,
  gameCategory,
  gameType: gameCategory,
  mobileSmallIcon: '',
  mobileLargeIcon: '',
  gameClassify: [],
  gameCount: openCount + 3,
  openCount,
  state: 'open',
})

it('CAT-1 the categories stand in the server’s order, each once, with HOT first where the server has no place for it', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...categories]), (keys) => {
      const shown = categoryTabs({ sorting: sorted(keys), mapping: nothing }, 'Hot').map(({ key }) => key)
      expect(shown).toEqual(keys.includes('HOT') ? keys : ['HOT', ...keys])
    }),
  )
})

it('CAT-1 a category with nothing to play is marked, HOT never', () => {
  const mapping = {
    RNG: [vendor('JL', 'RNG', 4)],
    LIVE: [vendor('SALON', 'LIVE', 0)],
    gameType: {},
  }
  const tabs = categoryTabs({ sorting: sorted(['HOT', 'RNG', 'LIVE', 'SPORTS']), mapping }, 'Hot')
  expect(tabs.filter(({ isClosed }) => isClosed).map(({ key }) => key)).toEqual(['LIVE', 'SPORTS'])
})

it('CAT-1 every category has a picture', () => {
  expect(Object.keys(categoryIcons).toSorted()).toEqual(['ALL', ...categories].toSorted())
})

it('CAT-2 HOT shows hot games, five categories show games, the others their vendors', () => {
  const shown = Object.groupBy(categories, contentOf)
  expect(shown.hot).toEqual(['HOT'])
  expect(shown.games?.toSorted()).toEqual(['FISH', 'INHOUSE', 'LIVE', 'PVP', 'RNG'])
  expect(shown.vendors?.toSorted()).toEqual(['COCKFIGHT', 'ELOTT', 'ESPORTS', 'LOTT', 'SPORTS'])
})

it('CAT-2 in-house games are the slots of the first in-house vendor', () => {
  const mapping = {
    INHOUSE: [vendor('PERYA', 'INHOUSE'), vendor('OTHER', 'INHOUSE')],
    gameType: { INHOUSE: 'RNG' },
  } as const
  expect(gamesAsked('INHOUSE', { mapping: structuredClone(mapping) as never })).toEqual({
    gameType: 'RNG',
    vassalage: 'PERYA',
  })
  expect(gamesAsked('LIVE', { mapping: { gameType: {} } })).toEqual({ gameType: 'LIVE' })
})

it('CAT-1 the lobby counts what can be played, and that of one category', () => {
  const mapping = {
    RNG: [vendor('JL', 'RNG', 40), vendor('LAKAN', 'RNG', 2)],
    FISH: [vendor('JL', 'FISH', 8)],
    gameType: {},
  }
  expect(gameCount({ mapping }, 'HOT')).toBe(50)
  expect(gameCount({ mapping }, 'RNG')).toBe(42)
  expect(gameCount({ mapping }, 'LOTT')).toBe(0)
})
