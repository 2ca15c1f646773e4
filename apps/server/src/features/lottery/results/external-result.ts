/** Results of draws held elsewhere: two sources that agree, and a minute in which each may still say something else. */
import { lotteryOf } from '@perya/lottery-rules'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { raiseAlarm } from '../issues/alarm.store.ts'
import { announceIssues } from '../issues/announce.ts'
import { eachIssue } from '../issues/each-issue.ts'
import { keepResult } from '../issues/step.store.ts'
import { type Agreed, findAgreed, holdReports, listAgreed, listDisagreed } from './report.store.ts'
import { isResult } from './result.rules.ts'

export async function alarmDisagreed(ctx: Context): Promise<void> {
  for (const { id, results } of await listDisagreed(ctx.db)) {
    await raiseAlarm(ctx.db, id, 'reports_differ', results)
  }
}

/** Each draw in a transaction of its own: one that cannot be kept, or that somebody holds, keeps no other waiting. */
export async function takeReports(ctx: Context): Promise<boolean> {
  return eachIssue(ctx, await listAgreed(ctx.db), async (_, issue) => {
    try {
      return await ctx.db.transaction().execute((tx) => takeReport(tx, issue))
    } catch (error) {
      await raiseAlarm(ctx.db, issue.id, 'result_refused', { error: (error as Error).message })
      throw error
    }
  })
}

/** False while somebody else is at the issue. */
async function takeReport(tx: Tx, { id, code }: Agreed): Promise<boolean> {
  if (!(await holdReports(tx, id))) return false
  // Asked again now that nobody can change a word.
  const agreed = await findAgreed(tx, id)
  if (!agreed) return true
  const { result } = agreed
  const family = lotteryOf(code)?.family
  // A result is written once, so what could never be settled is not written at all; people, or the day's end, go on.
  if (!family || !isResult(family, result)) {
    await raiseAlarm(tx, id, 'result_refused', { error: `${result.join(',')} is no result of ${code}` })
    return true
  }
  const isKept = await keepResult(tx, { id, result, seed: null, randomness: null, signature: null })
  if (isKept) await announceIssues(tx, [code])
  return true
}
