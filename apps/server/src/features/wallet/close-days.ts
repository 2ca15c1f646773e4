import type { Context } from '#platform/context.ts'
import { closeDay, listOpenDays } from './day.store.ts'

/** Adds up days that are over, the oldest first, so that those added up have no gap. */
export async function closeDays({ db }: Pick<Context, 'db'>): Promise<void> {
  for (;;) {
    const open = await listOpenDays(db)
    for (const day of open) await db.transaction().execute((tx) => closeDay(tx, day))
    if (open.length === 0) return
  }
}
