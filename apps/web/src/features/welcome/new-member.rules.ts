import { isTrial } from '@perya/contract/member-type'
import { parseAmount } from '@perya/money'

const newForMs = 24 * 3_600_000

type Member = { type: number; regDate: string; mayInvite: boolean }

/** In the first day, until there is money to play with; never a trial member, nor one who is to be left alone. */
export function isNewMember(
  member: Member | undefined,
  total: string | null,
  now: number = Date.now(),
): boolean {
  if (member === undefined || total === null || isTrial(member.type) || !member.mayInvite) return false
  return parseAmount(total) === 0n && now - Date.parse(member.regDate) < newForMs
}
