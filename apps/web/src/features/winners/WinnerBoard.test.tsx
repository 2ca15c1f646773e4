// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, it } from 'vitest'
import { switchLanguage } from '#lib/i18n.tsx'
import { find, mount, pass, settle, tap, unmount } from '../../testing/mount.tsx'
import WinnerBoard from './WinnerBoard.tsx'

afterEach(unmount)

const winners = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    vo: { iconUrl: 'data:,', gameName: `Game ${at}`, customerName: `j***${at}`, winAmount: String(9 + at) },
    vendor: 'JL',
    gameType: 'RNG',
    gameCategory: 'RNG',
    gameId: `GAME_${at}`,
    nodeId: `jl-game-${at}`,
    supportPlay: true,
    iconColour: null,
    wonAt: '2026-11-15T00:00:00Z',
  }))
const board = () => find('.winner-board__run')

it('WIN-1 twenty winners of all categories are asked for, and the largest win stands first', async () => {
  const asked = await mount(<WinnerBoard />, { answers: { listWinners: winners(20) } })
  await pass(250)
  expect(asked.map(({ name, query }) => [name, Object.fromEntries(query)])).toEqual([
    ['listWinners', { gameCategory: 'ALL', language: 'EN', limitNum: '20' }],
  ])
  const amounts = [...find('.winner-board ul').querySelectorAll('.winner-line__amount')]
  expect(amounts.map((each) => each.textContent).slice(0, 2)).toEqual(['₱28.00', '₱27.00'])
  expect(amounts).toHaveLength(20)
})

it.each([
  [3, false],
  [4, true],
])('WIN-1 %i winners run through: %s', async (count, isRunning) => {
  await mount(<WinnerBoard />, { answers: { listWinners: winners(count) } })
  expect(board().hasAttribute('data-running')).toBe(isRunning)
  expect(document.querySelectorAll('.winner-board ul')).toHaveLength(isRunning ? 2 : 1)
})

it('WIN-1 the board asks again a quarter of a second after the language changed, and not before', async () => {
  const asked = await mount(<WinnerBoard />, { answers: { listWinners: winners(3) } })
  await pass(10_000)
  await act(() => switchLanguage('TY'))
  await settle()
  await pass(249)
  expect(asked).toHaveLength(1)
  await pass(1)
  expect(asked.map(({ query }) => query.get('language'))).toEqual(['EN', 'TY'])
})

it('WIN-2 the board leads to the page of winners', async () => {
  await mount(<WinnerBoard />, { answers: { listWinners: winners(3) } })
  await tap(find('.section-head__more'))
  expect(location.pathname).toBe('/m/winnerPage')
})
