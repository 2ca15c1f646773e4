import { queueNotice } from '#features/push/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import { countOwnLines, findLineByKey, holdChat, insertLine, type LineRow } from './chat.store.ts'

const linesAMinute = 30
const minuteMs = 60_000

type Ctx = Pick<Context, 'db' | 'now'>

/** A member says something; said again under the same key it is the line from before. */
export async function sayAsMember(
  { db, now }: Ctx,
  memberId: bigint,
  { key, text }: { key: string; text: string },
): Promise<LineRow> {
  return db.transaction().execute(async (tx) => {
    const at = now()
    await holdChat(tx, memberId, true, at)
    const earlier = await findLineByKey(tx, memberId, key)
    if (earlier) return earlier
    const said = await countOwnLines(tx, memberId, new Date(at.getTime() - minuteMs))
    if (said >= linesAMinute) throw new AppError('rate.limited', { seconds: minuteMs / 1_000 })
    return insertLine(tx, { memberId, isMine: true, text, key }, at)
  })
}

/** The people behind the site say something to a member, whether or not the member spoke first. */
export async function sayToMember({ db, now }: Ctx, memberId: bigint, text: string): Promise<LineRow> {
  return db.transaction().execute(async (tx) => {
    const at = now()
    await holdChat(tx, memberId, false, at)
    await queueNotice(tx, memberId, { kind: 'chat' }, at)
    return insertLine(tx, { memberId, isMine: false, text }, at)
  })
}
