import type { Context } from '#platform/context.ts'
import type { Job } from '#platform/jobs.ts'
import { compareDueReports } from './compare-report.ts'
import { forgetNonces, forgetSessions } from './launch.store.ts'
import { sweepAll, sweepShutOut } from './transfer-wallet/follow-play.ts'
import { pollTransfers } from './transfer-wallet/poll-transfers.ts'
import { watchRounds } from './watch-rounds.ts'

export const vendorJobs = (ctx: Context): Job[] => [
  { name: 'vendors.forget-nonces', everySeconds: 300, run: () => forgetNonces(ctx.db) },
  { name: 'vendors.forget-sessions', everySeconds: 3_600, run: () => forgetSessions(ctx.db) },
  { name: 'vendors.watch-rounds', everySeconds: 60, run: () => watchRounds(ctx) },
  { name: 'vendors.poll-transfers', everySeconds: 5, run: () => pollTransfers(ctx) },
  { name: 'vendors.sweep-shut-out', everySeconds: 60, run: () => sweepShutOut(ctx) },
  // While Manila sleeps: two in the morning there, once yesterday is over everywhere.
  { name: 'vendors.sweep', cron: '0 18 * * *', run: () => sweepAll(ctx) },
  { name: 'vendors.compare-reports', cron: '30 * * * *', run: () => compareDueReports(ctx) },
]
