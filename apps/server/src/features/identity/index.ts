import type { Feature } from '#platform/feature.ts'
import { captchaRoutes } from './captcha.routes.ts'
import { openFirebase } from './firebase.ts'
import { identityGates } from './identity.gates.ts'
import { identityJobs } from './identity.jobs.ts'
import { addIdentityMetrics } from './identity.metrics.ts'
import { passkeyRoutes } from './passkey.routes.ts'
import { passwordRoutes } from './password.routes.ts'
import { registrationRoutes } from './registration.routes.ts'
import { securityRoutes } from './security.routes.ts'
import { seedDemo } from './seed-demo.ts'
import { sessionRoutes } from './session.routes.ts'
import { followSessions } from './sessions.ts'
import { verificationRoutes } from './verification.routes.ts'

export { ageOn } from './age.rules.ts'
export { deviceCookieOf } from './device-cookie.ts'
export { setMemberStatus } from './lock-member.ts'
export { hashPassword, verifyPassword } from './passwords.ts'
export { assertNotPaused, pauseAndTell } from './pause-withdrawals.ts'
export { forgetPasskeys } from './remove-passkey.ts'
export { endSessions, forget, keepSession, sha256 } from './sessions.ts'
export { setWithdrawalPassword } from './set-withdrawal-password.ts'
export { closeSmsAlarm, listSmsAlarms } from './sms-alarm.store.ts'
export { tellOwner } from './tell-owner.ts'
export { beginTry } from './tries.ts'
export { visitOf, withRetryAfter } from './visit.routes.ts'
export type { Visit } from './visit.ts'
export { hasWithdrawalPassword, proveWithdrawalPassword } from './withdrawal-password.ts'

export const identityFeature: Feature = {
  name: 'identity',
  async open(ctx) {
    await openFirebase(ctx)
    const closing = [followSessions(ctx), addIdentityMetrics(ctx)]
    return async () => {
      for (const close of closing) await close()
    }
  },
  routes: (ctx) => [
    ...sessionRoutes(ctx),
    ...captchaRoutes(ctx),
    ...verificationRoutes(ctx),
    ...registrationRoutes(ctx),
    ...passwordRoutes(ctx),
    ...passkeyRoutes(ctx),
    ...securityRoutes(ctx),
  ],
  gates: identityGates,
  jobs: identityJobs,
  seedDemo,
}
