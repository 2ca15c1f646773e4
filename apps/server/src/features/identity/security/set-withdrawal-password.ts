import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import { updateWithdrawalPasswordHash } from '../credential/credential.store.ts'
import { hashPassword } from '../credential/passwords.ts'
import { pauseAndTell } from '../pause/pause-withdrawals.ts'
import { proveLogin, type Self } from '../proof/prove-self.ts'
import { hasWithdrawalPassword, proveWithdrawalPassword } from '../proof/withdrawal-password.ts'
import { isGuessable } from './withdrawal-password.rules.ts'

/** By whoever knows the log-in password, or has none and has just logged in; one that is set needs the old one too. */
export async function setWithdrawalPassword(
  ctx: Context,
  self: Self,
  typed: { loginPassword: string; oldPassword?: string | undefined; newPassword: string },
): Promise<void> {
  const { memberId } = self
  await proveLogin(ctx, self, { password: typed.loginPassword, field: 'loginPassword' })
  const isChange = await hasWithdrawalPassword(ctx, memberId)
  if (isChange) await proveWithdrawalPassword(ctx, memberId, typed.oldPassword ?? '')
  if (isGuessable(typed.newPassword))
    throw new AppError('withdrawalPassword.simple', { field: 'newPassword' })
  const hash = await hashPassword(typed.newPassword)
  await ctx.db.transaction().execute(async (tx) => {
    if (isChange) await pauseAndTell(ctx, tx, memberId, 'withdrawalPassword')
    await updateWithdrawalPasswordHash(tx, memberId, hash)
  })
}
