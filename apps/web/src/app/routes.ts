/** Every screen of the app in one table: what frames it, who may open it, and the code that draws it. */

import type { ComponentType } from 'react'
import type { RouteName } from '#lib/paths.ts'
import { withTexts } from '#lib/with-texts.ts'
import { HomePage } from '#pages/home/HomePage.tsx'
import type { TextId } from '#texts/index.ts'

/** Drawn at once, on the server too, or fetched when someone comes. */
export type Screen = { draw: ComponentType } | { load: () => Promise<{ default: ComponentType }> }

export type Route = {
  title: TextId
  /** `home`: logo and account; `back`: arrow and title. */
  header: 'home' | 'back' | 'none'
  /** What stands at the end of a `back` header: the way to one's messages, or the choice of language. */
  headerEnd: 'messages' | 'language'
  /** Where the arrow leads. */
  back: 'history' | 'home'
  hasBottomBar: boolean
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

/** One screen for three addresses: it reads from its own which contract it shows. */
const contract: Partial<Route> = {
  door: membersOnly,
  screen: { load: withTexts(() => import('#pages/contract/ContractPage.tsx'), 'contracts') },
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

function route<Name extends RouteName>(name: Name, differs: Partial<Route> = {}): Route {
  return {
    title: `title.${name}`,
    header: 'back',
    headerEnd: 'messages',
    back: 'history',
    hasBottomBar: true,
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
    screen: { load: withTexts(() => import('#pages/login/LoginPage.tsx'), 'account') },
  }),
  register: route('register', {
    header: 'none',
    back: 'home',
    hasBottomBar: false,
    screen: { load: withTexts(() => import('#pages/register/RegisterPage.tsx'), 'account') },
  }),
  trial: route('trial', {
    headerEnd: 'language',
    back: 'home',
    hasBottomBar: false,
    screen: { load: withTexts(() => import('#pages/trial/TrialPage.tsx'), 'account') },
  }),
  forget: route('forget', {
    headerEnd: 'language',
    back: 'home',
    hasBottomBar: false,
    screen: { load: withTexts(() => import('#pages/forget/ForgetPage.tsx'), 'account') },
  }),
  changePsw: route('changePsw', {
    hasBottomBar: false,
    door: membersOrHome,
    isMembersArea: true,
    screen: { load: withTexts(() => import('#pages/change-password/ChangePasswordPage.tsx'), 'account') },
  }),

  // The member's own
  mine: route('mine', {
    header: 'none',
    isMembersArea: true,
    screen: { load: withTexts(() => import('#pages/mine/MinePage.tsx'), 'member') },
  }),
  set: route('set', {
    door: membersOrHome,
    isMembersArea: true,
    screen: { load: withTexts(() => import('#pages/settings/SettingsPage.tsx'), 'member') },
  }),
  memberHome: route('memberHome', {
    door: membersOnly,
    isMembersArea: true,
    screen: { load: withTexts(() => import('#pages/member-home/MemberHomePage.tsx'), 'member') },
  }),
  memberBenefits: route('memberBenefits', { door: membersOnly, isMembersArea: true }),
  securityCenter: route('securityCenter', {
    door: membersOnly,
    isMembersArea: true,
    screen: {
      load: withTexts(() => import('#pages/security-center/SecurityCenterPage.tsx'), 'member', 'cashier'),
    },
  }),
  protection: route('protection', {
    door: membersOnly,
    isMembersArea: true,
    screen: { load: withTexts(() => import('#pages/protection/ProtectionPage.tsx'), 'duties', 'protection') },
  }),
  rewardCenter: route('rewardCenter', { door: membersOnly }),
  webEmail: route('webEmail', {
    door: membersOnly,
    screen: { load: withTexts(() => import('#pages/messages/MessagesPage.tsx'), 'help') },
  }),
  message: route('message', {
    door: membersOnly,
    screen: { load: withTexts(() => import('#pages/messages/MessagesPage.tsx'), 'help') },
  }),
  feedback: route('feedback', {
    door: membersOnly,
    isMembersArea: true,
    screen: { load: withTexts(() => import('#pages/feedback/FeedbackPage.tsx'), 'help') },
  }),
  inviteFriends: route('inviteFriends', { door: membersOnly }),
  manualRebate: route('manualRebate', { door: membersOnly }),
  rebateReport: route('rebateReport', { door: membersOnly }),

  // Money
  deposit: route('deposit', {
    door: membersOnly,
    isMembersArea: true,
    screen: {
      load: withTexts(() => import('#pages/voucher-center/VoucherCenterPage.tsx'), 'cashier', 'protection'),
    },
  }),
  withdraw: route('withdraw', {
    door: membersOnly,
    isMembersArea: true,
    screen: { load: withTexts(() => import('#pages/withdraw/WithdrawPage.tsx'), 'cashier') },
  }),
  gameRecord: route('gameRecord', {
    door: membersOnly,
    screen: { load: withTexts(() => import('#pages/game-record/GameRecordPage.tsx'), 'records') },
  }),
  transactionRecord: route('transactionRecord', {
    door: membersOnly,
    screen: {
      load: withTexts(
        () => import('#pages/transaction-record/TransactionRecordPage.tsx'),
        'records',
        'cashier',
      ),
    },
  }),
  depositReport: route('depositReport', {
    door: membersOnly,
    isMembersArea: true,
    screen: { load: withTexts(() => import('#pages/deposit-report/DepositReportPage.tsx'), 'cashier') },
  }),
  withdrawReport: route('withdrawReport', {
    door: membersOnly,
    isMembersArea: true,
    screen: { load: withTexts(() => import('#pages/withdraw-report/WithdrawReportPage.tsx'), 'cashier') },
  }),
  profitAndLoss: route('profitAndLoss', {
    door: membersOnly,
    screen: { load: withTexts(() => import('#pages/profit-and-loss/ProfitAndLossPage.tsx'), 'records') },
  }),
  uplineTransfer: route('uplineTransfer', {
    door: membersOnly,
    isMembersArea: true,
    screen: { load: withTexts(() => import('#pages/upline-transfer/UplineTransferPage.tsx'), 'cashier') },
  }),

  // Games
  gameList: route('gameList', {
    header: 'none',
    screen: { load: withTexts(() => import('#pages/game-list/GameListPage.tsx'), 'games') },
  }),
  gameCenter: route('gameCenter', {
    screen: { load: withTexts(() => import('#pages/game-center/GameCenterPage.tsx'), 'games') },
  }),
  slotsCenter: route('slotsCenter', {
    header: 'none',
    screen: { load: withTexts(() => import('#pages/game-list/SlotsCenterPage.tsx'), 'games') },
  }),
  gameLobby: route('gameLobby', {
    screen: { load: withTexts(() => import('#pages/game-lobby/GameLobbyPage.tsx'), 'games') },
  }),
  launchGame: route('launchGame', {
    header: 'none',
    hasBottomBar: false,
    door: membersOnly,
    screen: { load: withTexts(() => import('#pages/launch-game/LaunchGamePage.tsx'), 'games', 'protection') },
  }),
  verify: route('verify', {
    screen: { load: withTexts(() => import('#pages/verify/VerifyPage.tsx'), 'lottery', 'verify') },
  }),
  lottery: route('lottery', {
    screen: { load: withTexts(() => import('#pages/lottery/LotteryPage.tsx'), 'lottery') },
  }),
  moreLottery: route('moreLottery', {
    hasBottomBar: false,
    screen: { load: withTexts(() => import('#pages/lottery/MoreLotteryPage.tsx'), 'lottery') },
  }),
  lotteryRules: route('lotteryRules', {
    screen: {
      load: withTexts(() => import('#pages/lottery/LotteryRulesPage.tsx'), 'lottery', 'lotteryBets'),
    },
  }),
  startLottery: route('startLottery', {
    door: membersOnly,
    screen: {
      load: withTexts(() => import('#pages/lottery/StartLotteryPage.tsx'), 'lottery', 'lotteryBets'),
    },
  }),
  winnerPage: route('winnerPage', {
    hasFooter: false,
    screen: { load: withTexts(() => import('#pages/winners/WinnerPage.tsx'), 'home') },
  }),
  leaderBoard: route('leaderBoard'),
  redRain: route('redRain', { door: membersOnly }),

  // To read
  notice: route('notice', {
    back: 'home',
    hasBottomBar: false,
    screen: { load: withTexts(() => import('#pages/notice/NoticePage.tsx'), 'help') },
  }),
  activity: route('activity', { back: 'home', hasBottomBar: false }),
  activityInfo: route('activityInfo'),
  help: route('help', {
    header: 'none',
    screen: { load: withTexts(() => import('#pages/help/HelpPage.tsx'), 'help') },
  }),
  helpDetail: route('helpDetail', {
    screen: { load: withTexts(() => import('#pages/help/HelpDetailPage.tsx'), 'help') },
  }),
  service: route('service', {
    hasBottomBar: false,
    screen: { load: withTexts(() => import('#pages/service/ServicePage.tsx'), 'help') },
  }),
  userAgreement: route('userAgreement', {
    hasBottomBar: false,
    screen: { load: withTexts(() => import('#pages/user-agreement/UserAgreementPage.tsx'), 'help') },
  }),
  credits: route('credits', {
    screen: { load: withTexts(() => import('#pages/credits/CreditsPage.tsx'), 'games') },
  }),
  maintenance: route('maintenance', {
    header: 'none',
    hasBottomBar: false,
    screen: { load: () => import('#pages/maintenance/MaintenancePage.tsx') },
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
    screen: { load: withTexts(() => import('#pages/notice/NoticePage.tsx'), 'help') },
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
