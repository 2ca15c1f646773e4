import type { SessionRecord } from '@perya/contract/identity'
import { memberType } from '@perya/contract/member-type'
import { parseAmount } from '@perya/money'
import { createMember, findMember, type Member } from '#features/members/index.ts'
import { merchantOf, trialTwinOf } from '#features/merchants/index.ts'
import { fundDemoMember } from '#features/wallet/index.ts'
import { addressGroup } from '#platform/address-group.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import { makeUserName } from '../registration/user-names.ts'
import { openSession } from '../session/open-session.ts'
import { takeQuota } from '../throttle/tries.ts'
import type { Visit } from '../visit.ts'
import { findTrialMemberId, insertTrialDevice } from './trial.store.ts'

const playMoney = parseAmount('10000')

/** Logs the device in to its trial account; asking again finds the same one. */
export async function startTrial(ctx: Context, visit: Visit): Promise<SessionRecord> {
  const twin = trialTwinOf(ctx, visit.merchant)?.code
  if (!twin || !merchantOf(ctx, visit.merchant).flags.TRIALPLAY3) throw new AppError('trial.closed')
  const known = await findTrialMemberId(ctx.db, twin, visit.device)
  const id = known ?? (await makeTrialMember(ctx, visit, twin))
  const member = (await findMember(ctx.db, id)) as Member
  return ctx.db.transaction().execute((tx) => openSession(ctx, tx, member, visit))
}

async function makeTrialMember(ctx: Context, visit: Visit, merchant: string): Promise<bigint> {
  const { reached } = await takeQuota(ctx, [{ scope: 'trial.address', of: addressGroup(visit.ip) }])
  if (reached) throw new AppError('trial.limit', { seconds: reached.seconds })
  const { device, language } = visit
  const made = await ctx.db
    .transaction()
    .execute(async (tx) => {
      const userName = makeUserName('trial')
      const id = await createMember(ctx, tx, { merchant, userName, type: memberType.trial, language })
      const isFirst = await insertTrialDevice(tx, { merchant, device_hash: device, member_id: id })
      if (!isFirst) throw new SecondTrial()
      await fundDemoMember(tx, { memberId: id, merchant, amount: playMoney })
      return id
    })
    .catch((error: unknown) => {
      if (error instanceof SecondTrial) return undefined
      throw error
    })
  return made ?? ((await findTrialMemberId(ctx.db, merchant, device)) as bigint)
}

/** Two calls of one device at the same time: the later one is undone and uses what the first made. */
class SecondTrial extends Error {}
