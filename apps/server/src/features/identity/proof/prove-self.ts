import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import { findPasswordHash } from '../credential/credential.store.ts'
import { verifyPassword } from '../credential/passwords.ts'
import { tryAsMember } from '../throttle/member-try.ts'
import { assertFreshLogin } from './assert-fresh-login.ts'
import { hasWithdrawalPassword, proveWithdrawalPassword } from './withdrawal-password.ts'

export type Self = { memberId: bigint; sessionId: bigint }

/** By the log-in password, or by having just logged in where there is none. */
export async function proveLogin(
  ctx: Context,
  { memberId, sessionId }: Self,
  typed: { password: string; field: string },
): Promise<void> {
  const stored = await findPasswordHash(ctx.db, memberId)
  if (stored === null) {
    return assertFreshLogin(ctx, sessionId)
  }
  const verify = () => verifyPassword(stored, typed.password)
  const { isProved } = await tryAsMember(ctx, 'try.password', memberId, verify)
  if (!isProved) throw new AppError('password.wrong', { field: typed.field })
}

/** A session alone changes nothing that matters: the withdrawal password does, or the log-in's where there is none. */
export async function proveSelf(ctx: Context, self: Self, password: string): Promise<void> {
  if (await hasWithdrawalPassword(ctx, self.memberId)) {
    return proveWithdrawalPassword(ctx, self.memberId, password)
  }
  return proveLogin(ctx, self, { password, field: 'password' })
}
