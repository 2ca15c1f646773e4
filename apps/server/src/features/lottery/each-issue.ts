import type { Context } from '#platform/context.ts'

/** One issue after another; what goes wrong with one of them holds up no other. Answers whether all are done. */
export async function eachIssue<Issue extends { code: string; issueNo: string }>(
  ctx: Context,
  issues: readonly Issue[],
  work: (ctx: Context, issue: Issue) => Promise<boolean>,
): Promise<boolean> {
  let isAllDone = true
  for (const issue of issues) {
    const isDone = await work(ctx, issue).catch((error: Error) => {
      ctx.log.error({ err: error, lottery: issue.code, issue: issue.issueNo }, 'an issue was not moved on')
      return false
    })
    isAllDone &&= isDone
  }
  return isAllDone
}
