import type { Context } from '#platform/context.ts'
import type { Job } from '#platform/jobs.ts'
import { forgetUnsentPictures } from './identity-picture.store.ts'

const dayMs = 86_400_000

export const identityCheckJobs = (ctx: Context): Job[] => [
  {
    name: 'identity-check.unsent-pictures',
    cron: '35 * * * *',
    run: () => forgetUnsentPictures(ctx.db, new Date(ctx.now().getTime() - dayMs)),
  },
]
