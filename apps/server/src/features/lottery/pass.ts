/** One pass over everything that is due: any process may make it at any time, and several at once. */
import type { Context } from '#platform/context.ts'
import { troubleWith, tryInLoop } from '#platform/trouble.ts'
import { resolveEnded } from './alarm.store.ts'
import { announceIssues } from './announce.ts'
import { askSources } from './ask-sources.ts'
import { correctIssues } from './correct-issue.ts'
import { drawIssues } from './draw-issues.ts'
import { eachIssue } from './each-issue.ts'
import { alarmDisagreed, takeReports } from './external-result.ts'
import { lookAfterOverdue } from './overdue-draws.ts'
import { refundVoid } from './refund-void.ts'
import { emptyRoot, sealBets } from './seal-bets.ts'
import { settleIssue } from './settle-issue.ts'
import { closeIssues, listToSeal, listToSettle } from './step.store.ts'

/** Answers whether everything due is done; what waits for somebody else is tried again soon. */
export async function makePass(ctx: Context): Promise<boolean> {
  await close(ctx)
  const isSealed = await eachIssue(ctx, await listToSeal(ctx.db), sealBets)
  const isDrawn = await attempt(ctx, drawIssues)
  const isReported = await attempt(ctx, askSources, alarmDisagreed, takeReports, lookAfterOverdue)
  const isSettled = await eachIssue(ctx, await listToSettle(ctx.db), settleIssue)
  const isRuled = await attempt(ctx, refundVoid, correctIssues)
  await resolveEnded(ctx.db)
  return isSealed && isDrawn && isReported && isSettled && isRuled
}

/** One step after another; what goes wrong in one of them holds up none that follows. */
async function attempt(
  ctx: Context,
  ...steps: readonly ((ctx: Context) => Promise<unknown>)[]
): Promise<boolean> {
  let isAllDone = true
  for (const step of steps) {
    const trouble = troubleWith(ctx.log, 'a step of the lottery was not taken', { step: step.name })
    const isDone = await tryInLoop(trouble, () => step(ctx), false)
    isAllDone &&= isDone !== false
  }
  return isAllDone
}

async function close(ctx: Context): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const missed = await closeIssues(tx, emptyRoot)
    await announceIssues(tx, missed)
  })
}
