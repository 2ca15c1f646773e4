// @vitest-environment jsdom
import { act } from 'react'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { BuiltScreens } from '#lib/built-screens.ts'
import { paths, type RouteName } from '#lib/paths.ts'
import { button, juan, mount, tap, unmount } from '../testing/mount.tsx'
import { isBuilt, routes } from './routes.ts'
import { Shell } from './Shell.tsx'

// The frame is what is looked at: a screen stands for itself, so that nothing of it has to be loaded.
const screens = new Map(Object.values(routes).map((route) => [route, route.screen]))
beforeAll(() => {
  for (const route of screens.keys()) if (route.screen) route.screen = { draw: () => <p>A screen</p> }
})
afterAll(() => {
  for (const [route, screen] of screens) route.screen = screen
})
afterEach(unmount)

const shell = (
  <BuiltScreens value={isBuilt}>
    <Shell />
  </BuiltScreens>
)
const open = (path: string, stage: Parameters<typeof mount>[1] = { session: juan }) =>
  mount(shell, { at: path, ...stage })
const names = Object.keys(paths) as RouteName[]

const withoutBar = [
  '/m/login',
  '/m/register',
  '/m/trail',
  '/m/launchGame',
  '/m/changePsw',
  '/m/notice',
  '/m/activity',
  '/m/forget',
  '/m/service',
  '/m/moreLottery',
  '/m/useragreement',
  '/m/maintenance',
  '/m/agent',
]

it('NAV-2 the bar is absent on the thirteen pages that go without it, and stands on every other', async () => {
  const absent: string[] = []
  await open('/m/home')
  for (const [at, name] of names.entries()) {
    await goTo(paths[name], at + 1)
    if (document.querySelector('.bottom-bar') === null) absent.push(paths[name])
  }
  expect(absent.toSorted()).toEqual(withoutBar.toSorted())
})

it.each(['/m/login', '/m/register', '/m/mine', '/m/agent', '/m/help'])(
  'HEAD-5 %s has no head',
  async (path) => {
    await open(path)
    expect(document.querySelector('header')).toBeNull()
  },
)

it('HEAD-5 the winners’ page has no foot, and home has one', async () => {
  await open('/m/home')
  expect(document.querySelector('footer')).not.toBeNull()
  await open('/m/winnerPage')
  expect(document.querySelector('footer')).toBeNull()
})

/** Arrives at a page that so many others lie behind. */
const goTo = (path: string, idx: number) =>
  act(async () => {
    window.history.pushState({ key: path, idx }, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  })

/** Comes from the member centre to a page, and taps its arrow. */
async function backFrom(path: string): Promise<string> {
  await open('/m/mine')
  await goTo(path, 1)
  const back = vi.spyOn(window.history, 'go').mockImplementation(() => {})
  await tap(button('Back'))
  const steps = back.mock.calls.map(([step]) => step)
  back.mockRestore()
  return steps.length > 0 ? `${steps}` : location.pathname
}

it.each(['/m/trail', '/m/notice', '/m/forget', '/m/activity'])(
  'HEAD-3 the arrow of %s leads home, whatever lies behind it',
  async (path) => {
    expect(await backFrom(path)).toBe('/m/home')
  },
)

it.each(['/m/set', '/m/withdraw', '/m/helpDetail', '/m/lottery', '/m/member/notice', '/m/nowhere'])(
  'HEAD-3 the arrow of %s leads one step back',
  async (path) => {
    expect(await backFrom(path)).toBe('-1')
  },
)

it('HEAD-3 a page that nothing lies behind is replaced with home', async () => {
  await open('/m/set')
  const before = window.history.length
  await tap(button('Back'))
  expect([location.pathname, window.history.length]).toEqual(['/m/home', before])
})
