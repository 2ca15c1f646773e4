/** What the clock costs while twenty lotteries or more are drawn every minute and nobody bets. */
import { setTimeout as pause } from 'node:timers/promises'
import { lotteries } from '@perya/lottery-rules'
import { makeIssues } from '../../apps/server/src/features/lottery/calendar/make-issues.ts'
import { startClock } from '../../apps/server/src/features/lottery/clock.ts'
import type { Bench } from './bench-context.ts'

const seconds = Number(process.env.BENCH_IDLE_SECONDS ?? 120)

export async function measureIdle({ ctx, cpuSeconds }: Bench): Promise<Record<string, number>> {
  await makeIssues(ctx)
  await ctx.pool.query('vacuum analyze lottery_issue')
  const fast = lotteries.filter(({ schedule }) => 'everySeconds' in schedule && schedule.everySeconds <= 60)
  const drawn = async () => {
    const { rows } = await ctx.pool.query<{ count: bigint }>(
      'select count(*) from lottery_issue where settled_at is not null',
    )
    return Number(rows[0]?.count)
  }
  // The database itself, its checkpoints and its cleaning, runs without lotteries as well.
  const bare = await costOf(cpuSeconds, seconds / 4)
  const stop = startClock(ctx)
  await pause(3_000)
  const before = await drawn()
  const cost = await costOf(cpuSeconds, seconds)
  const draws = (await drawn()) - before
  await stop()
  return {
    oneMinuteLotteries: fast.length,
    idleDraws: draws,
    idleCorePercent: Number((100 * cost).toFixed(2)),
    idleCorePercentBare: Number((100 * bare).toFixed(2)),
  }
}

/** The share of one core that is used over so many seconds. */
async function costOf(cpuSeconds: () => number, over: number): Promise<number> {
  const start = cpuSeconds()
  await pause(over * 1_000)
  return (cpuSeconds() - start) / over
}
