import { type MemberStatus, updateStatus } from '#features/members/index.ts'
import type { Context } from '#platform/context.ts'
import { endSessions, forget } from './sessions.ts'

/** Locks, disables or opens an account again; unless it is open, every session ends. */
export async function setMemberStatus(ctx: Context, memberId: bigint, status: MemberStatus): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    await updateStatus(tx, memberId, status)
    if (status !== 'active') await endSessions(ctx, tx, memberId, 'lock')
  })
  forget(ctx, memberId)
}
