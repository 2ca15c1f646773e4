import { bringHome } from '#features/vendors/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import { assertMayEverLeave, type Leaving } from './assert-may-leave.ts'

/**
 * Brings home a member's money from vendors before money leaves for good. It does not when the request is refused
 * anyway: `assertOwn` is what only this caller checks.
 *
 * It runs before anything is locked: a vendor may answer late or never, and money that stays there cannot be used yet.
 */
export async function bringHomeToLeave(
  ctx: Context,
  leaving: Leaving,
  assertOwn: () => Promise<unknown>,
): Promise<void> {
  try {
    await assertOwn()
    await assertMayEverLeave(ctx, ctx.db, leaving)
  } catch (error) {
    // The caller refuses under its locks, where it checks every reason in order.
    if (error instanceof AppError) return
    throw error
  }
  await bringHome(ctx, leaving.memberId)
}
