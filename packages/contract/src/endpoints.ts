import { agentContractsEndpoints } from './agent-contracts.ts'
import { announcementsEndpoints } from './announcements.ts'
import { articlesEndpoints } from './articles.ts'
import { captchaEndpoints } from './captcha.ts'
import { chatEndpoints } from './chat.ts'
import { consentEndpoints } from './consent.ts'
import { depositsEndpoints } from './deposits.ts'
import { feedbackEndpoints } from './feedback.ts'
import { gameRecordEndpoints } from './game-record.ts'
import { gamesEndpoints } from './games.ts'
import { identityEndpoints } from './identity.ts'
import { identityCheckEndpoints } from './identity-check.ts'
import { identityPasskeyEndpoints } from './identity-passkey.ts'
import { identityPasswordEndpoints } from './identity-password.ts'
import { identityRegistrationEndpoints } from './identity-registration.ts'
import { inboxEndpoints } from './inbox.ts'
import { liveEndpoints } from './live.ts'
import { lotteryEndpoints } from './lottery.ts'
import { lotteryDrawsEndpoints } from './lottery-draws.ts'
import { lotteryOrdersEndpoints } from './lottery-orders.ts'
import { memberGamesEndpoints } from './member-games.ts'
import { membersEndpoints } from './members.ts'
import { merchantEndpoints } from './merchants.ts'
import { messagingEndpoints } from './messaging.ts'
import { operatorsEndpoints } from './operators.ts'
import { opsAdjustmentsEndpoints } from './ops-adjustments.ts'
import { opsAnnouncementsEndpoints } from './ops-announcements.ts'
import { opsArticlesEndpoints } from './ops-articles.ts'
import { opsChatEndpoints } from './ops-chat.ts'
import { opsContractsEndpoints } from './ops-contracts.ts'
import { opsFeedbackEndpoints } from './ops-feedback.ts'
import { opsIdentityEndpoints } from './ops-identity.ts'
import { opsLettersEndpoints } from './ops-letters.ts'
import { opsMatchesEndpoints } from './ops-matches.ts'
import { opsPaymentsEndpoints } from './ops-payments.ts'
import { opsSiteEndpoints } from './ops-site.ts'
import { opsTransfersEndpoints } from './ops-transfers.ts'
import { opsWithdrawalsEndpoints } from './ops-withdrawals.ts'
import { promotionsEndpoints } from './promotions.ts'
import { protectionEndpoints } from './protection.ts'
import { pushEndpoints } from './push.ts'
import { securityEndpoints } from './security.ts'
import { turnoverEndpoints } from './turnover.ts'
import { uplineTransferEndpoints } from './upline-transfer.ts'
import { verificationEndpoints } from './verification.ts'
import { walletEndpoints } from './wallet.ts'
import { withdrawalsEndpoints } from './withdrawals.ts'

/** Every call the platform answers, joined from the lists that stand beside each noun. */
export const endpoints = {
  ...agentContractsEndpoints,
  ...announcementsEndpoints,
  ...articlesEndpoints,
  ...captchaEndpoints,
  ...depositsEndpoints,
  ...chatEndpoints,
  ...consentEndpoints,
  ...feedbackEndpoints,
  ...gameRecordEndpoints,
  ...gamesEndpoints,
  ...identityEndpoints,
  ...identityCheckEndpoints,
  ...identityPasskeyEndpoints,
  ...identityPasswordEndpoints,
  ...identityRegistrationEndpoints,
  ...inboxEndpoints,
  ...liveEndpoints,
  ...lotteryEndpoints,
  ...lotteryDrawsEndpoints,
  ...lotteryOrdersEndpoints,
  ...memberGamesEndpoints,
  ...membersEndpoints,
  ...messagingEndpoints,
  ...operatorsEndpoints,
  ...opsAdjustmentsEndpoints,
  ...opsAnnouncementsEndpoints,
  ...opsArticlesEndpoints,
  ...opsChatEndpoints,
  ...opsContractsEndpoints,
  ...opsFeedbackEndpoints,
  ...opsLettersEndpoints,
  ...opsMatchesEndpoints,
  ...opsPaymentsEndpoints,
  ...opsIdentityEndpoints,
  ...opsSiteEndpoints,
  ...opsTransfersEndpoints,
  ...opsWithdrawalsEndpoints,
  ...promotionsEndpoints,
  ...protectionEndpoints,
  ...pushEndpoints,
  ...securityEndpoints,
  ...turnoverEndpoints,
  ...uplineTransferEndpoints,
  ...verificationEndpoints,
  ...merchantEndpoints,
  ...walletEndpoints,
  ...withdrawalsEndpoints,
} as const

export type Endpoints = typeof endpoints
export type EndpointName = keyof Endpoints
