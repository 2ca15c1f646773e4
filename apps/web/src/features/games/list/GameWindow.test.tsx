// @vitest-environment jsdom
import type { Game } from '@perya/contract/games'
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { mount, pass, unmount } from '../../../testing/mount.tsx'
import { GameWindow } from './GameWindow.tsx'

afterEach(async () => {
  vi.restoreAllMocks()
  await unmount()
})

const game = (at: number): Game => ({
  nodeId: `jl-game-${at}`,
  gameName: `Game ${at}`,
  nodeName: `Game ${at}`,
  vassalage: 'JL',
  iconUrl: 'data:,',
  iconColour: null,
  showIcon: true,
  gameType: 'RNG',
  gameCategory: 'RNG',
  gameClassify: 'VIDEO',
  gameId: `GAME_${at}`,
  gameCode: `GAME_${at}`,
  roomId: null,
  minBet: '0.1',
  isNew: false,
  isHot: false,
  supportPlay: true,
  isGameH5: true,
  freeplay: true,
  playType: 'Entertainment',
  lottoMode: null,
  state: 'open',
})

const screen = 700

async function open(rows: number, onMore: (() => void) | null) {
  vi.stubGlobal('innerHeight', screen)
  vi.stubGlobal('innerWidth', 390)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(360)
  await unmount()
  vi.useFakeTimers()
  // The next frame is at once, so that what comes later does so by its own time.
  vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((draw) => Number(setTimeout(draw, 0, 0)))
  vi.spyOn(globalThis, 'cancelAnimationFrame').mockImplementation((frame) => clearTimeout(frame))
  await mount(
    <GameWindow
      games={Array.from({ length: rows * 3 }, (_, at) => game(at))}
      isLoading={false}
      onMore={onMore}
      favourites={[]}
      onFavourite={() => {}}
    />,
  )
}

/** Scrolls the page so that this much of the grid lies above the screen. */
async function scrollTo(above: number) {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: -above } as DOMRect)
  await act(async () => void dispatchEvent(new Event('scroll')))
  await pass(0)
}

/** How high a row is drawn. */
const height = async () => {
  await open(40, null)
  const grid = document.querySelector<HTMLElement>('.game-grid')?.parentElement
  return Number.parseFloat(grid?.style.blockSize ?? '') / 40
}

it('LIST-6 the next page is asked for 500 px before the end, and within a second no other', async () => {
  const row = await height()
  const end = 60 * row - screen
  const onMore = vi.fn()
  await open(60, onMore)
  await scrollTo(end - 500)
  expect(onMore).toHaveBeenCalledTimes(0)
  await scrollTo(end - 499)
  expect(onMore).toHaveBeenCalledTimes(1)
  await scrollTo(end - 400)
  await pass(999)
  expect(onMore).toHaveBeenCalledTimes(1)
  await pass(1)
  expect(onMore).toHaveBeenCalledTimes(2)
})

it('LIST-9 pictures come 300 ms after the page was scrolled to within 100 px of them, and not before', async () => {
  const row = await height()
  await open(60, null)
  await scrollTo(0)
  await pass(300)
  const pictured = () => document.querySelectorAll('.game-card img').length / 3
  const first = pictured()
  expect(first).toBe(Math.ceil((screen + 100) / row))
  await scrollTo(row)
  await pass(299)
  expect(pictured()).toBe(first)
  await pass(1)
  expect(pictured()).toBe(first + 1)
})
