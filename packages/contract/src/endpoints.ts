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
import { identityPasskeyEndpoints } from './identity-passkey.ts'
import { identityPasswordEndpoints } from './identity-password.ts'
import { identityRegistrationEndpoints } from './identity-registration.ts'
import { inboxEndpoints } from './inbox.ts'
import { liveEndpoints } from './live.ts'
import { memberGamesEndpoints } from './member-games.ts'
import { membersEndpoints } from './members.ts'
import { merchantEndpoints } from './merchants.ts'
import { messagingEndpoints } from './messaging.ts'
import { turnoverEndpoints } from './turnover.ts'
import { verificationEndpoints } from './verification.ts'
import { walletEndpoints } from './wallet.ts'
import { withdrawalsEndpoints } from './withdrawals.ts'

/** Every call the platform answers, joined from the lists that stand beside each noun. */
export const endpoints = {
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
  ...identityPasskeyEndpoints,
  ...identityPasswordEndpoints,
  ...identityRegistrationEndpoints,
  ...inboxEndpoints,
  ...liveEndpoints,
  ...memberGamesEndpoints,
  ...membersEndpoints,
  ...messagingEndpoints,
  ...turnoverEndpoints,
  ...verificationEndpoints,
  ...merchantEndpoints,
  ...walletEndpoints,
  ...withdrawalsEndpoints,
} as const

export type Endpoints = typeof endpoints
export type EndpointName = keyof Endpoints
