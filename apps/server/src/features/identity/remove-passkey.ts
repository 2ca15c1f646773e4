import { findMemberByUserName } from '#features/members/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { assertFreshLogin } from './assert-fresh-login.ts'
import { dropSecondFactorWithoutPasskey, lockCredential } from './credential.store.ts'
import { deletePasskey, deletePasskeys } from './passkey.store.ts'
import { pauseAndTell } from './pause-withdrawals.ts'
import type { Self } from './prove-self.ts'

/** A thief would take the owner's own way in away, so its owner hears of it before money can leave. */
export async function removePasskey(ctx: Context, { memberId, sessionId }: Self, id: bigint): Promise<void> {
  await assertFreshLogin(ctx, sessionId)
  await removeAndTell(ctx, memberId, (tx) => deletePasskey(tx, memberId, id))
}

/** For a member who lost theirs and showed an operator who they are. */
export async function forgetPasskeys(ctx: Context, merchant: string, userName: string): Promise<void> {
  const member = await findMemberByUserName(ctx.db, merchant, userName)
  if (!member) throw new AppError('member.unknown')
  await removeAndTell(ctx, member.id, (tx) => deletePasskeys(tx, member.id))
}

async function removeAndTell(
  ctx: Context,
  memberId: bigint,
  remove: (tx: Tx) => Promise<boolean>,
): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    await lockCredential(tx, memberId)
    if (!(await remove(tx))) throw new AppError('passkey.unknown')
    await dropSecondFactorWithoutPasskey(tx, memberId)
    await pauseAndTell(ctx, tx, memberId, 'passkey')
  })
}
