import type { Context } from '#platform/context.ts'
import type { Job } from '#platform/jobs.ts'
import { deleteExpiredCaptchas } from './captcha.store.ts'
import { deleteSpentTokens } from './firebase.store.ts'
import { deleteExpiredChallenges } from './passkey.store.ts'
import { deleteResetsBefore } from './password-reset.store.ts'
import { tidySessions } from './sessions.ts'
import { deleteEndedCounts } from './throttle.store.ts'
import { deleteCodesBefore } from './verification.store.ts'

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
