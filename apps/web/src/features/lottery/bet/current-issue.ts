import type { LotteryIssue } from '@perya/contract/lottery'
import { useSecond } from '../board/second.ts'
import type { LotteryDetail } from '../board/use-lotteries.ts'

/** The issue that sells at this second: the next takes over at the close, before the server is asked again. */
export function useCurrentIssue({ lottery, nextIssue }: LotteryDetail): LotteryIssue | null {
  const now = useSecond()
  if (lottery.state !== 'open') return null
  const sells = (issue: LotteryIssue | null) =>
    issue !== null && Date.parse(issue.opensAt) <= now && now < Date.parse(issue.closesAt)
  return [lottery.issue, nextIssue].find(sells) ?? null
}
