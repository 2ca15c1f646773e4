import type { Context } from '#platform/context.ts'
import { closeDay, listOpenDays } from './day.store.ts'

/** Adds up finished days, the oldest first, so that the days added up have no gap. */
export async function closeDays({ db }: Pick<Context, 'db'>): Promise<void> {
  for (;;) {
    const open = await listOpenDays(db)
    for (const day of open) await db.transaction().execute((tx) => closeDay(tx, day))
    if (open.length === 0) return
  }
}
