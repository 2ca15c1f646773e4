import type { Context } from '#platform/context.ts'
import type { Job } from '#platform/jobs.ts'
import { forgetMatches } from './hot-match.store.ts'
import { seedFixtures } from './seed-fixtures.ts'

export const contentJobs = (ctx: Context): Job[] => [
  {
    name: 'content.matches',
    cron: '5 * * * *',
    async run() {
      await forgetMatches(ctx.db)
      if (ctx.env.mode === 'demo') await seedFixtures(ctx)
    },
  },
]
