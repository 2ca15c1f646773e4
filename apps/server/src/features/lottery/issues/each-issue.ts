import type { Context } from '#platform/context.ts'
import { troubleWith, tryInLoop } from '#platform/trouble.ts'

/** One issue after another; what goes wrong with one of them holds up no other. Answers whether all are done. */
export async function eachIssue<Issue extends { code: string; issueNo: string }>(
  ctx: Context,
  issues: readonly Issue[],
  work: (ctx: Context, issue: Issue) => Promise<boolean>,
): Promise<boolean> {
  let isAllDone = true
  for (const issue of issues) {
    const about = { lottery: issue.code, issue: issue.issueNo }
    const trouble = troubleWith(ctx.log, 'an issue was not moved on', about)
    const isDone = await tryInLoop(trouble, () => work(ctx, issue), false)
    isAllDone &&= isDone
  }
  return isAllDone
}
