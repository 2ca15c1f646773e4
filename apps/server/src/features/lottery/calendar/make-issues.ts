/** Keeps the issues of the time ahead, and the chains they are drawn from, published ahead. */
import { setTimeout as pause } from 'node:timers/promises'
import { type Day, dayAfter, dayOf, issuesOfDay, type Lottery, lotteries } from '@perya/lottery-rules'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { beaconOf } from '../draws/beacons.ts'
import { holdMaking, insertChain } from '../draws/chain.store.ts'
import { makeSealedChain } from '../draws/chain.ts'
import { announceIssues } from '../issues/announce.ts'
import { insertIssues, listMadeDays } from '../issues/issue.store.ts'
import { readClock } from '../issues/step.store.ts'
import { comingDays, type Reach, reachAhead, reachFirst } from './coming-days.rules.ts'
import { putPastResults } from './past-results.ts'

/** What the demo shows of the time before its first start. */
const pastDays = { fast: 1, daily: 7 }

type Making = {
  lotteries?: readonly Lottery[]
  /** Asked between lotteries, so that a server that stops need not wait for all of them. */
  isStopped?: () => boolean
  /** After each lottery's later issues, which nobody waits for. */
  restMs?: number
}

/** Today's issues of every lottery first, or the next where there are none, then those of the time after. */
export async function makeIssues(
  ctx: Context,
  { lotteries: made = lotteries, isStopped = () => false, restMs = 0 }: Making = {},
): Promise<void> {
  const now = await readClock(ctx.db)
  for (const reach of [reachFirst, reachAhead]) {
    for (const lottery of made) {
      if (isStopped()) return
      const isNew = await makeDays(ctx, lottery, { now, reach })
      if (isNew && reach === reachAhead && restMs > 0) await pause(restMs)
    }
  }
}

async function makeDays(
  ctx: Context,
  lottery: Lottery,
  { now, reach }: { now: Date; reach: Reach },
): Promise<boolean> {
  const days = comingDays(lottery, now, reach)
  if ((await listMissing(ctx, lottery, days)).length === 0) return false
  await ctx.db.transaction().execute(async (tx) => {
    await holdMaking(tx)
    const isFirst = (await listMadeDays(tx, lottery.code)).length === 0
    const past = isFirst && ctx.env.mode === 'demo' ? daysBefore(lottery, dayOf(lottery, now)) : []
    for (const day of [...past, ...(await listMissing({ db: tx }, lottery, days))]) {
      await makeDay(ctx, tx, lottery, day, now)
    }
    await announceIssues(tx, [lottery.code])
  })
  return true
}

function daysBefore({ schedule }: Lottery, today: Day): Day[] {
  const count = 'everySeconds' in schedule ? pastDays.fast : pastDays.daily
  return Array.from({ length: count }, (_, index) => dayAfter(today, index - count))
}

/** Of the days, those that have no issues yet. */
async function listMissing(
  { db }: Pick<Context, 'db'>,
  lottery: Lottery,
  days: readonly Day[],
): Promise<Day[]> {
  const made = new Set(await listMadeDays(db, lottery.code, days[0]))
  return days.filter((day) => !made.has(day))
}

async function makeDay(ctx: Context, tx: Tx, lottery: Lottery, day: Day, now: Date): Promise<void> {
  const planned = issuesOfDay(lottery, day)
  const { code } = lottery
  const isOurs = lottery.drawSource === 'house'
  const beacon = beaconOf(ctx)
  const issues = planned.map(({ number, openAt, closeAt, drawAt }, place) => ({
    issueNo: number,
    opensAt: openAt,
    closesAt: closeAt,
    drawsAt: drawAt,
    place: isOurs ? place : null,
    beaconRound: isOurs ? beacon.roundAt(drawAt) : null,
  }))
  // What had closed before the platform knew of the day was never sold, so it is no issue.
  const coming = issues.filter(({ closesAt }) => closesAt > now)
  const over = ctx.env.mode === 'demo' ? issues.filter(({ drawsAt }) => drawsAt <= now) : []
  // A chain without any issue would stand in the way when the day is looked at again.
  if (coming.length + over.length === 0) return
  const chain = isOurs ? makeSealedChain(ctx.secrets, planned.length) : null
  const chainId = chain && (await insertChain(tx, { code, day, length: planned.length, ...chain }))
  const head = { code, day, chainId, beacon: isOurs ? beacon.name : null }
  if (coming.length > 0) await insertIssues(tx, head, coming)
  if (over.length > 0) await putPastResults(ctx, tx, lottery, head, over)
}
