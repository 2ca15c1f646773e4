import type { Feature } from '#platform/feature.ts'
import { openFirebase } from './firebase/firebase.ts'
import { identityGates } from './identity.gates.ts'
import { identityJobs } from './identity.jobs.ts'
import { addIdentityMetrics } from './identity.metrics.ts'
import { loginRoutes } from './login/login.routes.ts'
import { passkeyRoutes } from './passkey/passkey.routes.ts'
import { passwordRoutes } from './password/password.routes.ts'
import { registrationRoutes } from './registration/registration.routes.ts'
import { securityRoutes } from './security/security.routes.ts'
import { seedDemo } from './seed-demo.ts'
import { sessionRoutes } from './session/session.routes.ts'
import { followSessions } from './session/sessions.ts'
import { captchaRoutes } from './throttle/captcha.routes.ts'
import { verificationRoutes } from './verification/verification.routes.ts'

export { hashPassword, verifyPassword } from './credential/passwords.ts'
export { deviceCookieOf } from './device-cookie.ts'
export { forgetPasskeys } from './passkey/remove-passkey.ts'
export { assertNotPaused, pauseAndTell } from './pause/pause-withdrawals.ts'
export { tellOwner } from './pause/tell-owner.ts'
export { hasWithdrawalPassword, proveWithdrawalPassword } from './proof/withdrawal-password.ts'
export { ageOn } from './registration/age.rules.ts'
export { setWithdrawalPassword } from './security/set-withdrawal-password.ts'
export { setMemberStatus } from './session/lock-member.ts'
export { endSessions, forget, keepSession, sha256 } from './session/sessions.ts'
export { beginTry } from './throttle/tries.ts'
export { listOpenSmsAlarms, settleSmsAlarm } from './verification/sms-alarms.ts'
export { visitOf, withRetryAfter } from './visit.routes.ts'
export type { Visit } from './visit.ts'

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
    ...loginRoutes(ctx),
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
