import { captchaErrors } from './captcha.errors.ts'
import { consentErrors } from './consent.errors.ts'
import { depositsErrors } from './deposits.errors.ts'
import { feedbackErrors } from './feedback.errors.ts'
import { gameRecordErrors } from './game-record.errors.ts'
import { gamesErrors } from './games.errors.ts'
import { identityErrors } from './identity.errors.ts'
import { inboxErrors } from './inbox.errors.ts'
import type { Text } from './language.ts'
import { platformErrors } from './platform.errors.ts'
import { vendorErrors } from './vendor.errors.ts'
import { verificationErrors } from './verification.errors.ts'
import { walletErrors } from './wallet.errors.ts'
import { withdrawalsErrors } from './withdrawals.errors.ts'

/** What a caller is told when something goes wrong: the HTTP status, and the sentence in every language. */
export type ErrorEntry = { status: number; text: Text }

/** Every failure a caller may have to react to, joined from the lists that stand beside each noun. */
export const errors = {
  ...platformErrors,
  ...captchaErrors,
  ...depositsErrors,
  ...consentErrors,
  ...feedbackErrors,
  ...gameRecordErrors,
  ...gamesErrors,
  ...identityErrors,
  ...inboxErrors,
  ...vendorErrors,
  ...verificationErrors,
  ...walletErrors,
  ...withdrawalsErrors,
} as const satisfies Record<string, ErrorEntry>

export type ErrorCode = keyof typeof errors
