// @vitest-environment jsdom
import type { HotMatch } from '@perya/contract/announcements'
import { afterEach, expect, it, vi } from 'vitest'
import { find, mount, pass, tap, unmount } from '../../testing/mount.tsx'
import HotMatches from './HotMatches.tsx'

afterEach(unmount)

const match = (at: number): HotMatch => ({
  id: String(at),
  league: `League ${at}`,
  leagueImageUrl: null,
  matchTime: `2026-11-1${at}T12:30:00.000Z`,
  homeTeam: `Home ${at}`,
  awayTeam: `Away ${at}`,
  homeTeamImageUrl: 'data:,',
  awayTeamImageUrl: 'data:,',
  vendor: 'BTI',
  gameCategory: 'SPORTS',
  gameId: `MATCH_${at}`,
  nodeId: `bti-match-${at}`,
  roomId: null,
  supportPlay: false,
  state: 'open',
})
const shown = () => find('.hot-match__slide[aria-hidden="false"] .hot-match__team').textContent
const rolled = () => find<HTMLElement>('.hot-match__track').style.translate

it('HOT-1 the next match comes after five seconds and not before, and the first again after the last', async () => {
  await mount(<HotMatches matches={[5, 6, 7].map(match)} onPlay={() => {}} />)
  expect([shown(), rolled()]).toEqual(['Home 5', '0 0px'])
  for (const [next, at] of [
    ['Home 6', '0 -64px'],
    ['Home 7', '0 -128px'],
    ['Home 5', '0 0px'],
  ]) {
    const before = shown()
    await pass(4_999)
    expect(shown()).toBe(before)
    await pass(1)
    expect([shown(), rolled()]).toEqual([next, at])
  }
})

it('HOT-1 a single match stays', async () => {
  await mount(<HotMatches matches={[match(5)]} onPlay={() => {}} />)
  await pass(60_000)
  expect([shown(), rolled()]).toEqual(['Home 5', '0 0px'])
})

it('HOT-2 the sheet lists every match, and any of them starts the first', async () => {
  const onPlay = vi.fn()
  await mount(<HotMatches matches={[5, 6, 7].map(match)} onPlay={onPlay} />)
  await tap(find('.hot-match'))
  expect([...document.querySelectorAll('.match-card')].map((each) => each.textContent)).toEqual([
    expect.stringContaining('League 5'),
    expect.stringContaining('League 6'),
    expect.stringContaining('League 7'),
  ])
  await tap(find('li:last-child .match-card'))
  expect(onPlay.mock.calls).toEqual([[match(5)]])
})
