/** Draws held elsewhere whose result does not come: an alarm first, and in the end every stake goes back. */
import { resultWaitHours } from '@perya/lottery-rules'
import type { Context } from '#platform/context.ts'
import { raiseAlarm } from '../issues/alarm.store.ts'
import { announceIssues } from '../issues/announce.ts'
import { eachIssue } from '../issues/each-issue.ts'
import { voidByRule } from '../issues/step.store.ts'
import { type GivenUp, listGivenUp, listOverdue, lockGivenUp } from './overdue.store.ts'

const alarmAfterMinutes = 30

export async function lookAfterOverdue(ctx: Context): Promise<boolean> {
  for (const { id, sources } of await listOverdue(ctx.db, alarmAfterMinutes)) {
    await raiseAlarm(ctx.db, id, 'reports_missing', { sources })
  }
  return eachIssue(ctx, await listGivenUp(ctx.db, resultWaitHours), giveUp)
}

async function giveUp(ctx: Context, { id, code }: GivenUp): Promise<boolean> {
  return ctx.db.transaction().execute(async (tx) => {
    if (!(await lockGivenUp(tx, id, resultWaitHours))) return false
    await voidByRule(tx, id, 'unreported')
    await announceIssues(tx, [code])
    return true
  })
}
