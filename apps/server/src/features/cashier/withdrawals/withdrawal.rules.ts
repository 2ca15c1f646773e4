import type { IdentityNeed } from '@perya/contract/identity-check'
import type { WithdrawalState } from '@perya/contract/withdrawals'
import { parseAmount } from '@perya/money'

const dayMs = 86_400_000
const newMemberDays = 7

/** Why a person looks at it first; `null` when nobody has to. */
export function whyReview(
  asked: { amount: bigint; memberSince: Date; now: Date; isExcluded: boolean },
  { autoMax }: { autoMax: bigint },
): 'amount' | 'newMember' | 'exclusion' | null {
  // Turnover was not asked for, so somebody looks where the money came from.
  if (asked.isExcluded) return 'exclusion'
  if (asked.amount > autoMax) return 'amount'
  return asked.now.getTime() - asked.memberSince.getTime() < newMemberDays * dayMs ? 'newMember' : null
}

/** `total`: what is asked for with all that was withdrawn before, so that many small ones make a large one. */
export const needsIdentity = (total: bigint, { withdrawalAbove }: IdentityNeed) =>
  withdrawalAbove !== null && total > parseAmount(withdrawalAbove)

export const eyesNeeded = (amount: bigint, { onePersonMax }: { onePersonMax: bigint }) =>
  amount > onePersonMax ? 2 : 1

/** Nobody has paid it or said no though what was promised is past. */
export const isOverdue = ({ endedAt, promisedAt }: { endedAt: Date | null; promisedAt: Date }, now: Date) =>
  endedAt === null && promisedAt <= now

/** The member may change their mind until the money is on its way. */
export const mayCancel = (state: WithdrawalState) => state === 'requested' || state === 'approved'
