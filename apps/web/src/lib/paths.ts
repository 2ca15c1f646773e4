/** The address of every screen. No other file spells one. */
export const paths = {
  home: '/m/home',
  login: '/m/login',
  register: '/m/register',
  forget: '/m/forget',
  changePsw: '/m/changePsw',
  notice: '/m/notice',
  webEmail: '/m/webEmail',
  message: '/m/message',
  set: '/m/set',
  mine: '/m/mine',
  memberHome: '/m/member/home',
  memberBenefits: '/m/member/benefits',
  deposit: '/m/voucherCenter',
  withdraw: '/m/withdraw',
  gameRecord: '/m/gameRecord',
  verify: '/m/verify',
  transactionRecord: '/m/transaction/record',
  securityCenter: '/m/securityCenter',
  protection: '/m/protection',
  rewardCenter: '/m/rewardCenter',
  depositReport: '/m/vouReport',
  withdrawReport: '/m/withdrawReport',
  profitAndLoss: '/m/profitandloss',
  uplineTransfer: '/m/upLine/transfer',
  manualRebate: '/m/member/manualRebate',
  rebateReport: '/m/member/rebateReport',
  leaderBoard: '/m/leaderBoard',
  feedback: '/m/feedback',
  winnerPage: '/m/winnerPage',
  help: '/m/help',
  helpDetail: '/m/helpDetail',
  activity: '/m/activity',
  activityInfo: '/m/activityInfo',
  startLottery: '/m/startLottery',
  gameLobby: '/m/gameLobby',
  lottery: '/m/lottery',
  moreLottery: '/m/moreLottery',
  lotteryRules: '/m/lotteryRules',
  service: '/m/service',
  userAgreement: '/m/useragreement',
  trial: '/m/trail',
  gameCenter: '/m/gameCenter',
  slotsCenter: '/m/slotsCenter',
  gameList: '/m/gameList',
  launchGame: '/m/launchGame',
  inviteFriends: '/m/inviteFriends',
  redRain: '/m/redRain',
  maintenance: '/m/maintenance',
  agent: '/m/agent',
  agentRegister: '/m/agentRegister',
  teamOverview: '/m/agent/team/overview',
  teamProfitAndLoss: '/m/agent/team/pnl',
  teamBetting: '/m/teamBetting',
  team: '/m/member/team',
  teamRebate: '/m/member/teamRebate',
  agentRebate: '/m/member/agent/agentRebeat',
  agentDividend: '/m/member/agent/agentDivident',
  salaryContract: '/m/member/agent/getSalaryContract',
  dividendContract: '/m/member/agent/getDevidendContract',
  hourContract: '/m/member/agent/getHourContract',
  memberNotice: '/m/member/notice',
  credits: '/m/credits',
} as const

export type RouteName = keyof typeof paths
export type RoutePath = (typeof paths)[RouteName]

/** Other addresses under which a screen answers. */
export const aliases: Readonly<Record<string, RoutePath>> = {
  '/': paths.home,
  '/m': paths.home,
  '/m/': paths.home,
  '/m/index': paths.home,
  '/m/index.html': paths.home,
  '/register.html': paths.register,
  '/m/register.html': paths.register,
}

/** The screen an address stands for, or `null` for an address that is none. */
export function routeOf(pathname: string): RouteName | null {
  const path = aliases[pathname] ?? (pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname)
  return names.get(path) ?? null
}

const names = new Map<string, RouteName>(
  Object.entries(paths).map(([name, path]) => [path, name as RouteName]),
)

/** The query parameters each screen reads, for the screens that read any. */
type Parameters = {
  login: { returnTo?: string; side?: 'agent' }
  register: { affiliateCode?: string; recommenderId?: string; returnTo?: string }
  forget: { by?: 'email' }
  home: { tab?: string }
  deposit: { id?: string }
  gameList: { gameType: string; tab?: string; vendor?: string }
  launchGame: { vendor: string; nodeId?: string; gameCategory?: string; pageBack: string } & (
    | { gameId: string }
    | { playType: 'trad'; prize_mode: string; code: string }
  )
  startLottery: { order?: string }
  lotteryRules: { code?: string }
  gameLobby: { vendor: string; gameType?: string }
  help: { i?: string }
  helpDetail: { i?: string }
  userAgreement: { about?: string; version?: string }
  webEmail: { id?: string }
  withdraw: { id?: string }
  securityCenter: { part?: 'identity' | 'mobile' }
  service: { chat?: 'open' }
  transactionRecord: { types?: 'A'; startDate?: string; endDate?: string }
  verify:
    | {
        vendor: string
        game: string
        nodeId: string
        round: string
        at: string
        view: 'replay' | 'check'
      }
    | { lottery: string; issue: string; bet?: string }
  memberNotice: { types: 'A' }
}

/** An address with its query, typed by the screen it leads to. */
export function pathTo<Name extends keyof Parameters>(name: Name, parameters: Parameters[Name]): string {
  const query = new URLSearchParams(parameters as Record<string, string>).toString()
  return query === '' ? paths[name] : `${paths[name]}?${query}`
}
