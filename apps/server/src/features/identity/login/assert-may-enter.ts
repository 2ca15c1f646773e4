import { isTrial, memberType } from '@perya/contract/member-type'
import type { Member } from '#features/members/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { LoginSide } from './login-input.ts'

/** Asked only of those who proved who they are: nobody else learns what an account is. */
export function assertMayEnter(member: Member, side: LoginSide): void {
  if (member.status !== 'active') throw new AppError('account.disabled')
  if (side === 'member' && isTrial(member.type)) throw new AppError('login.notMember')
  const isAgent = member.type === memberType.agent || member.type === memberType.topAgent
  if (side === 'agent' && !isAgent) throw new AppError('login.notAgent')
}
