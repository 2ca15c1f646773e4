/** Issues as they were made, which never changes; those of the last orders stay at hand. */
import type { Context } from '#platform/context.ts'
import { findIssues, type IssueRow } from './issue.store.ts'

const remembered = 20_000

/** Of one lottery, by their numbers. */
type Known = { issues: Map<string, IssueRow>; looks: Map<string, Promise<readonly IssueRow[]>> }

const lotteries = new WeakMap<Context, Map<string, Known>>()

/** What is known of a lottery's issues once these were looked for. */
export async function knowIssues(
  ctx: Context,
  code: string,
  asked: readonly { issueNo: string }[],
): Promise<ReadonlyMap<string, IssueRow>> {
  const { issues, looks } = knownOf(ctx, code)
  const missing = asked.filter(({ issueNo }) => !issues.has(issueNo)).map(({ issueNo }) => issueNo)
  if (missing.length === 0) return issues
  // All players ask for an issue as soon as it sells: one look answers them all.
  const key = missing.join()
  const look = looks.get(key) ?? findIssues(ctx.db, code, missing).finally(() => looks.delete(key))
  looks.set(key, look)
  const found = await look
  if (issues.size > remembered) issues.clear()
  for (const issue of found) issues.set(issue.issueNo, issue)
  return issues
}

function knownOf(ctx: Context, code: string): Known {
  const byCode = lotteries.get(ctx) ?? new Map<string, Known>()
  lotteries.set(ctx, byCode)
  const known = byCode.get(code) ?? { issues: new Map(), looks: new Map() }
  byCode.set(code, known)
  return known
}
