/** Issues as they were made, which never changes; those of the last orders stay at hand. */
import { BoundedMap } from '#platform/bounded-map.ts'
import type { Context } from '#platform/context.ts'
import { service } from '#platform/service.ts'
import { findIssues, type IssueRow } from './issue.store.ts'

const remembered = 20_000

/** What of an issue never changes. */
export type KnownIssue = Pick<IssueRow, 'id' | 'issueNo' | 'day' | 'drawsAt'>

/** Of one lottery, by their numbers. */
type Known = { issues: Map<string, KnownIssue>; looks: Map<string, Promise<readonly KnownIssue[]>> }

const lotteries = service('known issues', () => new Map<string, Known>())

/** Those that were asked for and were made, by their numbers. */
export async function knowIssues(
  ctx: Context,
  code: string,
  asked: readonly { issueNo: string }[],
): Promise<ReadonlyMap<string, KnownIssue>> {
  const { issues, looks } = knownOf(ctx, code)
  const answer = new Map<string, KnownIssue>()
  const missing: string[] = []
  for (const { issueNo } of asked) {
    const issue = issues.get(issueNo)
    if (issue) answer.set(issueNo, issue)
    else missing.push(issueNo)
  }
  if (missing.length === 0) return answer
  // All players ask for an issue as soon as it sells: one look answers them all.
  const key = missing.join()
  const look = looks.get(key) ?? findIssues(ctx.db, code, missing).finally(() => looks.delete(key))
  looks.set(key, look)
  for (const issue of await look) {
    answer.set(issue.issueNo, issue)
    issues.set(issue.issueNo, issue)
  }
  return answer
}

function knownOf(ctx: Context, code: string): Known {
  const byCode = lotteries.of(ctx)
  const known = byCode.get(code) ?? { issues: new BoundedMap(remembered), looks: new Map() }
  byCode.set(code, known)
  return known
}
