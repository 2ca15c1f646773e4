import type { Context } from '#platform/context.ts'
import type { Job } from '#platform/jobs.ts'
import { forgetNonces, forgetSessions } from './launch.store.ts'

export const vendorJobs = (ctx: Context): Job[] => [
  { name: 'vendors.forget-nonces', everySeconds: 300, run: () => forgetNonces(ctx.db) },
  { name: 'vendors.forget-sessions', everySeconds: 3_600, run: () => forgetSessions(ctx.db) },
]
