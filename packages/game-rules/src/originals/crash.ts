/** One round for everybody: the multiplier climbs until it meets the point; who leaves before keeps it. */
import type { WordSource } from '@perya/fairness'
import type { Amount } from '@perya/money'
import { type Ratio, ratio, times } from '../ratio.ts'
import { checkRule } from '../rule-error.ts'
import { payoutOf } from '../stake.ts'
import { isLowRisk } from './low-risk.ts'
import { chanceOfPoint, checkTarget, drawPoint, highestTarget } from './point.ts'

export type CrashBet = {
  readonly stake: Amount
  /** In hundredths: leaves by itself when the round gets there. Without it a bet leaves at the highest multiplier. */
  readonly autoCashOut?: number
}

const one = 1n << 96n
/** Six parts in a hundred thousand every millisecond: 1.82 after ten seconds, 36 after a minute. */
const growth = one + (one * 6n) / 100_000n

/** The multiplier in hundredths after so many milliseconds; whole-number arithmetic, alike on every machine. */
export function crashMultiplierAt(elapsedMs: number): number {
  checkRule(Number.isSafeInteger(elapsedMs) && elapsedMs >= 0, 'time')
  let power = one
  let square = growth
  for (let left = Math.min(elapsedMs, longestMs); left > 0; left = Math.floor(left / 2)) {
    if (left & 1) power = (power * square) / one
    square = (square * square) / one
  }
  const hundredths = Number((power * 100n) / one)
  return Math.min(hundredths, highestTarget)
}

/** Past this time every round stands at the highest multiplier. */
const longestMs = 200_000

/** The first millisecond at which the round stands at this multiplier or above. */
export function crashReaches(hundredths: number): number {
  let [low, high] = [0, longestMs]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (crashMultiplierAt(middle) >= hundredths) high = middle
    else low = middle + 1
  }
  return low
}

/** The first millisecond that would stand above the point; at the highest multiplier everybody has left. */
export function crashEndsAt(point: number): number {
  return crashReaches(Math.min(point + 1, highestTarget))
}

export const crash = {
  code: 'CRASH',
  check: ({ autoCashOut }: CrashBet) => void (autoCashOut === undefined || checkTarget(autoCashOut)),
  draw: (source: WordSource) => ({ point: drawPoint(source) }),
  /** `leftAt` is the multiplier at which the player left by hand, as the server's clock saw it. */
  settle: ({ stake, autoCashOut }: CrashBet, { point }: { point: number }, leftAt?: number): Amount => {
    const left = [autoCashOut, leftAt, highestTarget].filter((at) => at !== undefined).map(checkTarget)
    const at = Math.min(...left)
    return payoutOf(stake, at <= point ? BigInt(at) : 0n)
  },
  /** The return of leaving at a multiplier, by hand or by itself. */
  rtp: (leaveAt: number): Ratio => times(chanceOfPoint(leaveAt), ratio(BigInt(leaveAt), 100n)),
  isLowRisk: (leaveAt: number): boolean => isLowRisk(chanceOfPoint(leaveAt)),
}
