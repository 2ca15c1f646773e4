/** What the platform is called in the calls that ask for one. */
export const platform = {
  announcements: 'M',
  games: 'html5',
  help: 'MOBILE',
  clientType: 2,
  hotGames: 2,
} as const

export const gateway = { web: 1, mobile: 3 } as const

export const contentType = { agent: 'A', player: 'PL', banner: 'B', popup: 'PU', promotion: 'PR' } as const

/** Sports vendors that have a category of their own. */
export const gameCode = { esports: 'TF', cockfight: 'DS88' } as const

const moduleIds = [
  'COMM3',
  'FUNDTRANS3',
  'AGEANNOUNCE3',
  'MEMTRANS3',
  'PERSPNL3',
  'AGEINFO3',
  'AGEDOWNMAN3',
  'REG3',
  'CAPTCHA3',
  'VERIFICATION3',
  'GAMELO3',
  'GAMELOFAV3',
  'GAMELOREC3',
  'GAMELOHOT3',
] as const
export type ModuleId = (typeof moduleIds)[number]

/** The part of the platform a call belongs to, by the first pattern its path matches. */
const modules: readonly (readonly [RegExp, ModuleId])[] = [
  [/^\/wps\/captcha/, 'CAPTCHA3'],
  [/^\/wps\/verification\//, 'VERIFICATION3'],
  [/^\/wps\/(member\/register|system\/setting\/register|agent\/affiliate$)/, 'REG3'],
  [/GCSGAME_hotGames/, 'GAMELOHOT3'],
  [/FavoriteGame/, 'GAMELOFAV3'],
  [/[rR]ecentGame/, 'GAMELOREC3'],
  [/GCSGAME_/, 'GAMELO3'],
  [/^\/wps\/(wallets|transaction)|WalletTransfer/, 'FUNDTRANS3'],
  [/MemberTransaction/, 'MEMTRANS3'],
  [/MemPNL/, 'PERSPNL3'],
  [
    /[dD]ownline|Subordinate|^\/wps\/agent\/(dailySalary|hourlySalary|dividend)\/(query|apply)$/,
    'AGEDOWNMAN3',
  ],
  [/^\/wps\/agent\/|TeamKPI/, 'AGEINFO3'],
]

export function moduleIdOf(path: string): ModuleId {
  return modules.find(([pattern]) => pattern.test(path))?.[1] ?? 'COMM3'
}
