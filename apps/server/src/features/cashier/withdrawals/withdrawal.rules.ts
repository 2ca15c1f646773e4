import type { IdentityNeed } from '@perya/contract/identity-check'
import type { WithdrawalReason } from '@perya/contract/withdrawal-reason'
import type { WithdrawalState } from '@perya/contract/withdrawals'
import { parseAmount } from '@perya/money'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs
export const newMemberDays = 7

/** The key of a withdrawal's hold. */
export const holdKey = (id: bigint) => `withdrawal:${id}`

export type ReviewReason = Extract<
  WithdrawalReason,
  'amount' | 'newMember' | 'exclusion' | 'barred' | 'bigWin'
>

/** Why a person has to review a withdrawal; `null` when nobody has to. */
export function whyReview(
  asked: {
    amount: bigint
    memberSince: Date
    now: Date
    shutOut: 'exclusion' | 'barred' | null
    /** The largest single win since the last approved withdrawal. */
    won: bigint
  },
  { autoMax, bigWin }: { autoMax: bigint; bigWin: bigint | null },
): ReviewReason | null {
  // Turnover does not hold for them, so a person checks where the money came from.
  if (asked.shutOut !== null) return asked.shutOut
  if (asked.amount > autoMax) return 'amount'
  return whyDoubt(asked, { bigWin })
}

/** Why a person reviews any amount of this member; `null` for no reason. */
export function whyDoubt(
  { memberSince, now, won }: { memberSince: Date; now: Date; won: bigint },
  { bigWin }: { bigWin: bigint | null },
): 'bigWin' | 'newMember' | null {
  if (bigWin !== null && won > bigWin) return 'bigWin'
  return now.getTime() - memberSince.getTime() < newMemberDays * dayMs ? 'newMember' : null
}

/** The latest time of arrival, with the time a review takes. */
export const promisedAt = (
  asked: { now: Date; reason: ReviewReason | null; minutesTo: number },
  { reviewHours }: { reviewHours: number },
) =>
  new Date(
    asked.now.getTime() + (asked.reason === null ? 0 : reviewHours * hourMs) + asked.minutesTo * minuteMs,
  )

/** `total`: this withdrawal with all earlier ones, so that many small ones count as a large one. */
export const needsIdentity = (total: bigint, { withdrawalAbove }: IdentityNeed) =>
  withdrawalAbove !== null && total > parseAmount(withdrawalAbove)

export const eyesNeeded = (amount: bigint, { onePersonMax }: { onePersonMax: bigint }) =>
  amount > onePersonMax ? 2 : 1

/** Neither paid nor rejected although the promised time has passed. */
export const isOverdue = ({ endedAt, promisedAt }: { endedAt: Date | null; promisedAt: Date }, now: Date) =>
  endedAt === null && promisedAt <= now

/** The member may change their mind until the money is on its way. */
export const mayCancel = (state: WithdrawalState) => state === 'requested' || state === 'approved'
