import { openMemberAccounts } from '#features/wallet/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { countLinkUse } from './affiliate.store.ts'
import { findMemberByMobile } from './find-member.ts'
import { insertLines, insertMember } from './member.store.ts'
import type { RegisterMethod } from './member.ts'
import { listRestrictions, mobileIndex, type PersonalData, sealPersonalData } from './personal-data.ts'

export type NewMember = {
  merchant: string
  userName: string
  type: number
  language: string
  uplineId?: bigint | null
  recommenderId?: bigint | null
  affiliateLinkId?: bigint | null
  nickname?: string | null
  birthDate?: string | null
  registerMethod?: RegisterMethod | null
  registerHost?: string | null
  isMobileVerified?: boolean
  registeredAt?: Date
} & PersonalData

/** The one way a member comes to be: the row, its place in the agent tree, its accounts. */
export async function createMember(ctx: Context, tx: Tx, member: NewMember): Promise<bigint> {
  const now = ctx.now()
  const uplineId = member.uplineId ?? null
  const id = await insertMember(tx, {
    merchant: member.merchant,
    user_name: member.userName,
    type: member.type,
    language: member.language,
    upline_id: uplineId,
    to_upline: uplineId !== null,
    recommender_id: member.recommenderId ?? null,
    affiliate_link_id: member.affiliateLinkId ?? null,
    nickname: member.nickname || null,
    birth_date: member.birthDate || null,
    register_method: member.registerMethod ?? null,
    register_host: member.registerHost ?? null,
    mobile_verified_at: member.isMobileVerified ? now : null,
    registered_at: member.registeredAt ?? now,
    ...sealPersonalData(ctx.secrets, member),
  })
  if (id === undefined) throw await conflictOf(ctx, tx, member)
  if ((await listRestrictions(tx, id)).length > 0) throw new AppError('member.barred')
  await insertLines(tx, id, uplineId)
  await openMemberAccounts(tx, { memberId: id, merchant: member.merchant })
  if (member.affiliateLinkId) await countLinkUse(tx, member.affiliateLinkId)
  return id
}

async function conflictOf(ctx: Context, tx: Tx, member: NewMember): Promise<AppError> {
  const isNumberTaken =
    member.isMobileVerified &&
    member.mobile &&
    (await findMemberByMobile(tx, member.merchant, mobileIndex(ctx.secrets, member.mobile)))
  return new AppError(isNumberTaken ? 'mobile.taken' : 'username.taken')
}
