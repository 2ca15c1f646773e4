/**
 * What the app states in numbers and addresses, and which tests prove it.
 *
 * `npm run constants` changes each in turn. `text` stands once in its file and `becomes` takes its place; `row` is the
 * row of docs/checklist.md that promises it. A constant that moves is edited here, one that goes leaves the list.
 */
export type StatedConstant = {
  file: string
  text: string
  becomes: string
  row: string
  says: string
  tests: readonly string[]
}

type Line = [row: string, says: string, text: string, becomes: string]

const inFile = (file: string, tests: readonly string[], lines: readonly Line[]): StatedConstant[] =>
  lines.map(([row, says, text, becomes]) => ({
    file: pathOf(file),
    text,
    becomes,
    row,
    says,
    tests: tests.map(pathOf),
  }))

/** Most of them are files of the app. */
const pathOf = (file: string) => (/^(?:packages|apps)\//.test(file) ? file : `apps/web/src/${file}`)

const address = (name: string, path: string): Line => [
  'SHELL-3',
  `${name} is at ${path}`,
  `  ${name}: '${path}',`,
  `  ${name}: '${path}x',`,
]

/** A page without the bar, by the lines of its route above that which says so. */
const withoutBar = (name: string, above = ''): Line => [
  'NAV-2',
  `${name} goes without the bar`,
  `  ${name}: route('${name}', {\n${above}    hasBottomBar: false,`,
  `  ${name}: route('${name}', {\n${above}    hasBottomBar: true,`,
]

/** A page whose arrow leads home, by the lines of its route above that which says so. */
const backHome = (name: string, above = ''): Line => [
  'HEAD-3',
  `the arrow of ${name} leads home`,
  `  ${name}: route('${name}', {\n${above}    back: 'home',`,
  `  ${name}: route('${name}', {\n${above}    back: 'history',`,
]

export const statedConstants: readonly StatedConstant[] = [
  // Messages and loading signs
  ...inFile(
    'ui/toast.ts',
    ['ui/Toasts.test.tsx'],
    [
      ['TOAST-1', 'a notice stays 1.5 s', 'notice: 1_500', 'notice: 15_000'],
      ['TOAST-1', 'a short message stays 3 s', 'short: 3_000', 'short: 2_000'],
      ['TOAST-1', 'a long message stays 8 s', 'long: 8_000', 'long: 9_000'],
    ],
  ),
  ...inFile(
    'features/header/SignOutDialog.tsx',
    ['features/header/SignOutDialog.test.tsx'],
    [
      [
        'HEAD-4',
        'signing out from the menu waits 9999 ms',
        'signOutLoadingMs = 9_999',
        'signOutLoadingMs = 99_990',
      ],
    ],
  ),
  ...inFile(
    'features/account/sessions/SignOutButton.tsx',
    ['features/account/sessions/SignOutButton.test.tsx'],
    [['SET-1', 'signing out in the settings waits 10 s', 'loadingMs = 10_000', 'loadingMs = 9_999']],
  ),
  ...inFile(
    'features/account/sms-code/use-sms-code.ts',
    ['features/account/sms-code/SmsCodeField.test.tsx'],
    [
      ['SMS-1', 'sending a code waits 9999 ms', 'loadingMs = 9_999', 'loadingMs = 10_000'],
      ['SMS-1', 'the countdown ticks every second', 'tickMs = 1_000', 'tickMs = 1_001'],
    ],
  ),
  ...inFile(
    'features/account/sms-code/sms-code.rules.ts',
    ['features/account/sms-code/SmsCodeField.test.tsx'],
    [
      [
        'SMS-1',
        'a minute until another code of Firebase',
        'firebaseWaitSeconds = 60',
        'firebaseWaitSeconds = 61',
      ],
      ['SMS-1', 'minutes have sixty seconds', 'sender.expiredMinutes * 60', 'sender.expiredMinutes * 6'],
    ],
  ),
  ...inFile(
    'features/account/sms-code/SmsCodeField.tsx',
    ['features/account/sms-code/SmsCodeField.test.tsx'],
    [['LOGIN-7', 'a code has at most ten digits', 'codeMax = 10', 'codeMax = 11']],
  ),
  ...inFile(
    'features/account/password/ChangePasswordForm.tsx',
    ['features/account/password/password-times.test.tsx'],
    [
      ['PSW-2', 'changing the password waits 10 s', 'loadingMs = 10_000', 'loadingMs = 1_000'],
      ['PSW-2', 'a change is said for a second', 'savedMs = 1_000', 'savedMs = 1_500'],
    ],
  ),
  ...inFile(
    'features/account/password/ForgotByEmail.tsx',
    ['features/account/password/password-times.test.tsx'],
    [
      ['FORGOT-1', 'sending the mail waits 10 s', 'loadingMs = 10_000', 'loadingMs = 11_000'],
      ['FORGOT-1', 'the sent mail is said for a second', 'sentMs = 1_000', 'sentMs = 10_000'],
    ],
  ),
  ...inFile(
    'pages/change-password/ChangePasswordPage.tsx',
    ['features/account/password/password-times.test.tsx'],
    [['PSW-2', 'a changed password leads home', 'navigate(paths.home,', 'navigate(paths.set,']],
  ),
  ...inFile(
    'features/account/registration/use-register.ts',
    ['features/account/registration/RegistrationForm.test.tsx'],
    [
      [
        'REG-5',
        'a wrong invitation is said for a second',
        'invitationErrorMs = 1_000',
        'invitationErrorMs = 1_500',
      ],
    ],
  ),
  ...inFile(
    'features/account/registration/RegistrationForm.tsx',
    ['features/account/registration/RegistrationForm.test.tsx'],
    [['REG-2', 'a number follows after 150 ms', 'copyDelayMs = 150', 'copyDelayMs = 15']],
  ),
  ...inFile(
    'features/account/registration/registration-payload.ts',
    ['features/account/registration/RegistrationForm.test.tsx'],
    [['REG-6', 'a registration is of type 0', 'type: 0,', 'type: 1 as never,']],
  ),
  ...inFile(
    'features/account/mobile/mobile.rules.ts',
    ['features/account/registration/RegistrationForm.test.tsx'],
    [
      [
        'LOGIN-7',
        'a mobile number has at most 20 characters',
        'mobileMaxLength = 20',
        'mobileMaxLength = 16',
      ],
    ],
  ),
  ...inFile(
    'features/account/captcha/CaptchaField.tsx',
    ['features/account/captcha/CaptchaField.test.tsx'],
    [['CAPT-1', 'the field takes six characters', 'typedMax = 6', 'typedMax = 4']],
  ),
  ...inFile(
    'features/account/captcha/use-captcha.ts',
    ['features/account/captcha/CaptchaField.test.tsx'],
    [['CAPT-1', 'an answer has one to six digits', '\\d{1,6}', '\\d{1,7}']],
  ),
  ...inFile(
    'features/bottom-bar/bottom-bar.rules.ts',
    ['app/MainMenu.test.tsx'],
    [['NAV-4', 'a refusal stays two seconds', 'refusalMs = 2_000', 'refusalMs = 20_000']],
  ),
  ...inFile(
    'app/Screen.tsx',
    ['app/MainMenu.test.tsx'],
    [
      [
        'NAV-4',
        'a trial led home is told for two seconds',
        'toast(say(saying), { time: refusalMs })',
        'toast(say(saying))',
      ],
      [
        'SHELL-3',
        'a guest comes back to the page',
        'returnTo: location.pathname + location.search',
        'returnTo: paths.home',
      ],
    ],
  ),

  // The frame
  ...inFile(
    'app/page-fade.rules.ts',
    ['app/back-swipe.test.ts'],
    [
      ['SHELL-6', 'a back swipe is longer than 100 px', 'swipeThresholdPx = 100', 'swipeThresholdPx = 99'],
      ['SHELL-6', 'it is remembered for half a second', 'swipeMarkMs = 500', 'swipeMarkMs = 5_000'],
    ],
  ),
  ...inFile(
    'theme/tokens.css',
    ['app/back-swipe.test.ts'],
    [['SHELL-6', 'a page fades within 300 ms', '--t-page: 300ms;', '--t-page: 3000ms;']],
  ),
  ...inFile(
    'features/bottom-bar/bottom-bar.rules.ts',
    ['features/bottom-bar/bottom-bar.test.ts'],
    [['NAV-3', 'a screen of 812 px is tall', 'tallScreen = 812', 'tallScreen = 813']],
  ),
  ...inFile(
    'features/bottom-bar/bottom-bar.css',
    ['features/bottom-bar/tall-bar.test.ts'],
    [['NAV-3', 'the tall bar is 1.7 rem', 'calc(1.7 * 50px)', 'calc(1.5 * 50px)']],
  ),
  ...inFile(
    'app/routes.ts',
    ['app/routes.test.ts'],
    [
      withoutBar('login', "    header: 'none',\n    back: 'home',\n"),
      withoutBar('register', "    header: 'none',\n    back: 'home',\n"),
      withoutBar('trial', "    headerEnd: 'language',\n    back: 'home',\n"),
      withoutBar('forget', "    headerEnd: 'language',\n    back: 'home',\n"),
      withoutBar('changePsw'),
      withoutBar('launchGame', "    header: 'none',\n"),
      withoutBar('moreLottery'),
      withoutBar('notice', "    back: 'home',\n"),
      withoutBar('service'),
      withoutBar('userAgreement'),
      withoutBar('maintenance', "    header: 'none',\n"),
      [
        'NAV-2',
        'activity goes without the bar',
        "route('activity', { back: 'home', hasBottomBar: false })",
        "route('activity', { back: 'home', hasBottomBar: true })",
      ],
      [
        'NAV-2',
        'agent goes without the bar',
        "route('agent', { header: 'none', hasBottomBar: false,",
        "route('agent', { header: 'none', hasBottomBar: true,",
      ],
      [
        'HEAD-3',
        'the arrow of activity leads home',
        "activity: route('activity', { back: 'home',",
        "activity: route('activity', { back: 'history',",
      ],
      backHome('notice'),
      backHome('forget', "    headerEnd: 'language',\n"),
      backHome('trial', "    headerEnd: 'language',\n"),
      [
        'HEAD-5',
        'help has no head',
        "help: route('help', {\n    header: 'none',",
        "help: route('help', {\n    header: 'back',",
      ],
      [
        'HEAD-5',
        'the member centre has no head',
        "mine: route('mine', {\n    header: 'none',",
        "mine: route('mine', {\n    header: 'back',",
      ],
      ['HEAD-5', 'the winners have no foot', 'hasFooter: false,', 'hasFooter: true,'],
      [
        'SET-1',
        'settings send visitors home',
        "set: route('set', {\n    door: membersOrHome,",
        "set: route('set', {\n    door: membersOnly,",
      ],
    ],
  ),
  ...inFile(
    'app/route-at.ts',
    ['app/Shell.test.tsx'],
    [
      [
        'HEAD-3',
        'a page to come keeps its frame',
        'route: { ...route, title: notFoundRoute.title }',
        'route: notFoundRoute',
      ],
    ],
  ),
  ...inFile(
    'features/header/back.rules.ts',
    ['app/Shell.test.tsx'],
    [
      [
        'HEAD-3',
        'an arrow set to home leads home',
        "if (back === 'home') return 'home'",
        "if (back === 'home' && entriesBehind > 9) return 'home'",
      ],
    ],
  ),
  ...inFile(
    'lib/copyright-years.ts',
    ['features/header/MenuSheet.test.tsx'],
    [['HEAD-4', 'the copyright begins with 2025', 'first = 2025', 'first = 2024']],
  ),
  ...inFile(
    'lib/member/balance-hidden.ts',
    ['features/header/MenuSheet.test.tsx'],
    [['HEAD-4', 'six asterisks hide a balance', "hiddenDigits = '******'", "hiddenDigits = '****'"]],
  ),
  ...inFile(
    'features/header/MenuSheet.tsx',
    ['features/header/MenuSheet.test.tsx'],
    [
      ['HEAD-4', 'a visitor who refreshes logs in', 'navigate(paths.login)', 'navigate(paths.register)'],
      ['HEAD-4', 'the menu leads to a withdrawal', 'to={paths.withdraw}', 'to={paths.withdrawReport}'],
    ],
  ),
  ...inFile(
    'lib/connection/connection.rules.ts',
    ['app/messages.test.tsx'],
    [['SHELL-8', 'a call of eight seconds is slow', 'slowAfterMs = 8_000', 'slowAfterMs = 80_000']],
  ),
  ...inFile(
    'lib/until-loaded.ts',
    ['lib/until-loaded.test.ts'],
    [['SHELL-7', 'a page is fetched again after two seconds', 'firstWaitMs = 2_000', 'firstWaitMs = 20_000']],
  ),

  // Addresses
  ...inFile(
    'lib/paths.ts',
    ['app/routes.test.ts'],
    [
      address('home', '/m/home'),
      address('login', '/m/login'),
      address('register', '/m/register'),
      address('deposit', '/m/voucherCenter'),
      address('withdraw', '/m/withdraw'),
      address('set', '/m/set'),
      address('mine', '/m/mine'),
      address('changePsw', '/m/changePsw'),
      address('rewardCenter', '/m/rewardCenter'),
      address('winnerPage', '/m/winnerPage'),
      address('gameList', '/m/gameList'),
      address('launchGame', '/m/launchGame'),
      address('trial', '/m/trail'),
      address('activity', '/m/activity'),
      address('agentDividend', '/m/member/agent/agentDivident'),
      ['SHELL-1', '/m/index.html opens home', "'/m/index.html': paths.home", "'/m/index.html': paths.login"],
      [
        'SHELL-2',
        '/register.html opens the registration',
        "'/register.html': paths.register",
        "'/register.html': paths.login",
      ],
    ],
  ),
  ...inFile(
    'features/bottom-bar/BottomBar.tsx',
    ['app/MainMenu.test.tsx'],
    [
      ['NAV-1', 'the middle of the bar is a deposit', 'to={paths.deposit}', 'to={paths.withdraw}'],
      ['NAV-1', 'the second place is the promotions', 'to={paths.activity}', 'to={paths.rewardCenter}'],
    ],
  ),
  ...inFile(
    'features/ticker/Ticker.tsx',
    ['app/ways.test.tsx'],
    [['HOME-4', 'the ticker leads to the notices', 'to={paths.notice}', 'to={paths.webEmail}']],
  ),
  ...inFile(
    'features/jackpot/JackpotBanner.tsx',
    ['app/ways.test.tsx'],
    [['WIN-2', 'the jackpot leads to the winners', 'to={paths.winnerPage}', 'to={paths.leaderBoard}']],
  ),
  ...inFile(
    'features/account/login/LoginLinks.tsx',
    ['app/ways.test.tsx'],
    [['LOGIN-6', 'the log-in leads to a new password', 'to: paths.forget', 'to: paths.changePsw']],
  ),
  ...inFile(
    'features/announcements/PopupPages.tsx',
    ['features/announcements/PopupOffer.test.tsx'],
    [['POP-3', 'a promotion leads to the reward centre', 'to={paths.rewardCenter}', 'to={paths.activity}']],
  ),
  ...inFile(
    'lib/session/sign-out.ts',
    ['lib/session/sign-out.test.ts'],
    [
      ['SET-1', 'signing out starts at home', 'assign(paths.home)', 'assign(paths.login)'],
      ['SET-1', 'the list of banks is kept as bankList', "bankListKey = 'bankList'", "bankListKey = 'banks'"],
    ],
  ),
  ...inFile(
    'lib/session/session.ts',
    ['lib/session/session.test.ts', 'lib/session/sign-out.test.ts'],
    [
      ['SESS-1', 'the session is kept as session', "sessionKey = 'session'", "sessionKey = 'member'"],
      [
        'SET-1',
        'the automatic log-in is kept as autoLogin',
        "autoLoginKey = 'autoLogin'",
        "autoLoginKey = 'auto'",
      ],
      [
        'SESS-1',
        'the trial user is kept as trialName',
        "trialNameKey = 'trialName'",
        "trialNameKey = 'trial'",
      ],
    ],
  ),
  ...inFile(
    'lib/remembered-login/remembered-login.ts',
    ['lib/session/sign-out.test.ts'],
    [
      [
        'LOGIN-3',
        'a log-in is remembered as rememberedLogin',
        "recordKey = 'rememberedLogin'",
        "recordKey = 'remembered'",
      ],
    ],
  ),
  ...inFile(
    'features/download/DownloadBar.tsx',
    ['features/download/DownloadBar.test.tsx'],
    [
      [
        'DL-1',
        'a closed bar is kept as hideDownloadBar',
        "closedKey = 'hideDownloadBar'",
        "closedKey = 'hideBar'",
      ],
      [
        'DL-1',
        'its mark is a 1',
        "writeText('localStorage', closedKey, '1')",
        "writeText('localStorage', closedKey, 'yes')",
      ],
    ],
  ),
  ...inFile(
    'features/announcements/popup.rules.ts',
    ['features/announcements/PopupOffer.test.tsx'],
    [
      ['POP-1', 'members remember as SHELL_PU_A', "'SHELL_PU_A'", "'SHELL_PU_M'"],
      ['POP-1', 'visitors remember as SHELL_PU_B', "'SHELL_PU_B'", "'SHELL_PU_V'"],
    ],
  ),
  ...inFile(
    'lib/cache/cache.ts',
    ['lib/lobby/lobby.test.tsx'],
    [
      ['CACHE-1', 'member data is the member’s own', "memberInfo: 'member'", "memberInfo: 'site'"],
      ['CACHE-1', 'hot games are the site’s', "hotGames: 'site'", "hotGames: 'member'"],
      ['CACHE-1', 'notices are the site’s', "notices: 'site'", "notices: 'member'"],
    ],
  ),

  // Home
  ...inFile(
    'features/banners/Banners.tsx',
    ['features/banners/Banners.test.tsx'],
    [
      ['HOME-3', 'banners turn every five seconds', 'advanceMs = 5_000', 'advanceMs = 50_000'],
      [
        'HOME-3',
        'only several banners turn',
        'count < 2 || isStill || isHeld',
        'count < 1 || isStill || isHeld',
      ],
    ],
  ),
  ...inFile(
    'features/hot-matches/HotMatches.tsx',
    ['features/hot-matches/HotMatches.test.tsx'],
    [
      ['HOT-1', 'matches turn every five seconds', 'advanceMs = 5_000', 'advanceMs = 500'],
      ['HOT-2', 'a tap starts the first match', 'const [first] = matches', 'const [, first] = matches'],
    ],
  ),
  ...inFile(
    'features/hot-matches/hot-matches.css',
    ['features/hot-matches/roll.test.ts'],
    [['HOT-1', 'a match rolls in within half a second', 'translate 500ms', 'translate 5000ms']],
  ),
  ...inFile(
    'features/announcements/PopupOffer.tsx',
    ['features/announcements/PopupOffer.test.tsx'],
    [['POP-1', 'pop-ups are chosen after half a second', 'evaluateAfterMs = 500', 'evaluateAfterMs = 5_000']],
  ),
  ...inFile(
    'features/winners/use-winners.ts',
    ['features/winners/WinnerBoard.test.tsx'],
    [
      ['WIN-1', 'twenty winners are asked for', 'winnersAsked = 20', 'winnersAsked = 200'],
      ['WIN-1', 'winners of all categories', "gameCategory: 'ALL'", "gameCategory: 'RNG'"],
    ],
  ),
  ...inFile(
    'features/winners/winners.rules.ts',
    ['features/winners/WinnerBoard.test.tsx'],
    [['WIN-1', 'three winners stand still', 'stillMax = 3', 'stillMax = 4']],
  ),
  ...inFile(
    'lib/use-settled.ts',
    ['lib/lobby/lobby.test.tsx'],
    [['LANG-1', 'lists follow the language after 200 ms', 'lists: 200', 'lists: 250']],
  ),
  ...inFile(
    'lib/use-settled.ts',
    ['features/winners/WinnerBoard.test.tsx'],
    [['WIN-1', 'winners follow the language after 250 ms', 'winners: 250', 'winners: 200']],
  ),
  ...inFile(
    'packages/contract/src/jackpot.ts',
    ['packages/contract/src/jackpot.test.ts'],
    [
      [
        'WIN-2',
        'the jackpot starts at 70 million or more',
        'startLeast = 70_000_000',
        'startLeast = 7_000_000',
      ],
      ['WIN-2', 'and at 130 million or less', 'startSpan = 60_000_001', 'startSpan = 600_000_001'],
      ['WIN-2', 'it grows by 100 or more', 'growthLeast = 100', 'growthLeast = 10'],
      ['WIN-2', 'and by 500 or less', 'growthSpan = 401', 'growthSpan = 4_010'],
      ['WIN-2', 'every three to five seconds', '[3_000, 4_000, 5_000]', '[3_000, 4_000, 6_000]'],
    ],
  ),
  ...inFile(
    'packages/contract/src/home-games.ts',
    ['packages/contract/src/bounds.test.ts'],
    [['CAT-2', 'home shows twelve games of a category', 'homeGames = 12', 'homeGames = 24']],
  ),
  ...inFile(
    'lib/lobby/lobby.ts',
    ['lib/lobby/lobby.test.tsx'],
    [
      ['HOME-2', 'home asks for its kinds of announcements', "types: 'B,PL,PU,H'", "types: 'B,PL,PU'"],
      ['HOME-2', 'home asks for the group m_home', "groupName: 'm_home'", "groupName: 'm_reg'"],
    ],
  ),
  ...inFile(
    'lib/config.ts',
    ['lib/lobby/lobby.test.tsx'],
    [
      ['CONF-1', 'announcements are of the platform M', "announcements: 'M'", "announcements: 'W'"],
      ['CONF-1', 'hot games are of the platform 2', 'hotGames: 2', 'hotGames: 1'],
    ],
  ),
  ...inFile(
    'lib/config.ts',
    ['features/games/list/list-calls.test.tsx'],
    [
      ['CONF-1', 'games are of the platform html5', "games: 'html5'", "games: 'flash'"],
      ['CONF-1', 'the type of the client is 2', 'clientType: 2', 'clientType: 1'],
    ],
  ),
  ...inFile(
    'lib/config.ts',
    ['lib/config.test.ts'],
    [
      ['CONF-1', 'help is asked for MOBILE', "help: 'MOBILE'", "help: 'WEB'"],
      ['CONF-1', 'the web comes through gateway 1', 'web: 1', 'web: 2'],
      ['CONF-1', 'mobiles come through gateway 3', 'mobile: 3', 'mobile: 2'],
    ],
  ),

  // Games
  ...inFile(
    'features/games/list/list.rules.ts',
    ['features/games/list/list-calls.test.tsx'],
    [
      ['LIST-7', 'a page holds 26 games', 'list: 26', 'list: 25'],
      ['LIST-7', 'a page of recent games holds 25', 'recent: 25', 'recent: 26'],
    ],
  ),
  ...inFile(
    'features/games/list/list.rules.ts',
    ['features/games/list/list.test.ts'],
    [['LIST-5', 'slots begin with the new ones', "? 'NEW' : 'ALL'", "? 'HOT' : 'ALL'"]],
  ),
  ...inFile(
    'features/games/list/use-game-list.ts',
    ['features/games/list/list-calls.test.tsx'],
    [['LIST-2', 'a list starts at page one', 'initialPageParam: 1', 'initialPageParam: 2']],
  ),
  ...inFile(
    'features/games/list/window.rules.ts',
    ['features/games/list/GameWindow.test.tsx'],
    [
      ['LIST-6', 'the next page comes 500 px before the end', 'moreBelowPx = 500', 'moreBelowPx = 600'],
      ['LIST-9', 'pictures come 100 px before they are seen', 'artAheadPx = 100', 'artAheadPx = 1_000'],
    ],
  ),
  ...inFile(
    'features/games/list/use-window.ts',
    ['features/games/list/GameWindow.test.tsx'],
    [
      ['LIST-6', 'one page a second at most', 'moreEveryMs = 1_000', 'moreEveryMs = 100'],
      ['LIST-9', 'pictures are looked for every 300 ms', 'artEveryMs = 300', 'artEveryMs = 3_000'],
    ],
  ),
  ...inFile(
    'features/games/list/SearchField.tsx',
    ['features/games/list/list-calls.test.tsx'],
    [['LIST-1', 'the search follows after 200 ms', 'typingMs = 200', 'typingMs = 2_000']],
  ),
  ...inFile(
    'features/games/launch.rules.ts',
    ['features/games/games.test.ts'],
    [
      ['LAUNCH-1', 'TCG_SEA opens its lobby', "'TCG_SEA'", "'TCG_SEE'"],
      ['LAUNCH-1', 'a lobby is the game lobby', "gameId: 'lobby'", "gameId: 'home'"],
      ['LAUNCH-2', 'an e-lottery vendor makes the mode Elott', "? 'Elott' : 'Lott'", "? 'Lott' : 'Elott'"],
    ],
  ),
  ...inFile(
    'features/launch/GameFrame.tsx',
    ['features/launch/GameFrame.test.tsx'],
    [
      [
        'LAUNCH-3',
        'a game that takes 15 s offers to try again',
        'slowAfterMs = 15_000',
        'slowAfterMs = 5_000',
      ],
    ],
  ),
  ...inFile(
    'features/launch/LaunchFailure.tsx',
    ['app/messages.test.tsx'],
    [['ERR-1', 'an empty address is said', "isAddressEmpty ? t('launch.emptyAddress') : told", 'told']],
  ),
  ...inFile(
    'pages/user-agreement/UserAgreementPage.tsx',
    ['app/messages.test.tsx'],
    [['ERR-1', 'no data is said', "t('ui.noData')", "t('ui.close')"]],
  ),
  ...inFile(
    'features/download/DownloadHelp.tsx',
    ['app/messages.test.tsx'],
    [['ERR-1', 'the profile asks for Safari', "{t('download.useSafari')}", "{t('shell.notice')}"]],
  ),

  // Asking again
  ...inFile(
    'lib/member/use-balance.ts',
    ['lib/polling.test.tsx'],
    [['HEAD-2', 'the balance is asked for every minute', 'askEveryMs = 60_000', 'askEveryMs = 600_000']],
  ),
  ...inFile(
    'lib/member/use-waiting.ts',
    ['lib/polling.test.tsx'],
    [['MSG-1', 'unread messages are asked for every minute', 'askEveryMs = 60_000', 'askEveryMs = 6_000']],
  ),
  ...inFile(
    'features/chat/use-chat.ts',
    ['lib/polling.test.tsx'],
    [['CONT-4', 'the chat is asked for every five seconds', 'askEveryMs = 5_000', 'askEveryMs = 50_000']],
  ),
  ...inFile(
    'features/cashier/deposit/use-deposit.ts',
    ['lib/polling.test.tsx'],
    [
      [
        'PAY-1',
        'an open deposit is asked about every four seconds',
        'askEveryMs = 4_000',
        'askEveryMs = 40_000',
      ],
    ],
  ),
  ...inFile(
    'features/cashier/withdraw/use-withdraw.ts',
    ['lib/polling.test.tsx'],
    [
      [
        'PAY-2',
        'an open withdrawal is asked about every four seconds',
        'askEveryMs = 4_000',
        'askEveryMs = 400',
      ],
    ],
  ),
  ...inFile(
    'lib/settings/use-site-status.ts',
    ['lib/polling.test.tsx'],
    [
      ['SHELL-4', 'an open site is asked every minute', 'open: 60_000', 'open: 61_000'],
      ['SHELL-4', 'a closed site is asked every ten seconds', 'closed: 10_000', 'closed: 60_000'],
    ],
  ),

  // Devices, members and bounds
  ...inFile(
    'lib/device/device.rules.ts',
    ['lib/device/device.test.ts'],
    [
      ['CALLS-2', 'a user agent has at most 255 characters', 'userAgentMax = 255', 'userAgentMax = 256'],
      ['DL-3', 'iOS 11 and below get the old steps', 'major <= 11', 'major <= 10'],
      ['DL-3', 'so does iOS 12 below minor 2', 'minor < 2', 'minor < 4'],
    ],
  ),
  ...inFile(
    'packages/contract/src/member-type.ts',
    ['packages/contract/src/member-type.test.ts'],
    [
      ['AGT-7', 'types 4, 40, 41 and 42 are trials', '[4, 40, 41, 42]', '[4, 40, 41]'],
      ['AGT-1', 'types 0, 4 and 40 have no agents’ home', '[0, 4, 40]', '[4, 40]'],
    ],
  ),
  ...inFile(
    'packages/contract/src/feedback-bounds.ts',
    ['packages/contract/src/bounds.test.ts'],
    [
      ['CONT-2', 'a comment has at most 140 characters', 'commentMax: 140', 'commentMax: 1_400'],
      ['CONT-2', 'three pictures at most', 'picturesMax: 3', 'picturesMax: 30'],
    ],
  ),
  ...inFile(
    'packages/contract/src/picture-bounds.ts',
    ['packages/contract/src/bounds.test.ts'],
    [['CONT-2', 'a picture has at most 5 MB', '5 * 1_024', '50 * 1_024']],
  ),
]
