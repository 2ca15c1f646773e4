import type { InputOf } from '@perya/contract/endpoint'
import type { takeBreak as takeBreakCall } from '@perya/contract/protection'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db.ts'
import { beginBreak } from './begin-break.ts'
import { type BreakRow, insertBreak, spreadBreak } from './break.store.ts'
import { findBreak, isBarred } from './breaks.ts'
import { noteHarm } from './harm-markers.ts'

/** Shuts a person out of play on every device, at every vendor and under every account at once; no code ends it before its time. */
export async function takeBreak(
  ctx: Context,
  memberId: bigint,
  asked: InputOf<typeof takeBreakCall>,
): Promise<BreakRow> {
  const length =
    asked.kind === 'timeout' ? `${asked.days} days` : asked.months === null ? null : `${asked.months} months`
  return beginBreak(ctx, async (tx) => {
    const row = await insertBreak(tx, memberId, { kind: asked.kind, length })
    await noteHarm(tx, memberId, { sign: asked.kind, reference: length, now: ctx.now() })
    return { answer: row, memberIds: [memberId, ...(await spreadBreak(tx, memberId))] }
  })
}

/** Throws while the member takes a break or may not play at all: nothing may be brought or given to them then. */
export async function assertNoBreak(db: Db, memberId: bigint): Promise<void> {
  if (await findBreak(db, memberId)) throw new AppError('member.excluded')
  if (await isBarred(db, memberId)) throw new AppError('member.barred')
}
