import type { WithdrawalState } from '@perya/contract/withdrawals'

const dayMs = 86_400_000
const newMemberDays = 7

/** Why a person looks at it first; `null` when nobody has to. */
export function whyReview(
  asked: { amount: bigint; memberSince: Date; now: Date },
  { autoMax }: { autoMax: bigint },
): 'amount' | 'newMember' | null {
  if (asked.amount > autoMax) return 'amount'
  return asked.now.getTime() - asked.memberSince.getTime() < newMemberDays * dayMs ? 'newMember' : null
}

export const eyesNeeded = (amount: bigint, { onePersonMax }: { onePersonMax: bigint }) =>
  amount > onePersonMax ? 2 : 1

/** The member may change their mind until the money is on its way. */
export const mayCancel = (state: WithdrawalState) => state === 'requested' || state === 'approved'

/** Names are one when a person would read them as one: spaces, letters' size and accents aside. */
export function isSameName(a: string, b: string): boolean {
  const plain = (name: string) =>
    name
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  return plain(a) === plain(b)
}
