import { adjustmentsErrors } from './adjustments.errors.ts'
import { agentContractsErrors } from './agent-contracts.errors.ts'
import { captchaErrors } from './captcha.errors.ts'
import { consentErrors } from './consent.errors.ts'
import { contentErrors } from './content.errors.ts'
import { depositsErrors } from './deposits.errors.ts'
import { feedbackErrors } from './feedback.errors.ts'
import { gameRecordErrors } from './game-record.errors.ts'
import { gamesErrors } from './games.errors.ts'
import { identityErrors } from './identity.errors.ts'
import { identityCheckErrors } from './identity-check.errors.ts'
import { inboxErrors } from './inbox.errors.ts'
import type { Text } from './language.ts'
import { lotteryErrors } from './lottery.errors.ts'
import { operatorsErrors } from './operators.errors.ts'
import { opsSiteErrors } from './ops-site.errors.ts'
import { pictureErrors } from './picture.errors.ts'
import { platformErrors } from './platform.errors.ts'
import { promotionsErrors } from './promotions.errors.ts'
import { protectionErrors } from './protection.errors.ts'
import { pushErrors } from './push.errors.ts'
import { securityErrors } from './security.errors.ts'
import { uplineTransferErrors } from './upline-transfer.errors.ts'
import { vendorErrors } from './vendor.errors.ts'
import { verificationErrors } from './verification.errors.ts'
import { walletErrors } from './wallet.errors.ts'
import { withdrawalsErrors } from './withdrawals.errors.ts'

/** What a caller is told when something goes wrong: the HTTP status, and the sentence in every language. */
export type ErrorEntry = { status: number; text: Text }

/** Every failure a caller may have to react to, joined from the lists that stand beside each noun. */
export const errors = {
  ...platformErrors,
  ...adjustmentsErrors,
  ...agentContractsErrors,
  ...captchaErrors,
  ...depositsErrors,
  ...consentErrors,
  ...contentErrors,
  ...feedbackErrors,
  ...gameRecordErrors,
  ...gamesErrors,
  ...identityErrors,
  ...identityCheckErrors,
  ...inboxErrors,
  ...lotteryErrors,
  ...pictureErrors,
  ...operatorsErrors,
  ...opsSiteErrors,
  ...promotionsErrors,
  ...protectionErrors,
  ...pushErrors,
  ...securityErrors,
  ...uplineTransferErrors,
  ...vendorErrors,
  ...verificationErrors,
  ...walletErrors,
  ...withdrawalsErrors,
} as const satisfies Record<string, ErrorEntry>

export type ErrorCode = keyof typeof errors
