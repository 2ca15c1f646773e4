import { captchaEndpoints } from './captcha.ts'
import { identityEndpoints } from './identity.ts'
import { identityPasswordEndpoints } from './identity-password.ts'
import { identityRegistrationEndpoints } from './identity-registration.ts'
import { membersEndpoints } from './members.ts'
import { merchantEndpoints } from './merchants.ts'
import { messagingEndpoints } from './messaging.ts'
import { verificationEndpoints } from './verification.ts'
import { walletEndpoints } from './wallet.ts'

/** Every call the platform answers, joined from the lists that stand beside each noun. */
export const endpoints = {
  ...captchaEndpoints,
  ...identityEndpoints,
  ...identityPasswordEndpoints,
  ...identityRegistrationEndpoints,
  ...membersEndpoints,
  ...messagingEndpoints,
  ...verificationEndpoints,
  ...merchantEndpoints,
  ...walletEndpoints,
} as const

export type Endpoints = typeof endpoints
export type EndpointName = keyof Endpoints
