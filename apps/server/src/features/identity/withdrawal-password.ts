/** The second thing a member knows: six digits that stand between a session and their money. */
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import {
  findPasswordHash,
  findWithdrawalPasswordHash,
  updateWithdrawalPasswordHash,
} from './credential.store.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import { isFreshLogin } from './session.rules.ts'
import { findOpenedAt } from './session.store.ts'
import { beginMemberTry } from './tries.ts'
import { isGuessable } from './withdrawal-password.rules.ts'

export async function hasWithdrawalPassword(ctx: Context, memberId: bigint): Promise<boolean> {
  return (await findWithdrawalPasswordHash(ctx.db, memberId)) !== null
}

/** By whoever knows the log-in password, or has none and has just logged in; one that is set needs the old one too. */
export async function setWithdrawalPassword(
  ctx: Context,
  { memberId, sessionId }: { memberId: bigint; sessionId: bigint },
  typed: { loginPassword: string; oldPassword?: string | undefined; newPassword: string },
): Promise<void> {
  const stored = await findPasswordHash(ctx.db, memberId)
  if (stored === null) {
    const openedAt = await findOpenedAt(ctx.db, sessionId)
    if (!isFreshLogin(openedAt, ctx.now())) throw new AppError('login.stale')
  } else {
    const attempt = await beginMemberTry(ctx, 'try.password', memberId)
    if (!(await verifyPassword(stored, typed.loginPassword))) {
      await attempt.fail()
      throw new AppError('password.wrong', { field: 'loginPassword' })
    }
    await attempt.succeed()
  }
  if (await hasWithdrawalPassword(ctx, memberId)) {
    await proveWithdrawalPassword(ctx, memberId, typed.oldPassword ?? '')
  }
  if (isGuessable(typed.newPassword))
    throw new AppError('withdrawalPassword.simple', { field: 'newPassword' })
  await updateWithdrawalPasswordHash(ctx.db, memberId, await hashPassword(typed.newPassword))
}

/** Throws unless the member typed their withdrawal password; five wrong ones close the door for a while. */
export async function proveWithdrawalPassword(ctx: Context, memberId: bigint, typed: string): Promise<void> {
  const stored = await findWithdrawalPasswordHash(ctx.db, memberId)
  if (stored === null) throw new AppError('withdrawalPassword.unset')
  const attempt = await beginMemberTry(ctx, 'try.withdrawal', memberId).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'login.locked') {
      throw new AppError('withdrawalPassword.locked', error.details)
    }
    throw error
  })
  if (await verifyPassword(stored, typed)) return attempt.succeed()
  const { triesLeft } = await attempt.fail()
  throw new AppError('withdrawalPassword.wrong', { field: 'password', triesLeft })
}
