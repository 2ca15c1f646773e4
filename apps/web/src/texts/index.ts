import { articleTexts } from './articles.ts'
import { balanceTexts } from './balance.ts'
import { cashierTexts } from './cashier.ts'
import { chatTexts } from './chat.ts'
import { contractTexts } from './contracts.ts'
import { depositTexts } from './deposits.ts'
import { dutyTexts } from './duties.ts'
import { feedbackTexts } from './feedback.ts'
import { gameInfoTexts } from './game-info.ts'
import { gameRecordTexts } from './game-record.ts'
import { homeTexts } from './home.ts'
import { identityCheckTexts } from './identity-check.ts'
import { inboxTexts } from './inbox.ts'
import { inviteTexts } from './invite.ts'
import { languageTexts } from './language.ts'
import { gamesTexts, lobbyTexts } from './lobby.ts'
import { loginTexts } from './login.ts'
import { lotteryTexts } from './lottery.ts'
import { lotteryBetsTexts } from './lottery-bets.ts'
import { lotteryHowTexts } from './lottery-how.ts'
import { lotteryPadTexts } from './lottery-pad.ts'
import { lotteryRulesTexts } from './lottery-rules.ts'
import { memberCentreTexts } from './member-centre.ts'
import { passwordTexts } from './password.ts'
import { pictureTexts } from './pictures.ts'
import { profitAndLossTexts } from './profit-and-loss.ts'
import { protectionTexts } from './protection.ts'
import { pushTexts } from './push.ts'
import { recordTexts } from './record.ts'
import { registrationTexts } from './registration.ts'
import { securityTexts } from './security.ts'
import { settingsTexts } from './settings.ts'
import { sharedTexts } from './shared.ts'
import { shellTexts } from './shell.ts'
import { sideTexts } from './sides.ts'
import { statementTexts } from './statement.ts'
import { titleTexts } from './titles.ts'
import { uiTexts } from './ui.ts'
import { verifyTexts } from './verify.ts'
import { withdrawalTexts } from './withdrawals.ts'

/**
 * The texts that travel together. `first` comes with the page; `shared` with the first touch and with whatever is
 * fetched later; every other area with the screens and sheets that name it (`lib/with-texts.ts`).
 */
export const areas = {
  /** The parts, the frame and the home screen. */
  first: { ...uiTexts, ...shellTexts, ...titleTexts, ...lobbyTexts },
  /** What opens over any screen, and parts that screens of several areas have. */
  shared: {
    ...sharedTexts,
    ...recordTexts,
    ...pictureTexts,
    ...balanceTexts,
    ...inviteTexts,
    ...languageTexts,
  },
  /** What a member is asked, whichever screen is open. */
  duties: dutyTexts,
  /** Beside the screens of a wide window. */
  sides: sideTexts,
  home: homeTexts,
  games: gamesTexts,
  gameInfo: gameInfoTexts,
  account: { ...loginTexts, ...registrationTexts, ...passwordTexts },
  member: {
    ...memberCentreTexts,
    ...settingsTexts,
    ...pushTexts,
    ...securityTexts,
    ...identityCheckTexts,
  },
  protection: protectionTexts,
  cashier: { ...cashierTexts, ...depositTexts, ...withdrawalTexts },
  records: { ...statementTexts, ...gameRecordTexts, ...profitAndLossTexts },
  contracts: contractTexts,
  lottery: lotteryTexts,
  lotteryBets: { ...lotteryBetsTexts, ...lotteryHowTexts, ...lotteryPadTexts, ...lotteryRulesTexts },
  verify: verifyTexts,
  help: { ...articleTexts, ...chatTexts, ...inboxTexts, ...feedbackTexts },
}

export type Area = keyof typeof areas

/** Every text of the app. Messages are ICU: `{name}`, plurals. */
export const texts = {
  ...areas.first,
  ...areas.shared,
  ...areas.duties,
  ...areas.sides,
  ...areas.home,
  ...areas.games,
  ...areas.gameInfo,
  ...areas.account,
  ...areas.member,
  ...areas.protection,
  ...areas.cashier,
  ...areas.records,
  ...areas.contracts,
  ...areas.lottery,
  ...areas.lotteryBets,
  ...areas.verify,
  ...areas.help,
}

export type TextId = keyof typeof texts
