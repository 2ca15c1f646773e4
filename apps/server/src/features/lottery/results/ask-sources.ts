/** Asks every source for the results of draws that were held elsewhere, until it has said one. */
import { lotteryOf } from '@perya/lottery-rules'
import type { Context } from '#platform/context.ts'
import { troubleWith, tryInLoop } from '#platform/trouble.ts'
import { listUnasked } from './overdue.store.ts'
import { insertReport } from './report.store.ts'
import { isResult } from './result.rules.ts'
import { resultSourcesOf } from './result-sources.ts'

export async function askSources(ctx: Context): Promise<void> {
  const sources = new Map(resultSourcesOf(ctx).map((source) => [source.name, source]))
  if (sources.size === 0) return
  for (const { id, code, issueNo, source } of await listUnasked(ctx.db, [...sources.keys()])) {
    const about = { lottery: code, issue: issueNo, source }
    const ask = async () => {
      const result = await sources.get(source)?.read({ code, issueNo })
      if (!result) return
      const family = lotteryOf(code)?.family
      if (!family || !isResult(family, result)) throw new Error(`${result.join(',')} is no result of ${code}`)
      await insertReport(ctx.db, { issueId: id, source, result })
    }
    await tryInLoop(troubleWith(ctx.log, 'a result was not taken', about), ask, undefined)
  }
}
