import type { LotteryIssue } from '@perya/contract/lottery'

/** One draw alone is no chase. */
export const chaseMin = 2

/** The issues a chase from one of them can reach over, and how many it may be asked for. */
export function chaseReach(
  known: readonly LotteryIssue[] | undefined,
  from: string,
  chaseMax: number,
): { ahead: readonly LotteryIssue[]; most: number } {
  const start = known?.findIndex(({ issueNo }) => issueNo === from) ?? -1
  // Nothing is known yet, or the slip has to move to another issue first.
  if (!known || start < 0) return { ahead: [], most: chaseMax }
  const ahead = known.slice(start, start + chaseMax)
  return { ahead, most: Math.max(chaseMin, ahead.length) }
}
