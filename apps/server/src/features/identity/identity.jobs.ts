import type { Context } from '#platform/context.ts'
import type { Job } from '#platform/jobs.ts'
import { deleteResetsBefore } from './credential/password-reset.store.ts'
import { deleteSpentTokens } from './firebase/firebase.store.ts'
import { deleteExpiredChallenges } from './passkey/passkey.store.ts'
import { tidySessions } from './session/sessions.ts'
import { deleteExpiredCaptchas } from './throttle/captcha.store.ts'
import { deleteEndedCounts } from './throttle/throttle.store.ts'
import { deleteCodesBefore } from './verification/verification.store.ts'

const dayMs = 86_400_000

export const identityJobs = (ctx: Context): Job[] => [
  {
    name: 'identity.tidy',
    everySeconds: 600,
    async run() {
      const now = ctx.now()
      const before = (ms: number) => new Date(now.getTime() - ms)
      await deleteExpiredCaptchas(ctx.db, now)
      await deleteExpiredChallenges(ctx.db, now)
      await deleteEndedCounts(ctx.db, now)
      await deleteSpentTokens(ctx.db, now)
      await deleteCodesBefore(ctx.db, before(dayMs))
      await deleteResetsBefore(ctx.db, before(dayMs))
      await tidySessions(ctx)
    },
  },
]
