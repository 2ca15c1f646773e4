import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import { isFreshLogin } from '../session/session.rules.ts'
import { findOpenedAt } from '../session/session.store.ts'

/** Throws unless somebody has just shown who they are, with all that their account asks for. */
export async function assertFreshLogin(ctx: Context, sessionId: bigint): Promise<void> {
  if (!isFreshLogin(await findOpenedAt(ctx.db, sessionId), ctx.now())) throw new AppError('login.stale')
}
