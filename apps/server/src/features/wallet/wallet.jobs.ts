import type { Context } from '#platform/context.ts'
import type { Job } from '#platform/jobs.ts'
import { auditLedger } from './audit-ledger.ts'
import { closeDays } from './close-days.ts'
import { closeLedger, makePartitions } from './closing.store.ts'

export const walletJobs = (ctx: Context): Job[] => [
  {
    name: 'wallet.audit',
    cron: '7 * * * *',
    async run() {
      await auditLedger(ctx)
    },
  },
  {
    name: 'wallet.close',
    everySeconds: 300,
    async run() {
      await closeLedger(ctx.db)
    },
  },
  { name: 'wallet.days', cron: '*/10 * * * *', run: () => closeDays(ctx) },
  {
    name: 'wallet.partitions',
    cron: '20 3 * * *',
    run: () => makePartitions(ctx.db),
  },
]
