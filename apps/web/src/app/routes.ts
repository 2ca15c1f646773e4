/** Every screen of the app in one table: what frames it, and who may open it. `screens.ts` has the code of all but home. */

import type { ComponentType } from 'react'
import type { RouteName } from '#lib/paths.ts'
import { HomePage } from '#pages/home/HomePage.tsx'
import type { TextId } from '#texts/index.ts'

/** Drawn at once, on the server too, or fetched when someone comes. */
export type Screen = { draw: ComponentType } | 'later'

export type Route = {
  title: TextId
  /** `home`: logo and account; `back`: arrow and title. */
  header: 'home' | 'back' | 'none'
  /** What stands at the end of a `back` header: the way to one's messages, or the choice of language. */
  headerEnd: 'messages' | 'language'
  /** Where the arrow leads. */
  back: 'history' | 'home'
  hasBottomBar: boolean
  /**
   * How it stands on a wide window: `wide` takes all the room between the sides, `column` as much as is good to read,
   * `null` has no sides and stands in the middle.
   */
  frame: 'wide' | 'column' | null
  /** Whether the way to customer service floats over it: not where it would cover what is typed, chosen or played. */
  hasContact: boolean
  /** The strip with licence and age at the end of the page. */
  hasFooter: boolean
  /** Who may open it, and where everybody else is sent. */
  door: { needs: 'nothing' } | { needs: 'session' | 'agent'; otherwise: 'home' | 'login' }
  /** Belongs to actual members: the free trial is told so and led home. */
  isMembersArea: boolean
  /** `null` until the screen exists: its address then leads to not-found. */
  screen: Screen | null
}

const open = { needs: 'nothing' } as const
const membersOnly = { needs: 'session', otherwise: 'login' } as const
const membersOrHome = { needs: 'session', otherwise: 'home' } as const
const agentsOrHome = { needs: 'agent', otherwise: 'home' } as const

const contract: Partial<Route> = {
  door: membersOnly,
  screen: 'later',
}

/** Screens one types on, bets on or reads long lists of. */
const hasForm: ReadonlySet<RouteName> = new Set([
  'set',
  'securityCenter',
  'protection',
  'feedback',
  'webEmail',
  'message',
  'deposit',
  'withdraw',
  'uplineTransfer',
  'agentRegister',
  'gameRecord',
  'transactionRecord',
  'depositReport',
  'withdrawReport',
  'profitAndLoss',
  'gameLobby',
  'lottery',
  'startLottery',
  'verify',
])

/** Screens that fill a wide window with games, draws or pictures. */
const isWide: ReadonlySet<RouteName> = new Set([
  'home',
  'gameList',
  'slotsCenter',
  'gameCenter',
  'gameLobby',
  'lottery',
  'moreLottery',
  'credits',
])

/** Screens nobody goes elsewhere from: the way in, a game, a closed site, the agents' own home. */
const isApart: ReadonlySet<RouteName> = new Set([
  'login',
  'register',
  'trial',
  'forget',
  'launchGame',
  'maintenance',
  'agent',
])

function route<Name extends RouteName>(name: Name, differs: Partial<Route> = {}): Route {
  return {
    title: `title.${name}`,
    header: 'back',
    headerEnd: 'messages',
    back: 'history',
    hasBottomBar: true,
    frame: isApart.has(name) ? null : isWide.has(name) ? 'wide' : 'column',
    hasContact: (differs.hasBottomBar ?? true) && !hasForm.has(name),
    hasFooter: differs.hasBottomBar ?? true,
    door: open,
    isMembersArea: false,
    screen: null,
    ...differs,
  }
}

export const routes: Record<RouteName, Route> = {
  home: route('home', { header: 'home', screen: { draw: HomePage } }),

  // Coming in
  login: route('login', {
    header: 'none',
    back: 'home',
    hasBottomBar: false,
    screen: 'later',
  }),
  register: route('register', {
    header: 'none',
    back: 'home',
    hasBottomBar: false,
    screen: 'later',
  }),
  trial: route('trial', {
    headerEnd: 'language',
    back: 'home',
    hasBottomBar: false,
    screen: 'later',
  }),
  forget: route('forget', {
    headerEnd: 'language',
    back: 'home',
    hasBottomBar: false,
    screen: 'later',
  }),
  changePsw: route('changePsw', {
    hasBottomBar: false,
    door: membersOrHome,
    isMembersArea: true,
    screen: 'later',
  }),

  // The member's own
  mine: route('mine', {
    header: 'none',
    isMembersArea: true,
    screen: 'later',
  }),
  set: route('set', {
    door: membersOrHome,
    isMembersArea: true,
    screen: 'later',
  }),
  memberHome: route('memberHome', {
    door: membersOnly,
    isMembersArea: true,
    screen: 'later',
  }),
  memberBenefits: route('memberBenefits', { door: membersOnly, isMembersArea: true }),
  securityCenter: route('securityCenter', {
    door: membersOnly,
    isMembersArea: true,
    screen: 'later',
  }),
  protection: route('protection', {
    door: membersOnly,
    isMembersArea: true,
    screen: 'later',
  }),
  rewardCenter: route('rewardCenter', { door: membersOnly }),
  webEmail: route('webEmail', {
    door: membersOnly,
    screen: 'later',
  }),
  message: route('message', {
    door: membersOnly,
    screen: 'later',
  }),
  feedback: route('feedback', {
    door: membersOnly,
    isMembersArea: true,
    screen: 'later',
  }),
  inviteFriends: route('inviteFriends', { door: membersOnly }),
  manualRebate: route('manualRebate', { door: membersOnly }),
  rebateReport: route('rebateReport', { door: membersOnly }),

  // Money
  deposit: route('deposit', {
    door: membersOnly,
    isMembersArea: true,
    screen: 'later',
  }),
  withdraw: route('withdraw', {
    door: membersOnly,
    isMembersArea: true,
    screen: 'later',
  }),
  gameRecord: route('gameRecord', {
    door: membersOnly,
    screen: 'later',
  }),
  transactionRecord: route('transactionRecord', {
    door: membersOnly,
    screen: 'later',
  }),
  depositReport: route('depositReport', {
    door: membersOnly,
    isMembersArea: true,
    screen: 'later',
  }),
  withdrawReport: route('withdrawReport', {
    door: membersOnly,
    isMembersArea: true,
    screen: 'later',
  }),
  profitAndLoss: route('profitAndLoss', {
    door: membersOnly,
    screen: 'later',
  }),
  uplineTransfer: route('uplineTransfer', {
    door: membersOnly,
    isMembersArea: true,
    screen: 'later',
  }),

  // Games
  gameList: route('gameList', {
    header: 'none',
    screen: 'later',
  }),
  gameCenter: route('gameCenter', {
    screen: 'later',
  }),
  slotsCenter: route('slotsCenter', {
    header: 'none',
    screen: 'later',
  }),
  gameLobby: route('gameLobby', {
    screen: 'later',
  }),
  launchGame: route('launchGame', {
    header: 'none',
    hasBottomBar: false,
    door: membersOnly,
    screen: 'later',
  }),
  verify: route('verify', {
    screen: 'later',
  }),
  lottery: route('lottery', {
    screen: 'later',
  }),
  moreLottery: route('moreLottery', {
    hasBottomBar: false,
    screen: 'later',
  }),
  lotteryRules: route('lotteryRules', {
    screen: 'later',
  }),
  startLottery: route('startLottery', {
    door: membersOnly,
    screen: 'later',
  }),
  winnerPage: route('winnerPage', {
    hasFooter: false,
    screen: 'later',
  }),
  leaderBoard: route('leaderBoard'),
  redRain: route('redRain', { door: membersOnly }),

  // To read
  notice: route('notice', {
    back: 'home',
    hasBottomBar: false,
    screen: 'later',
  }),
  activity: route('activity', { back: 'home', hasBottomBar: false }),
  activityInfo: route('activityInfo'),
  help: route('help', {
    header: 'none',
    screen: 'later',
  }),
  helpDetail: route('helpDetail', {
    screen: 'later',
  }),
  service: route('service', {
    hasBottomBar: false,
    screen: 'later',
  }),
  userAgreement: route('userAgreement', {
    hasBottomBar: false,
    screen: 'later',
  }),
  credits: route('credits', {
    screen: 'later',
  }),
  maintenance: route('maintenance', {
    header: 'none',
    hasBottomBar: false,
    screen: 'later',
  }),

  // Agents
  agent: route('agent', { header: 'none', hasBottomBar: false, door: agentsOrHome }),
  agentRegister: route('agentRegister', { door: agentsOrHome }),
  teamOverview: route('teamOverview', { door: agentsOrHome }),
  teamProfitAndLoss: route('teamProfitAndLoss', { door: agentsOrHome }),
  teamBetting: route('teamBetting', { door: agentsOrHome }),
  team: route('team', { door: agentsOrHome }),
  teamRebate: route('teamRebate', { door: agentsOrHome }),
  agentRebate: route('agentRebate', { door: agentsOrHome }),
  agentDividend: route('agentDividend', { door: agentsOrHome }),
  salaryContract: route('salaryContract', contract),
  dividendContract: route('dividendContract', contract),
  hourContract: route('hourContract', contract),
  memberNotice: route('memberNotice', {
    door: membersOnly,
    screen: 'later',
  }),
}

export const isBuilt = (name: RouteName): boolean => routes[name].screen !== null

/** What stands around an address that is no screen, or whose screen does not exist yet. */
export const notFoundRoute: Route = { ...route('home'), title: 'title.notFound' }

/** Where a visitor is sent instead, and what they are told on the way. */
export type Detour = { to: 'home' | 'login'; saying?: 'free_reject' }

/** The way around a closed door; `null` when it is open to the visitor. */
export function detour(
  { door, isMembersArea }: Route,
  visitor: { hasSession: boolean; mayOpenMembersArea: boolean; mayOpenAgentHome: boolean },
): Detour | null {
  if (isMembersArea && visitor.hasSession && !visitor.mayOpenMembersArea) {
    return { to: 'home', saying: 'free_reject' }
  }
  if (door.needs === 'nothing') return null
  const mayPass = visitor.hasSession && (door.needs === 'session' || visitor.mayOpenAgentHome)
  return mayPass ? null : { to: door.otherwise }
}
