/** Results of draws held elsewhere: two sources that agree, and a minute in which each may still say something else. */
import type { Context } from '#platform/context.ts'
import { raiseAlarm } from './alarm.store.ts'
import { announceIssues } from './announce.ts'
import { holdReports, listAgreed, listDisagreed } from './report.store.ts'
import { keepResults } from './step.store.ts'

export async function takeReports(ctx: Context): Promise<void> {
  for (const { id, results } of await listDisagreed(ctx.db)) {
    await raiseAlarm(ctx.db, id, 'reports_differ', results)
  }
  const found = (await listAgreed(ctx.db)).map(({ id }) => id)
  if (found.length === 0) return
  await ctx.db.transaction().execute(async (tx) => {
    await holdReports(tx, found)
    // Asked again now that nobody can change a word.
    const agreed = (await listAgreed(tx)).filter(({ id }) => found.includes(id))
    const nothing = { seed: null, randomness: null, signature: null }
    const kept = new Set(
      await keepResults(
        tx,
        agreed.map(({ id, result }) => ({ id, result, ...nothing })),
      ),
    )
    await announceIssues(
      tx,
      agreed.filter(({ id }) => kept.has(id)).map(({ code }) => code),
    )
  })
}
