/** Draws held elsewhere whose result does not come: an alarm first, and in the end every stake goes back. */
import { resultWaitHours } from '@perya/lottery-rules'
import type { Context } from '#platform/context.ts'
import { raiseAlarm } from './alarm.store.ts'
import { announceIssues } from './announce.ts'
import { listOverdue, lockGivenUp } from './overdue.store.ts'
import { voidByRule } from './step.store.ts'

const alarmAfterMinutes = 30

export async function lookAfterOverdue(ctx: Context): Promise<void> {
  for (const { id, sources } of await listOverdue(ctx.db, alarmAfterMinutes)) {
    await raiseAlarm(ctx.db, id, 'reports_missing', { sources })
  }
  await ctx.db.transaction().execute(async (tx) => {
    const givenUp = await lockGivenUp(tx, resultWaitHours)
    for (const { id } of givenUp) await voidByRule(tx, id, 'unreported')
    await announceIssues(
      tx,
      givenUp.map(({ code }) => code),
    )
  })
}
