import { voidClaim } from '#features/rewards/index.ts'
import type { Db } from '#platform/db.ts'
import { endIfWaiting } from './deposit.store.ts'

/** Ends a waiting deposit and the promotion accepted with it; one that has ended meanwhile stays as it is. */
export async function endWaiting(db: Db, end: Parameters<typeof endIfWaiting>[1]): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const id = await endIfWaiting(tx, end)
    if (id !== undefined) await voidClaim(tx, id, end.now)
  })
}
