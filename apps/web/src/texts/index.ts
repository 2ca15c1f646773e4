import { articleTexts } from './articles.ts'
import { balanceTexts } from './balance.ts'
import { cashierTexts } from './cashier.ts'
import { chatTexts } from './chat.ts'
import { consentTexts } from './consent.ts'
import { contractTexts } from './contracts.ts'
import { depositTexts } from './deposits.ts'
import { feedbackTexts } from './feedback.ts'
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
import { shellTexts } from './shell.ts'
import { statementTexts } from './statement.ts'
import { titleTexts } from './titles.ts'
import { fieldTexts, uiTexts } from './ui.ts'
import { verifyTexts } from './verify.ts'
import { withdrawalTexts } from './withdrawals.ts'

/** Said by the first view: the parts, the frame and the home screen. They come with the page. */
export const firstTexts = { ...uiTexts, ...shellTexts, ...titleTexts, ...lobbyTexts }

/** Said by screens and sheets that are fetched when they are opened. They come when first needed. */
export const laterTexts = {
  ...fieldTexts,
  ...homeTexts,
  ...gamesTexts,
  ...balanceTexts,
  ...inviteTexts,
  ...loginTexts,
  ...registrationTexts,
  ...passwordTexts,
  ...memberCentreTexts,
  ...recordTexts,
  ...gameRecordTexts,
  ...verifyTexts,
  ...lotteryTexts,
  ...lotteryBetsTexts,
  ...lotteryHowTexts,
  ...lotteryPadTexts,
  ...lotteryRulesTexts,
  ...statementTexts,
  ...cashierTexts,
  ...depositTexts,
  ...withdrawalTexts,
  ...profitAndLossTexts,
  ...contractTexts,
  ...protectionTexts,
  ...securityTexts,
  ...identityCheckTexts,
  ...articleTexts,
  ...inboxTexts,
  ...pictureTexts,
  ...feedbackTexts,
  ...chatTexts,
  ...consentTexts,
  ...pushTexts,
  ...languageTexts,
}

/** Every text of the app. Messages are ICU: `{name}`, plurals. */
export const texts = { ...firstTexts, ...laterTexts }

export type TextId = keyof typeof texts
