import { memberType } from '@perya/contract/member-type'
import { parseAmount } from '@perya/money'
import { createMember, findMemberByUserName, insertLink } from '#features/members/index.ts'
import { demoMerchant } from '#features/merchants/index.ts'
import { fundDemoMember } from '#features/wallet/index.ts'
import type { Context } from '#platform/context.ts'
import { insertCredential } from './credential/credential.store.ts'
import { hashPassword } from './credential/passwords.ts'

const password = 'Perya#2026'
const withdrawalPassword = '202611'

type DemoMember = {
  userName: string
  type: number
  upline: string | null
  funds: string
  payeeName: string
  /** Made up; no SMS of a demo leaves the machine. */
  mobile: string
  joined: string
  affiliateCode?: string
}

const player = memberType.player
const agent = memberType.agent

/** Uplines come before their downlines. */
const members: readonly DemoMember[] = [
  {
    userName: 'datu',
    type: memberType.topAgent,
    upline: null,
    funds: '50000',
    payeeName: 'Datu Magbanua',
    mobile: '+639170000001',
    joined: '2026-01-05T02:00:00Z',
    affiliateCode: 'DATU2026',
  },
  {
    userName: 'ligaya',
    type: agent,
    upline: 'datu',
    funds: '50000',
    payeeName: 'Ligaya Santos',
    mobile: '+639170000002',
    joined: '2026-02-14T05:30:00Z',
    affiliateCode: 'LIGAYA26',
  },
  {
    userName: 'bayani',
    type: agent,
    upline: 'datu',
    funds: '50000',
    payeeName: 'Bayani Reyes',
    mobile: '+639170000003',
    joined: '2026-03-02T08:15:00Z',
    affiliateCode: 'BAYANI26',
  },
  {
    userName: 'juan',
    type: player,
    upline: 'ligaya',
    funds: '10000',
    payeeName: 'Juan dela Cruz',
    mobile: '+639170000004',
    joined: '2026-03-21T11:45:00Z',
  },
  {
    userName: 'amihan',
    type: agent,
    upline: 'ligaya',
    funds: '5000',
    payeeName: 'Amihan Flores',
    mobile: '+639170000005',
    joined: '2026-04-09T03:20:00Z',
    affiliateCode: 'AMIHAN26',
  },
  {
    userName: 'tala',
    type: player,
    upline: 'amihan',
    funds: '2500',
    payeeName: 'Tala Ramos',
    mobile: '+639170000006',
    joined: '2026-05-30T13:05:00Z',
  },
  {
    userName: 'malaya',
    type: player,
    upline: 'ligaya',
    funds: '3200',
    payeeName: 'Malaya Garcia',
    mobile: '+639170000007',
    joined: '2026-06-18T09:40:00Z',
  },
  {
    userName: 'crispin',
    type: player,
    upline: 'bayani',
    funds: '1800',
    payeeName: 'Crispin Aquino',
    mobile: '+639170000008',
    joined: '2026-07-07T07:10:00Z',
  },
]

/** The people of the demo; each is made once and found again afterwards. */
export async function seedDemo(ctx: Context): Promise<void> {
  const missing: DemoMember[] = []
  for (const member of members) {
    if (!(await findMemberByUserName(ctx.db, demoMerchant, member.userName))) missing.push(member)
  }
  if (missing.length === 0) return
  const hashes = {
    password: await hashPassword(password),
    withdrawalPassword: await hashPassword(withdrawalPassword),
  }
  for (const member of missing) await seedMember(ctx, member, hashes)
}

async function seedMember(
  ctx: Context,
  member: DemoMember,
  hashes: { password: string; withdrawalPassword: string },
): Promise<void> {
  const merchant = demoMerchant
  await ctx.db.transaction().execute(async (tx) => {
    const upline = member.upline ? await findMemberByUserName(tx, merchant, member.upline) : undefined
    const id = await createMember(ctx, tx, {
      merchant,
      userName: member.userName,
      type: member.type,
      language: 'TY',
      uplineId: upline?.id ?? null,
      payeeName: member.payeeName,
      email: `${member.userName}@perya.example`,
      mobile: member.mobile,
      isMobileVerified: true,
      registeredAt: new Date(member.joined),
    })
    await insertCredential(tx, id, { ...hashes, now: new Date(member.joined) })
    if (member.affiliateCode) await insertLink(tx, { merchant, code: member.affiliateCode, member_id: id })
    await fundDemoMember(tx, { memberId: id, merchant, amount: parseAmount(member.funds) })
  })
}
