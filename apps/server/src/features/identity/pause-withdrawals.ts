import { findMember, type Member, readContacts, readPersonalData } from '#features/members/index.ts'
import { merchantOf } from '#features/merchants/index.ts'
import { queueMessage } from '#features/messaging/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db.ts'
import { changeHeldMessage, languageFor } from './identity.messages.ts'
import { findPauseEnd, type PauseReason, putPause } from './security.store.ts'

const pauseMs = 24 * 60 * 60_000

/** Keeps money in for a day. */
export function pauseWithdrawals(ctx: Context, tx: Tx, memberId: bigint, reason: PauseReason): Promise<void> {
  return putPause(tx, memberId, { reason, endsAt: new Date(ctx.now().getTime() + pauseMs) })
}

/**
 * The same with word of it to every way the member can be reached; called before the change is written,
 * so that the old number and address hear of it.
 */
export async function pauseAndTell(
  ctx: Context,
  tx: Tx,
  memberId: bigint,
  reason: Exclude<PauseReason, 'password'>,
): Promise<void> {
  await pauseWithdrawals(ctx, tx, memberId, reason)
  const { merchant, language, userName } = (await findMember(tx, memberId)) as Member
  const { email } = await readPersonalData(ctx, tx, memberId)
  const { provedMobile } = await readContacts(ctx, tx, memberId)
  const site = merchantOf(ctx, merchant).name
  const { subject, body } = changeHeldMessage(languageFor(language), { site, userName, what: reason })
  const lifeMinutes = 24 * 60
  // Not to a number taken on trust: whoever typed it could have its holder written to without end.
  if (provedMobile)
    await queueMessage(ctx, tx, { merchant, kind: 'sms', to: provedMobile, body, lifeMinutes })
  if (email) await queueMessage(ctx, tx, { merchant, kind: 'mail', to: email, subject, body, lifeMinutes })
}

/** Throws while withdrawals are paused. */
export async function assertNotPaused(ctx: Pick<Context, 'now'>, db: Db, memberId: bigint): Promise<void> {
  const now = ctx.now()
  const endsAt = await findPauseEnd(db, memberId, now)
  if (!endsAt) return
  throw new AppError('withdrawal.paused', {
    hours: Math.ceil((endsAt.getTime() - now.getTime()) / 3_600_000),
  })
}
