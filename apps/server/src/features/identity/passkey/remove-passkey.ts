import { findMemberByUserName } from '#features/members/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import { dropSecondFactorWithoutPasskey, lockCredential } from '../credential/credential.store.ts'
import { pauseAndTell } from '../pause/pause-withdrawals.ts'
import { assertFreshLogin } from '../proof/assert-fresh-login.ts'
import type { Self } from '../proof/prove-self.ts'
import { deletePasskey, deletePasskeys } from './passkey.store.ts'

/** A thief would take the owner's own way in away, so its owner hears of it before money can leave. */
export async function removePasskey(
  ctx: Context,
  { memberId, sessionId }: Self,
  id: bigint,
  /** Where it is removed; unset at an address that has no passkeys. */
  rpId: string | undefined,
): Promise<void> {
  await assertFreshLogin(ctx, sessionId)
  await ctx.db.transaction().execute(async (tx) => {
    await lockCredential(tx, memberId)
    if (!(await deletePasskey(tx, memberId, id))) throw new AppError('passkey.unknown')
    // One for another host does not open this one, and who may remove a passkey may switch the second factor off anyway.
    const isOff = await dropSecondFactorWithoutPasskey(tx, memberId, rpId)
    await pauseAndTell(ctx, tx, memberId, isOff ? 'lastPasskeyRemoved' : 'passkeyRemoved')
  })
}

/** For a member who lost theirs, or whose site gave their host name up, and who showed an operator who they are. */
export async function forgetPasskeys(
  ctx: Pick<Context, 'db' | 'now' | 'secrets'>,
  merchant: string,
  userName: string,
): Promise<void> {
  const member = await findMemberByUserName(ctx.db, merchant, userName)
  if (!member) throw new AppError('member.unknown')
  await ctx.db.transaction().execute(async (tx) => {
    await lockCredential(tx, member.id)
    if (!(await deletePasskeys(tx, member.id))) throw new AppError('passkey.unknown')
    await dropSecondFactorWithoutPasskey(tx, member.id)
    await pauseAndTell(ctx, tx, member.id, 'passkeysForgotten')
  })
}
