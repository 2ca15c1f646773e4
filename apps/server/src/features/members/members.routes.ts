import assert from 'node:assert/strict'
import * as contract from '@perya/contract/members'
import { isLeftAlone } from '#features/wallet/index.ts'
import type { Context } from '#platform/context.ts'
import { memberRoute, type Route } from '#platform/http/route.ts'
import { findMember } from './find-member.ts'
import { maskEmail, maskMobile, maskName } from './mask.rules.ts'
import { updateIcon } from './member.store.ts'
import type { Member } from './member.ts'
import { readPersonalData } from './personal-data.ts'

export const membersRoutes = (ctx: Context): Route[] => [
  memberRoute(contract.getMemberInfo, async (_input, { signedIn }) => {
    const member = await self(ctx, signedIn.memberId)
    const { email, mobile, payeeName } = await readPersonalData(ctx, ctx.db, member.id)
    return {
      id: member.id.toString(),
      account: member.userName,
      regDate: member.registeredAt.toISOString(),
      type: member.type,
      toUpline: member.toUpline,
      merchantCode: member.merchant,
      nickname: member.nickname,
      icon: member.icon as contract.HeadIcon,
      email: email ? maskEmail(email) : null,
      mobileNum: mobile ? maskMobile(mobile) : null,
      payeeName: payeeName ? maskName(payeeName) : null,
      mayInvite: !(await isLeftAlone(ctx.db, member.id)),
    }
  }),
  memberRoute(contract.getHeadIcon, async (_input, { signedIn }) => {
    const { icon } = await self(ctx, signedIn.memberId)
    return { icon: icon as contract.HeadIcon, icons: [...contract.headIcons] }
  }),
  memberRoute(contract.setHeadIcon, async ({ icon }, { signedIn }) => {
    await updateIcon(ctx.db, signedIn.memberId, icon)
    return { icon }
  }),
]

async function self(ctx: Context, id: bigint): Promise<Member> {
  const member = await findMember(ctx.db, id)
  assert(member, `member ${id} has a session, so it exists`)
  return member
}
