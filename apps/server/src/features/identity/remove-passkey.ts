import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import { deletePasskey } from './passkey.store.ts'
import { pauseAndTell } from './pause-withdrawals.ts'

/** A thief would take the owner's own way in away, so its owner hears of it before money can leave. */
export async function removePasskey(ctx: Context, memberId: bigint, id: bigint): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    if (!(await deletePasskey(tx, memberId, id))) throw new AppError('passkey.unknown')
    await pauseAndTell(ctx, tx, memberId, 'passkey')
  })
}
