import type { LotteryResult } from '@perya/contract/lottery'

/**
 * Pages asked for a while ago joined with the latest results, the newest first. After a long absence the two do not
 * meet any more: what was drawn between them is unknown, so that only the latest are shown until the pages are new.
 */
export function joinLatest(
  known: readonly LotteryResult[],
  latest: readonly LotteryResult[],
): { results: readonly LotteryResult[]; isTorn: boolean } {
  const newest = known[0]?.drawsAt
  const isTorn = newest !== undefined && latest.length > 0 && latest.every(({ drawsAt }) => drawsAt > newest)
  if (isTorn) return { results: latest, isTorn }
  const byIssue = new Map([...known, ...latest].map((result) => [result.issueNo, result]))
  const results = [...byIssue.values()].sort((one, other) => other.drawsAt.localeCompare(one.drawsAt))
  return { results, isTorn }
}
