import { statementKinds } from '@perya/contract/articles'
import { describe, expect, it } from 'vitest'
import { aliases, paths, pathTo, type RouteName, routeOf } from '#lib/paths.ts'
import { texts } from '#texts/index.ts'
import { routeAt, titleOf } from './route-at.ts'
import { detour, routes } from './routes.ts'
import { screens } from './screens.ts'

const namesWhere = (is: (name: RouteName) => boolean) =>
  (Object.keys(routes) as RouteName[]).filter(is).sort()

/** Where people, links in mails and other sites find the screens. */
const knownAddresses = [
  '/m/home',
  '/m/login',
  '/m/register',
  '/m/forget',
  '/m/changePsw',
  '/m/notice',
  '/m/webEmail',
  '/m/message',
  '/m/set',
  '/m/mine',
  '/m/member/home',
  '/m/member/benefits',
  '/m/voucherCenter',
  '/m/withdraw',
  '/m/gameRecord',
  '/m/transaction/record',
  '/m/securityCenter',
  '/m/rewardCenter',
  '/m/vouReport',
  '/m/withdrawReport',
  '/m/profitandloss',
  '/m/upLine/transfer',
  '/m/member/manualRebate',
  '/m/member/rebateReport',
  '/m/leaderBoard',
  '/m/feedback',
  '/m/winnerPage',
  '/m/help',
  '/m/helpDetail',
  '/m/activity',
  '/m/activityInfo',
  '/m/startLottery',
  '/m/gameLobby',
  '/m/lottery',
  '/m/moreLottery',
  '/m/service',
  '/m/useragreement',
  '/m/trail',
  '/m/gameCenter',
  '/m/slotsCenter',
  '/m/gameList',
  '/m/launchGame',
  '/m/inviteFriends',
  '/m/redRain',
  '/m/maintenance',
  '/m/agent',
  '/m/agentRegister',
  '/m/agent/team/overview',
  '/m/agent/team/pnl',
  '/m/teamBetting',
  '/m/member/team',
  '/m/member/teamRebate',
  '/m/member/agent/agentRebeat',
  '/m/member/agent/agentDivident',
  '/m/member/agent/getSalaryContract',
  '/m/member/agent/getDevidendContract',
  '/m/member/agent/getHourContract',
  '/m/member/notice',
]

/** Screens that are still to be built; one that is there leaves the list. */
const coming: readonly RouteName[] = [
  'memberBenefits',
  'rewardCenter',
  'inviteFriends',
  'manualRebate',
  'rebateReport',
  'leaderBoard',
  'redRain',
  'activity',
  'activityInfo',
  'agent',
  'agentRegister',
  'teamOverview',
  'teamProfitAndLoss',
  'teamBetting',
  'team',
  'teamRebate',
  'agentRebate',
  'agentDividend',
]

describe('the table of routes', () => {
  it('SHELL-3 has every address that players know, and each once', () => {
    const addresses: readonly string[] = Object.values(paths)
    expect(Object.keys(routes).sort()).toEqual(Object.keys(paths).sort())
    expect(new Set(addresses).size).toBe(addresses.length)
    expect(knownAddresses.filter((address) => !addresses.includes(address))).toEqual([])
  })

  it('SHELL-3 closes no screen that is open', () => {
    const closed = namesWhere((name) => routes[name].screen === null)
    expect(closed.filter((name) => !coming.includes(name))).toEqual([])
  })

  it('SHELL-3 has code for every screen that is fetched later, and for no other', () => {
    expect(Object.keys(screens).sort()).toEqual(namesWhere((name) => routes[name].screen === 'later'))
  })

  it('SHELL-3 lets the contact bubble float over no form and no desk', () => {
    const forms = [
      'deposit',
      'withdraw',
      'register',
      'login',
      'feedback',
      'launchGame',
      'lottery',
      'securityCenter',
    ]
    expect(namesWhere((name) => forms.includes(name) && routes[name].hasContact)).toEqual([])
    expect(routes.home.hasContact).toBe(true)
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
    ['activity', 'Events'],
    ['forget', 'Forgot password'],
    ['trial', 'Free play'],
    ['notice', 'Announcements'],
    ['gameCenter', 'Game Center'],
    ['slotsCenter', 'Slots'],
    ['message', 'Messages'],
    ['set', 'Settings'],
    ['help', 'Help Center'],
    ['leaderBoard', 'Leaderboard'],
  ] as const)('HEAD-6 titles %s "%s"', (name, title) => {
    expect(texts[routes[name].title].EN).toBe(title)
  })

  it('HEAD-6 asks a member who has no password yet for a first one', () => {
    expect(texts[titleOf(routes.changePsw, false)].EN).toBe('Set your password')
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
      'License',
      'User agreement',
    ])
  })

  it('HEAD-6 calls the proof of a draw a draw, and of anything else a round', () => {
    expect(texts[titleOf(routes.verify, true, '?lottery=ssc-1&issue=202611150001')].EN).toBe('Check a draw')
    expect(texts[titleOf(routes.verify, true, '?vendor=PERYA&game=DICE')].EN).toBe('Check a round')
  })
})

describe('an address', () => {
  it.each([
    ['/', '/m/home'],
    ['/m', '/m/home'],
    ['/m/', '/m/home'],
    ['/m/index', '/m/home'],
    ['/m/index.html', '/m/home'],
    ['/register.html', '/m/register'],
    ['/m/register.html', '/m/register'],
  ])('SHELL-1 SHELL-2 %s stands for %s', (alias, path) => {
    expect(paths[routeOf(alias) ?? 'maintenance']).toBe(path)
    expect(aliases[alias]).toBe(path)
  })

  it('HEAD-3 HEAD-5 NAV-2 keeps its frame while its screen is yet to come', () => {
    const activity = routeAt('/m/activity').route
    expect([activity.back, activity.hasBottomBar]).toEqual(['home', false])
    expect(routeAt('/m/agent').route.header).toBe('none')
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
