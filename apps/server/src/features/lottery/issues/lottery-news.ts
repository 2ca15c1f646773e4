import type { LotteryNews } from '@perya/contract/lottery-draws'
import { lotteries } from '@perya/lottery-rules'
import type { LiveNews } from '#platform/live-topic.ts'
import { issueChannel } from './announce.ts'
import { listLatest } from './issue.store.ts'

const codes = lotteries.map(({ code }) => code)

/** The last issue of every lottery, and of those only that have moved on since. */
export const lotteryNews: LiveNews = {
  event: 'lottery',
  channel: issueChannel,
  async read(db, changed): Promise<LotteryNews> {
    const latest = await listLatest(db, changed ?? codes)
    return {
      results: latest.map(({ code, issueNo, state, drawnAt, result }) => ({
        code,
        issueNo,
        state,
        drawnAt: drawnAt?.toISOString() ?? null,
        result: state === 'VOID' ? null : result,
      })),
    }
  },
}
