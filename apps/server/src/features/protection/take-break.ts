import type { InputOf } from '@perya/contract/endpoint'
import type { takeBreak as takeBreakCall } from '@perya/contract/protection'
import { endSessions, forget } from '#features/identity/index.ts'
import { bringHome } from '#features/vendors/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db.ts'
import { type BreakRow, findBreak, insertBreak, isBarred, spreadBreak } from './break.store.ts'
import { noteHarm } from './harm-marker.store.ts'

/** Shuts a person out of play on every device, at every vendor and under every account at once; no code ends it before its time. */
export async function takeBreak(
  ctx: Context,
  memberId: bigint,
  asked: InputOf<typeof takeBreakCall>,
): Promise<BreakRow> {
  const length =
    asked.kind === 'timeout' ? `${asked.days} days` : asked.months === null ? null : `${asked.months} months`
  const taken = await ctx.db.transaction().execute(async (tx) => {
    const row = await insertBreak(tx, memberId, { kind: asked.kind, length })
    await noteHarm(tx, memberId, { sign: asked.kind, reference: length, now: ctx.now() })
    const others = await spreadBreak(tx, memberId)
    for (const id of [memberId, ...others]) await endSessions(ctx, tx, id, 'exclusion')
    return { row, others }
  })
  for (const id of [memberId, ...taken.others]) forget(ctx, id)
  // A vendor that keeps balances asks nobody before a bet, so nothing is left there to bet with.
  await Promise.all([memberId, ...taken.others].map((id) => tryBringHome(ctx, id)))
  return taken.row
}

/** The break has begun whatever becomes of the money, which the night brings home at the latest. */
const tryBringHome = (ctx: Context, memberId: bigint) =>
  bringHome(ctx, memberId).catch((err: unknown) =>
    ctx.log.error({ err, memberId: String(memberId) }, 'funds were not brought home'),
  )

/** Throws while the member takes a break or may not play at all: nothing may be brought or given to them then. */
export async function assertNoBreak(db: Db, memberId: bigint): Promise<void> {
  if (await findBreak(db, memberId)) throw new AppError('member.excluded')
  if (await isBarred(db, memberId)) throw new AppError('member.barred')
}
