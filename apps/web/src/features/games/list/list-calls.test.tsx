// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { find, juan, mount, pass, type, unmount } from '../../../testing/mount.tsx'
import CategoryGames from '../CategoryGames.tsx'
import type { ListFilter } from './list.rules.ts'
import { SearchField } from './SearchField.tsx'
import { useGameList } from './use-game-list.ts'

afterEach(unmount)

const usual: ListFilter = {
  gameType: 'RNG',
  tab: 'all',
  vendor: '',
  classify: '',
  minBet: '',
  volatility: '',
  minReturn: '',
  sort: '',
  search: '',
}
function List({ filter }: { filter: ListFilter }) {
  useGameList(filter, { gameType: 'RNG' })
  return null
}
const pages = { pageNum: 1, totalPages: 1, total: 0 }
const answers = {
  listGames: { games: [], ...pages },
  listFavourites: { content: [], ...pages },
  listRecentGames: { list: [], ...pages },
}
async function askedBy(filter: Partial<ListFilter>) {
  const asked = await mount(<List filter={{ ...usual, ...filter }} />, { session: juan, answers })
  return asked.map(({ name, query }) => [name, Object.fromEntries(query)])
}

it('LIST-7 LIST-2 CONF-1 a page of the list holds 26 games, asked for in the words of the platform', async () => {
  expect(await askedBy({ minBet: '0.1', vendor: 'JL', tab: 'vendor' })).toEqual([
    [
      'listGames',
      {
        merchant: 'PERYA',
        platform: 'html5',
        clientType: '2',
        language: 'EN',
        gameType: 'RNG',
        vassalage: 'JL',
        gameName: '',
        gameClassify: 'ALL',
        minBet: '0.1',
        volatility: '',
        sort: '',
        pageNo: '1',
        pageSize: '26',
      },
    ],
  ])
})

it('LIST-7 a page of the favourites holds 26, one of the recent games 25', async () => {
  expect(await askedBy({ tab: 'fav' })).toEqual([
    ['listFavourites', { gameType: 'RNG', language: 'EN', pageNo: '1', pageSize: '26' }],
  ])
  expect(await askedBy({ tab: 'recent' })).toEqual([
    ['listRecentGames', { gameType: 'RNG', language: 'EN', page: '1', pageSize: '25', clientType: '2' }],
  ])
})

it('CAT-2 CONF-1 a category on home shows the first page of all its games', async () => {
  const asked = await mount(<CategoryGames asked={{ gameType: 'LIVE' }} />, { answers })
  expect(asked.map(({ query }) => Object.fromEntries(query))).toEqual([
    {
      merchant: 'PERYA',
      platform: 'html5',
      clientType: '2',
      language: 'EN',
      gameType: 'LIVE',
      gameClassify: 'ALL',
      pageNo: '1',
    },
  ])
})

it('LIST-1 the search follows the letters after 200 ms and not before; Enter does not wait', async () => {
  const onSearch = vi.fn()
  await mount(<SearchField value="" placeholder="" onSearch={onSearch} />)
  const field = find<HTMLInputElement>('input[type="search"]')
  await type(field, 'gold')
  await pass(199)
  expect(onSearch).not.toHaveBeenCalled()
  await pass(1)
  expect(onSearch.mock.calls).toEqual([['gold']])
  await type(field, 'golden')
  await act(async () => find<HTMLFormElement>('form').requestSubmit())
  expect(onSearch.mock.calls).toEqual([['gold'], ['golden']])
})
