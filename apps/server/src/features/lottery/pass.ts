/** One pass over everything that is due: any process may make it at any time, and several at once. */
import type { Context } from '#platform/context.ts'
import { troubleWith, tryInLoop } from '#platform/trouble.ts'
import { drawIssues } from './draws/draw-issues.ts'
import { resolveEnded } from './issues/alarm.store.ts'
import { announceIssues } from './issues/announce.ts'
import { eachIssue } from './issues/each-issue.ts'
import { closeIssues, listToSeal, listToSettle } from './issues/step.store.ts'
import { emptyRoot, sealBets } from './proofs/seal-bets.ts'
import { askSources } from './results/ask-sources.ts'
import { alarmDisagreed, takeReports } from './results/external-result.ts'
import { lookAfterOverdue } from './results/overdue-draws.ts'
import { correctIssues } from './settlement/correct-issue.ts'
import { refundVoid } from './settlement/refund-void.ts'
import { settleIssue } from './settlement/settle-issue.ts'

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
