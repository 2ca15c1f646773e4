import { statementKinds } from '@perya/contract/articles'
import { describe, expect, it } from 'vitest'
import { aliases, paths, pathTo, type RouteName, routeOf } from '#lib/paths.ts'
import { texts } from '#texts/index.ts'
import { routeAt, titleOf } from './route-at.ts'
import { detour, routes } from './routes.ts'
import { screens } from './screens.ts'

const namesWhere = (is: (name: RouteName) => boolean) =>
  (Object.keys(routes) as RouteName[]).filter(is).sort()

describe('the table of routes', () => {
  it('SHELL-3 names every address of the specification once', () => {
    expect(Object.keys(routes).sort()).toEqual(Object.keys(paths).sort())
    expect(new Set(Object.values(paths)).size).toBe(Object.keys(paths).length)
  })

  it('SHELL-3 has code for every screen that is fetched later, and for no other', () => {
    expect(Object.keys(screens).sort()).toEqual(namesWhere((name) => routes[name].screen === 'later'))
  })

  it('NAV-2 hides the bottom menu on exactly the thirteen routes', () => {
    const hidden = namesWhere((name) => !routes[name].hasBottomBar).map((name) => paths[name])
    expect(hidden.sort()).toEqual(
      [
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
      ].sort(),
    )
  })

  it('HEAD-5 leaves the header out where the specification does, and the footer on the winner page', () => {
    for (const name of ['login', 'register', 'mine', 'agent', 'help'] as const) {
      expect(routes[name].header, name).toBe('none')
    }
    expect(routes.winnerPage.hasFooter).toBe(false)
  })

  it('HEAD-3 leads home from login, register, trial, notice, forgot and activity, else back', () => {
    expect(namesWhere((name) => routes[name].back === 'home')).toEqual(
      ['activity', 'forget', 'login', 'notice', 'register', 'trial'].sort(),
    )
  })

  it.each([
    ['activity', 'Activity centre'],
    ['forget', 'Forgot password'],
    ['trial', 'Free trial'],
    ['notice', 'Notice'],
    ['gameCenter', 'Game centre'],
    ['slotsCenter', 'RNG'],
    ['message', 'Messages'],
    ['set', 'Personal setting'],
    ['help', 'Help centre'],
    ['leaderBoard', 'Leaderboard'],
  ] as const)('HEAD-6 titles %s "%s"', (name, title) => {
    expect(texts[routes[name].title].EN).toBe(title)
  })

  it('HEAD-6 asks a member who has no password yet for a first one', () => {
    expect(texts[titleOf(routes.changePsw, false)].EN).toBe('First password')
    expect(texts[titleOf(routes.changePsw, true)].EN).toBe('Change password')
  })

  it('HEAD-6 CONT-3 gives each thing the site states a title of its own', () => {
    const titles = ['', ...statementKinds.map((kind) => `?about=${kind}`), '?about=__proto__'].map(
      (search) => texts[titleOf(routes.userAgreement, true, search)].EN,
    )
    expect(titles).toEqual([
      'User agreement',
      'User agreement',
      'Privacy',
      'Player protection',
      'Licence',
      'User agreement',
    ])
  })

  it('HEAD-6 calls the proof of a draw a draw, and of anything else a round', () => {
    expect(texts[titleOf(routes.verify, true, '?lottery=ssc-1&issue=202611150001')].EN).toBe('Check a draw')
    expect(texts[titleOf(routes.verify, true, '?vendor=PERYA&game=DICE')].EN).toBe('Check a round')
  })
})

describe('an address', () => {
  it.each(Object.entries(aliases))('SHELL-1 SHELL-2 %s stands for %s', (alias, path) => {
    expect(paths[routeOf(alias) ?? 'maintenance']).toBe(path)
  })

  it('SHELL-9 that is no route, or whose screen does not exist yet, is not found', () => {
    expect(routeAt('/m/nowhere').name).toBeNull()
    expect(routeAt('/m/nowhere').route.title).toBe('title.notFound')
    for (const name of namesWhere((name) => routes[name].screen === null)) {
      expect(routeAt(paths[name]).name, name).toBeNull()
    }
  })

  it('is written with its query by one function', () => {
    expect(pathTo('gameList', { gameType: 'RNG' })).toBe('/m/gameList?gameType=RNG')
    expect(pathTo('login', {})).toBe('/m/login')
    expect(pathTo('login', { returnTo: '/m/mine?a=1&b=2' })).toBe(
      '/m/login?returnTo=%2Fm%2Fmine%3Fa%3D1%26b%3D2',
    )
  })
})

describe('a closed door', () => {
  const guest = { hasSession: false, mayOpenMembersArea: true, mayOpenAgentHome: false }
  const trial = { hasSession: true, mayOpenMembersArea: false, mayOpenAgentHome: false }
  const player = { hasSession: true, mayOpenMembersArea: true, mayOpenAgentHome: false }
  const agent = { hasSession: true, mayOpenMembersArea: true, mayOpenAgentHome: true }
  const toHome = { to: 'home' }
  const refused = { to: 'home', saying: 'free_reject' }

  it.each([
    ['home', guest, null],
    ['home', trial, null],
    ['mine', guest, null],
    ['mine', player, null],
    ['mine', trial, refused],
    ['set', guest, toHome],
    ['set', trial, refused],
    ['changePsw', guest, toHome],
    ['changePsw', trial, refused],
    ['changePsw', player, null],
    ['deposit', guest, { to: 'login' }],
    ['deposit', player, null],
    ['agent', guest, toHome],
    ['agent', trial, toHome],
    ['agent', player, toHome],
    ['agent', agent, null],
  ] as const)('SET-1 PSW-1 TRIAL-1 NAV-4 AGT-1 %s sends %o to %o', (name, visitor, instead) => {
    expect(detour(routes[name], visitor)).toEqual(instead)
  })
})
