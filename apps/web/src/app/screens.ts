/** The code behind every address but home, as a table apart: what it names would be a fortieth of the first view. */
import type { ComponentType } from 'react'
import type { RouteName } from '#lib/paths.ts'
import { withTexts } from '#lib/with-texts.ts'

/** One screen for three addresses: it reads from its own which contract it shows. */
const contract = withTexts(() => import('#pages/contract/ContractPage.tsx'), 'contracts')

export const screens: { readonly [Name in RouteName]?: () => Promise<{ default: ComponentType }> } = {
  login: withTexts(() => import('#pages/login/LoginPage.tsx'), 'account'),
  register: withTexts(() => import('#pages/register/RegisterPage.tsx'), 'account'),
  trial: withTexts(() => import('#pages/trial/TrialPage.tsx'), 'account'),
  forget: withTexts(() => import('#pages/forget/ForgetPage.tsx'), 'account'),
  changePsw: withTexts(() => import('#pages/change-password/ChangePasswordPage.tsx'), 'account'),
  mine: withTexts(() => import('#pages/mine/MinePage.tsx'), 'member'),
  set: withTexts(() => import('#pages/settings/SettingsPage.tsx'), 'member'),
  memberHome: withTexts(() => import('#pages/member-home/MemberHomePage.tsx'), 'member'),
  securityCenter: withTexts(
    () => import('#pages/security-center/SecurityCenterPage.tsx'),
    'member',
    'cashier',
  ),
  protection: withTexts(() => import('#pages/protection/ProtectionPage.tsx'), 'duties', 'protection'),
  webEmail: withTexts(() => import('#pages/messages/MessagesPage.tsx'), 'help'),
  message: withTexts(() => import('#pages/messages/MessagesPage.tsx'), 'help'),
  feedback: withTexts(() => import('#pages/feedback/FeedbackPage.tsx'), 'help'),
  deposit: withTexts(() => import('#pages/voucher-center/VoucherCenterPage.tsx'), 'cashier', 'protection'),
  withdraw: withTexts(() => import('#pages/withdraw/WithdrawPage.tsx'), 'cashier'),
  gameRecord: withTexts(() => import('#pages/game-record/GameRecordPage.tsx'), 'records'),
  transactionRecord: withTexts(
    () => import('#pages/transaction-record/TransactionRecordPage.tsx'),
    'records',
    'cashier',
  ),
  depositReport: withTexts(() => import('#pages/deposit-report/DepositReportPage.tsx'), 'cashier'),
  withdrawReport: withTexts(() => import('#pages/withdraw-report/WithdrawReportPage.tsx'), 'cashier'),
  profitAndLoss: withTexts(() => import('#pages/profit-and-loss/ProfitAndLossPage.tsx'), 'records'),
  uplineTransfer: withTexts(() => import('#pages/upline-transfer/UplineTransferPage.tsx'), 'cashier'),
  gameList: withTexts(() => import('#pages/game-list/GameListPage.tsx'), 'games'),
  gameCenter: withTexts(() => import('#pages/game-center/GameCenterPage.tsx'), 'games'),
  slotsCenter: withTexts(() => import('#pages/game-list/SlotsCenterPage.tsx'), 'games'),
  gameLobby: withTexts(() => import('#pages/game-lobby/GameLobbyPage.tsx'), 'games'),
  launchGame: withTexts(() => import('#pages/launch-game/LaunchGamePage.tsx'), 'games', 'protection'),
  verify: withTexts(() => import('#pages/verify/VerifyPage.tsx'), 'lottery', 'verify'),
  lottery: withTexts(() => import('#pages/lottery/LotteryPage.tsx'), 'lottery'),
  moreLottery: withTexts(() => import('#pages/lottery/MoreLotteryPage.tsx'), 'lottery'),
  lotteryRules: withTexts(() => import('#pages/lottery/LotteryRulesPage.tsx'), 'lottery', 'lotteryBets'),
  startLottery: withTexts(() => import('#pages/lottery/StartLotteryPage.tsx'), 'lottery', 'lotteryBets'),
  winnerPage: withTexts(() => import('#pages/winners/WinnerPage.tsx'), 'home'),
  notice: withTexts(() => import('#pages/notice/NoticePage.tsx'), 'help'),
  help: withTexts(() => import('#pages/help/HelpPage.tsx'), 'help'),
  helpDetail: withTexts(() => import('#pages/help/HelpDetailPage.tsx'), 'help'),
  service: withTexts(() => import('#pages/service/ServicePage.tsx'), 'help'),
  userAgreement: withTexts(() => import('#pages/user-agreement/UserAgreementPage.tsx'), 'help'),
  credits: withTexts(() => import('#pages/credits/CreditsPage.tsx'), 'games'),
  maintenance: () => import('#pages/maintenance/MaintenancePage.tsx'),
  memberNotice: withTexts(() => import('#pages/notice/NoticePage.tsx'), 'help'),
  salaryContract: contract,
  dividendContract: contract,
  hourContract: contract,
}
