import type { LotteryIssue } from '@perya/contract/lottery'
import { type BetType, betTypes, dayOf, dayOfIssue, isSoldOn, lotteryOf } from '@perya/lottery-rules'

/** What a lottery sells for an issue; for none, what it would sell today, where it is drawn. */
export function soldBy(
  { code, issue }: { code: string; issue: Pick<LotteryIssue, 'issueNo'> | null },
  now: number,
): readonly BetType[] {
  const rule = lotteryOf(code)
  if (!rule) return []
  const day = issue ? dayOfIssue(issue.issueNo) : dayOf(rule, new Date(now))
  return betTypes[rule.family].filter((betType) => isSoldOn(betType, day))
}
