import type { Feature } from '#platform/feature.ts'
import { captchaRoutes } from './captcha.routes.ts'
import { openFirebase } from './firebase.ts'
import { identityGates } from './identity.gates.ts'
import { identityJobs } from './identity.jobs.ts'
import { passkeyRoutes } from './passkey.routes.ts'
import { passwordRoutes } from './password.routes.ts'
import { registrationRoutes } from './registration.routes.ts'
import { seedDemo } from './seed-demo.ts'
import { sessionRoutes } from './session.routes.ts'
import { followSessions } from './sessions.ts'
import { verificationRoutes } from './verification.routes.ts'

export { linkOrigin } from './link-origin.rules.ts'
export { setMemberStatus } from './lock-member.ts'
export { keepSession } from './sessions.ts'
export {
  hasWithdrawalPassword,
  proveWithdrawalPassword,
  setWithdrawalPassword,
} from './withdrawal-password.ts'

export const identityFeature: Feature = {
  name: 'identity',
  async open(ctx) {
    await openFirebase(ctx, { variables: process.env })
    return followSessions(ctx)
  },
  routes: (ctx) => [
    ...sessionRoutes(ctx),
    ...captchaRoutes(ctx),
    ...verificationRoutes(ctx),
    ...registrationRoutes(ctx),
    ...passwordRoutes(ctx),
    ...passkeyRoutes(ctx),
  ],
  gates: identityGates,
  jobs: identityJobs,
  seedDemo,
}
