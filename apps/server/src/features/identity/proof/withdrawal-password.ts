/** The second thing a member knows: six digits that stand between a session and their money. */
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import { findWithdrawalPasswordHash } from '../credential/credential.store.ts'
import { verifyPassword } from '../credential/passwords.ts'
import { tryAsMember } from '../throttle/member-try.ts'

export async function hasWithdrawalPassword(ctx: Context, memberId: bigint): Promise<boolean> {
  return (await findWithdrawalPasswordHash(ctx.db, memberId)) !== null
}

/** Throws unless the member typed their withdrawal password; five wrong ones close the door for a while. */
export async function proveWithdrawalPassword(ctx: Context, memberId: bigint, typed: string): Promise<void> {
  const stored = await findWithdrawalPasswordHash(ctx.db, memberId)
  if (stored === null) throw new AppError('withdrawalPassword.unset')
  const verify = () => verifyPassword(stored, typed)
  const tried = await tryAsMember(ctx, 'try.withdrawal', memberId, verify).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'login.locked') {
      throw new AppError('withdrawalPassword.locked', error.details)
    }
    throw error
  })
  if (tried.isProved) return
  throw new AppError('withdrawalPassword.wrong', { field: 'password', triesLeft: tried.triesLeft })
}
