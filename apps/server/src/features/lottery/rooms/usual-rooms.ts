import type { Lottery } from '@perya/lottery-rules'
import { amountUnit } from '@perya/money'
import type { Room } from './room.store.ts'

/** The most a prize group may be: what is left is the house's. */
const prizeGroupMax = 1_980

/** The rooms a lottery has where nobody decided otherwise. */
export function usualRooms(
  merchant: string,
  { code, prizeGroup, limits, schedule, drawSource }: Lottery,
): Room[] {
  const free: Room = {
    merchant,
    code,
    roomType: 'free',
    prizeGroup,
    lineMin: amountUnit / 100n,
    lineMax: limits.stakePerLine,
    issueMax: limits.stakePerMemberIssue,
    winMax: limits.winPerOrder,
    issueWinMax: limits.winPerMemberIssue,
    numberMax: limits.liabilityPerNumber,
    stakeNeeded: null,
    entryFee: null,
  }
  const isFast = drawSource === 'house' && 'everySeconds' in schedule
  if (!isFast) return [free]
  const better = (by: number) => Math.min(prizeGroup + by, prizeGroupMax)
  return [
    free,
    {
      ...free,
      roomType: 'vip',
      prizeGroup: better(20),
      lineMin: 10n * amountUnit,
      lineMax: 2n * free.lineMax,
      issueMax: 2n * free.issueMax,
      stakeNeeded: 10_000n * amountUnit,
    },
    { ...free, roomType: 'charged', prizeGroup: better(10), entryFee: 20n * amountUnit },
  ]
}
