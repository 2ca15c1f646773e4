import type { Context } from '#platform/context.ts'
import type { Job } from '#platform/jobs.ts'
import { checkChain } from './acts.ts'
import { noteRefusals } from './note-refusals.ts'
import { deleteSessionsBefore } from './session.store.ts'

/** As long as a device counts as one the operator has used. */
const keptMs = 90 * 86_400_000

export const operatorsJobs = (ctx: Context): Job[] => [
  // Into the log, which is kept elsewhere: whoever cuts the end of the chain off cannot cut it there.
  {
    name: 'operators.seal',
    cron: '5 0 * * *',
    async run() {
      const { count, root, broken } = await checkChain(ctx.db)
      const seal = { rows: String(count), seal: root }
      if (broken === null) ctx.log.info(seal, 'what operators did stands; this is its last seal')
      else ctx.log.error({ ...seal, row: String(broken) }, 'what operators did is not as it was written')
    },
  },
  { name: 'operators.refusals', everySeconds: 3_600, run: () => noteRefusals(ctx) },
  {
    name: 'operators.tidy',
    everySeconds: 3_600,
    run: () => deleteSessionsBefore(ctx.db, new Date(ctx.now().getTime() - keptMs)),
  },
]
