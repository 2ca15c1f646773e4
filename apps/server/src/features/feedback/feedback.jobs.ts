import type { Context } from '#platform/context.ts'
import type { Job } from '#platform/jobs.ts'
import { forgetUnsentPictures } from './picture.store.ts'

const dayMs = 86_400_000

export const feedbackJobs = (ctx: Context): Job[] => [
  {
    name: 'feedback.unsent-pictures',
    cron: '25 * * * *',
    run: () => forgetUnsentPictures(ctx.db, new Date(ctx.now().getTime() - dayMs)),
  },
]
