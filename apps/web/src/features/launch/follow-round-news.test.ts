import type { WalletBalance } from '@perya/contract/wallet'
import { roundNews } from '@perya/studio-contract/round-news'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { heldBalance } from '#lib/member/held-balance.ts'
import { followRoundNews } from './follow-round-news.ts'

const before = { sumBalance: '100.00', version: '1' } as WalletBalance
const after = { sumBalance: '160.00', version: '2' } as WalletBalance
const game = {} as MessageEventSource
let page: EventTarget
let known: WalletBalance
let leave: () => void

const say = (data: string, source: MessageEventSource = game) =>
  page.dispatchEvent(Object.assign(new Event('message'), { data, source }))
const shown = () => (heldBalance.get() ?? known).sumBalance

beforeEach(() => {
  vi.useFakeTimers()
  page = new EventTarget()
  known = before
  leave = followRoundNews({ page, isGame: (source) => source === game, balance: () => known })
})
afterEach(() => {
  leave()
  vi.useRealTimers()
})

it('the balance stays as it was while a game shows a round, and follows once the game has shown it', () => {
  say(roundNews.showing)
  known = after
  expect(shown()).toBe('100.00')
  say(roundNews.showing)
  expect(shown()).toBe('100.00')
  say(roundNews.shown)
  expect(shown()).toBe('160.00')
})

it('the balance waits for a game that is silent for 10 seconds and no longer', () => {
  say(roundNews.showing)
  known = after
  vi.advanceTimersByTime(9_000)
  say(roundNews.showing)
  vi.advanceTimersByTime(9_999)
  expect(shown()).toBe('100.00')
  vi.advanceTimersByTime(1)
  expect(shown()).toBe('160.00')
})

it('nobody but the game holds the balance, and nothing is held once the game is left', () => {
  say(roundNews.showing, {} as MessageEventSource)
  known = after
  expect(shown()).toBe('160.00')
  known = before
  say(roundNews.showing)
  known = after
  leave()
  expect(shown()).toBe('160.00')
})
