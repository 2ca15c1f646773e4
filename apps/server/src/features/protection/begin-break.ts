import { endSessions, forget } from '#features/identity/index.ts'
import { bringHome } from '#features/vendors/index.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'

/** Shuts out of play, on every device and at every vendor at once, whomever the work says a break begins for. */
export async function beginBreak<T>(
  ctx: Context,
  work: (tx: Tx) => Promise<{ answer: T; memberIds: readonly bigint[] }>,
): Promise<T> {
  const { answer, memberIds } = await ctx.db.transaction().execute(async (tx) => {
    const begun = await work(tx)
    for (const id of begun.memberIds) await endSessions(ctx, tx, id, 'exclusion')
    return begun
  })
  for (const id of memberIds) forget(ctx, id)
  // A vendor that keeps balances asks nobody before a bet, so nothing is left there to bet with.
  await Promise.all(memberIds.map((id) => tryBringHome(ctx, id)))
  return answer
}

/** The break has begun whatever becomes of the money, which a job brings home at the latest. */
const tryBringHome = (ctx: Context, memberId: bigint) =>
  bringHome(ctx, memberId).catch((err: unknown) =>
    ctx.log.error({ err, memberId: String(memberId) }, 'funds were not brought home'),
  )
