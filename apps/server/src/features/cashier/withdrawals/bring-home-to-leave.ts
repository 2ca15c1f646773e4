import { bringHome } from '#features/vendors/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import { assertMayEverLeave, type Leaving } from './assert-may-leave.ts'

/**
 * Brings home what vendors keep before money leaves for good. Nobody's table is emptied for what is refused whatever
 * comes home; `assertOwn` says that of what only this way out asks.
 *
 * Before anything is locked: a vendor may take its time, or never answer, and what stays there is not to be had yet.
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
    // It is said behind the locks, where every reason is asked in its order.
    if (error instanceof AppError) return
    throw error
  }
  await bringHome(ctx, leaving.memberId)
}
